/// How a program comes to the language in which it shows something.
package enum Mechanism: String, CaseIterable, Sendable {
  /// By the list in the user's settings.
  case system
  /// By a list that the app itself sets as `AppleLanguages`: from its next launch it stands in for the user's.
  case appleLanguages = "apple-languages"
  /// By a picker in the app, which opens the `.lproj` folder of exactly the name that was picked as a bundle of its own,
  /// and asks the system where there is none.
  case inApp = "in-app"
}

/// What is asked about one component.
package struct Question: Sendable {
  package var mechanism: Mechanism
  package var component: Component.ID
  package var keys: [SoughtKey]

  /// Paths below an `.lproj` folder: `welcome.png`, `images/welcome.png`.
  package var resources: [BundlePath]

  package init(
    mechanism: Mechanism = .system,
    component: Component.ID = 0,
    keys: [SoughtKey] = [],
    resources: [BundlePath] = []
  ) {
    self.mechanism = mechanism
    self.component = component
    self.keys = keys
    self.resources = resources
  }
}

/// A key of a table, neither of which need be there.
package struct SoughtKey: Hashable, Sendable {
  package var table: BundlePath
  package var key: String

  package init(table: BundlePath, key: String) {
    self.table = table
    self.key = key
  }
}

/// A kind of device that has files of its own, whose names end in `~` and its own before the suffix.
package enum Device: String, CaseIterable, Sendable {
  case iphone, ipad
  case appleTV = "appletv"
  case appleWatch = "applewatch"

  /// The name that a file for the device has beside `name`: `images/pic~ipad.png`.
  package func name(for name: BundlePath, isTable: Bool) -> BundlePath {
    let mark = Array("~\(rawValue)".utf8)
    let start = name.bytes.count - name.name.bytes.count
    let dot = isTable ? nil : name.bytes[start...].lastIndex(of: UInt8(ascii: "."))
    let end = dot ?? name.bytes.endIndex
    return BundlePath(bytes: name.bytes[..<end] + mark + name.bytes[end...])
  }
}
