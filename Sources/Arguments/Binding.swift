/// A parameter joined to the property that receives its value.
package struct Binding<Options> {
  package let parameter: Parameter

  /// What holds where the option is absent, if help should say so.
  let defaultText: (Options) -> String?

  /// Puts a value in its place; the text of a flag is empty.
  let store: (String, inout Options) throws(InvalidValue) -> Void

  init(
    _ parameter: Parameter,
    defaultText: @escaping (Options) -> String? = { _ in nil },
    store: @escaping (String, inout Options) throws(InvalidValue) -> Void
  ) {
    self.parameter = parameter
    self.defaultText = defaultText
    self.store = store
  }

  /// The same binding for options that hold these in a property, so that commands can share a list.
  package func inside<Outer>(_ path: WritableKeyPath<Outer, Options>) -> Binding<Outer> {
    Binding<Outer>(
      parameter,
      defaultText: { defaultText($0[keyPath: path]) },
      store: { (text, outer) throws(InvalidValue) in try store(text, &outer[keyPath: path]) }
    )
  }
}

extension Binding {
  /// An argument that must be there.
  package static func positional(
    _ name: String,
    _ path: WritableKeyPath<Options, String>,
    help: String
  ) -> Binding {
    let kind = Parameter.Kind.positional(isOptional: false, isRepeated: false)
    return Binding(Parameter(name, kind, help: help)) { $1[keyPath: path] = $0 }
  }

  /// An argument that may be absent.
  package static func positional(
    _ name: String,
    _ path: WritableKeyPath<Options, String?>,
    help: String
  ) -> Binding {
    let kind = Parameter.Kind.positional(isOptional: true, isRepeated: false)
    return Binding(Parameter(name, kind, help: help)) { $1[keyPath: path] = $0 }
  }

  /// One argument or more; none at all only where `isOptional`.
  package static func positionals(
    _ name: String,
    _ path: WritableKeyPath<Options, [String]>,
    isOptional: Bool = false,
    help: String
  ) -> Binding {
    let kind = Parameter.Kind.positional(isOptional: isOptional, isRepeated: true)
    return Binding(Parameter(name, kind, help: help)) { $1[keyPath: path].append($0) }
  }

  /// An option that is there or not.
  package static func flag(
    _ name: String,
    _ path: WritableKeyPath<Options, Bool>,
    help: String
  ) -> Binding {
    Binding(Parameter(name, .flag, help: help)) { $1[keyPath: path] = true }
  }
}

extension Binding {
  /// An option that takes any text but the empty one.
  package static func option(
    _ name: String,
    _ path: WritableKeyPath<Options, String?>,
    value: String,
    help: String
  ) -> Binding {
    option(name, path, value: value, help: help) { $0 }
  }

  /// An option that takes any text but the empty one and may be given several times.
  package static func option(
    _ name: String,
    _ path: WritableKeyPath<Options, [String]>,
    value: String,
    help: String
  ) -> Binding {
    option(name, path, value: value, help: help) { $0 }
  }

  /// An option that takes one of the names of an enumeration; help shows the default.
  package static func option<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ path: WritableKeyPath<Options, Choice>,
    help: String
  ) -> Binding {
    let kind = Parameter.Kind.option(
      value: Choice.names.joined(separator: "|"),
      isRepeated: false
    )
    return Binding(
      Parameter(name, kind, help: help),
      defaultText: { $0[keyPath: path].rawValue },
      store: { (text, options) throws(InvalidValue) in
        options[keyPath: path] = try Choice(choosing: text)
      }
    )
  }

  /// An option that takes what `parse` understands.
  package static func option<Value>(
    _ name: String,
    _ path: WritableKeyPath<Options, Value?>,
    value: String,
    help: String,
    parse: @escaping (String) throws(InvalidValue) -> Value
  ) -> Binding {
    let kind = Parameter.Kind.option(value: value, isRepeated: false)
    return Binding(Parameter(name, kind, help: help)) { (text, options) throws(InvalidValue) in
      options[keyPath: path] = try parse(text)
    }
  }

  /// An option that takes one of the names of an enumeration, and without which something else decides.
  package static func option<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    _ path: WritableKeyPath<Options, Choice?>,
    help: String
  ) -> Binding {
    option(name, path, value: Choice.names.joined(separator: "|"), help: help) {
      (text) throws(InvalidValue) in try Choice(choosing: text)
    }
  }

  /// An option that takes what `parse` understands and may be given several times.
  package static func option<Value>(
    _ name: String,
    _ path: WritableKeyPath<Options, [Value]>,
    value: String,
    help: String,
    parse: @escaping (String) throws(InvalidValue) -> Value
  ) -> Binding {
    let kind = Parameter.Kind.option(value: value, isRepeated: true)
    return Binding(Parameter(name, kind, help: help)) { (text, options) throws(InvalidValue) in
      options[keyPath: path].append(try parse(text))
    }
  }
}
