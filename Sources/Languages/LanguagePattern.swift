/// An entry of `keep` or `remove`: which localizations it names.
///
/// | text | what it means |
/// | --- | --- |
/// | `en` | every spelling of exactly that tag |
/// | `en-*` | all variants of `en`, but not `en` itself |
/// | `*` | every localization that has a tag |
/// | `=zh_CN` | that folder alone, byte for byte |
///
/// A `!` in front makes an exception of any of them.
package struct LanguagePattern: Hashable, Sendable {
  private enum Form: Hashable {
    case all
    case variants(of: LanguageTag)
    case tag(LanguageTag)
    case exactFolder([UInt8])
  }

  private let form: Form

  /// Whether the entry takes back what others of its list name.
  package let isException: Bool
}

extension LanguagePattern {
  /// Why a text is no entry.
  package enum ParseError: Error, Hashable {
    /// There is no text.
    case empty
    /// The text has none of the forms.
    case malformed(String)
    /// The name, without `!` and `-*`, is well formed, but its language, script, region or a variant
    /// is not known.
    case unknownLanguage(String)
  }

  /// Reads an entry as a policy or the command line gives it.
  package init(parsing text: String) throws(ParseError) {
    // Bytes, because a mark that combines would hide the character it stands on.
    let bytes = Array(text.utf8)
    guard let first = bytes.first else { throw .empty }
    isException = first == UInt8(ascii: "!")
    form = try Self.form(of: isException ? bytes.dropFirst() : bytes[...], in: text)
  }

  private static func form(
    of entry: ArraySlice<UInt8>,
    in text: String
  ) throws(ParseError) -> Form {
    if entry.elementsEqual("*".utf8) { return .all }
    if entry.first == UInt8(ascii: "=") {
      let name = entry.dropFirst()
      // No folder has such a name.
      guard !name.isEmpty, !name.contains(where: { $0 == 0 || $0 == UInt8(ascii: "/") }) else {
        throw .malformed(text)
      }
      return .exactFolder(Array(name))
    }
    let isPattern = ["-*", "_*"].contains { entry.suffix(2).elementsEqual($0.utf8) }
    let name = isPattern ? entry.dropLast(2) : entry
    guard Subtags(parsing: name) != nil else { throw .malformed(text) }
    guard let tag = LanguageTag(utf8: name) else {
      throw .unknownLanguage(String(decoding: name, as: UTF8.self))
    }
    return isPattern ? .variants(of: tag) : .tag(tag)
  }
}

extension LanguagePattern {
  /// How narrowly an entry names a localization: the narrowest that matches decides.
  package enum Specificity: Int, Hashable, Comparable, Sendable {
    case all, pattern, tag, exactFolder

    package static func < (a: Specificity, b: Specificity) -> Bool { a.rawValue < b.rawValue }
  }

  package var specificity: Specificity {
    switch form {
    case .all: .all
    case .variants: .pattern
    case .tag: .tag
    case .exactFolder: .exactFolder
    }
  }

  /// The tag of an entry that is one, such as `en` or `!en-GB`; nil for the other forms.
  package var tag: LanguageTag? {
    if case .tag(let tag) = form { tag } else { nil }
  }

  /// Whether it names all languages, as `*` does.
  package var namesAll: Bool { form == .all }

  /// Whether it names one folder by its spelling, as `=zh_CN` does.
  package var isExactFolder: Bool { specificity == .exactFolder }

  /// Whether it names the localization with that name, without `.lproj`, and tag; an exception
  /// matches what it takes back.
  package func matches(name: some Collection<UInt8>, tag: LanguageTag?) -> Bool {
    if case .exactFolder(let folder) = form { return name.elementsEqual(folder) }
    guard let tag else { return false }
    return switch form {
    case .all, .exactFolder: true
    case .variants(let base): tag != base && tag.subtags.starts(with: base.subtags)
    case .tag(let own): tag == own
    }
  }
}

extension LanguagePattern: CustomStringConvertible {
  /// The entry in canonical spelling: `!en-GB`, `zh-Hans-*`, `=zh_CN`.
  package var description: String {
    let entry =
      switch form {
      case .all: "*"
      case .variants(let tag): "\(tag)-*"
      case .tag(let tag): "\(tag)"
      case .exactFolder(let name): "=" + String(decoding: name, as: UTF8.self)
      }
    return (isException ? "!" : "") + entry
  }
}
