package import Diagnostics
package import Model

/// Reads a receipt from the text of `file`, which problems call as the user named it.
///
/// - Throws: the first thing that is wrong with it, with its place; nothing of a receipt that is wrong is to be believed.
package func readReceipt(_ bytes: [UInt8], file: String) throws(Failure) -> PruneReceipt {
  if let problem = encodingProblem(of: bytes, file: file) {
    throw damaged(problem.message, at: problem.location)
  }
  let (value, problems) = JSONReader.read(bytes, file: file)
  if let problem = problems.first { throw damaged(problem.message, at: problem.location) }
  guard let value else { throw damaged("the file says nothing", at: SourceLocation(file: file)) }
  return try ReceiptDecoder(file: file).decode(value)
}

/// What to do with a receipt that is no use.
private let adviceToReplace = "remove the file, build and prune again: that writes it anew"

func damaged(_ message: String, at location: SourceLocation?) -> Failure {
  Failure(.damaged, "damaged receipt: \(message)", advice: adviceToReplace, at: location)
}

/// Makes a receipt of a JSON value, and stops at the first thing that is wrong.
struct ReceiptDecoder {
  let file: String

  func decode(_ value: JSONValue) throws(Failure) -> PruneReceipt {
    let notOurs = Failure(
      .damaged,
      "this is no receipt",
      advice: "name the file that 'lprune prune --write-receipt' has written",
      at: location(value.position)
    )
    guard case .object(let members) = value.content,
      case .text("receipt") = members.first(where: { $0.name == "document" })?.value.content
    else { throw notOurs }
    let fields = try Fields(members, of: value, in: self)
    try checkVersion(try fields.required("schemaVersion"))
    let artifact = try self.fields(try fields.required("artifact"))
    return PruneReceipt(
      artifact: ByteName(try text(try artifact.required("name"))),
      identifier: try artifact["identifier"].map(text),
      components: try unique(
        try list(try fields.required("components"), of: component),
        what: "component"
      ) { $0.path.description }
    )
  }

  private func checkVersion(_ value: JSONValue) throws(Failure) {
    let version = try number(value)
    guard version != 1 else { return }
    throw Failure(
      .damaged,
      "the receipt has schema version \(version), and this lprune reads version 1",
      advice: version > 1 ? "use the lprune that wrote it, or a newer one" : adviceToReplace,
      at: location(value.position)
    )
  }

  private func component(_ value: JSONValue) throws(Failure) -> PruneReceipt.Component {
    let fields = try fields(value)
    let region = try fields["developmentRegion"].map(self.fields)
    return PruneReceipt.Component(
      path: BundlePath(try text(try fields.required("path"))),
      identifier: try fields["identifier"].map(text),
      regionBefore: try region?["before"].map(text),
      regionAfter: try region?["after"].map(text),
      declared: try list(try fields.required("declared"), of: text),
      undeclared: try list(try fields.required("undeclared"), of: text),
      kept: try list(try fields.required("kept"), of: text).map { ByteName($0) }.sorted(),
      removed: try unique(
        try list(try fields.required("removed"), of: removedLocalization),
        what: "removed localization"
      ) { $0.name.description }.sorted { $0.name < $1.name },
      tables: try unique(
        try list(try fields.required("tables"), of: table),
        what: "table"
      ) { $0.name.description }.sorted { $0.name < $1.name }
    )
  }

  private func removedLocalization(
    _ value: JSONValue
  ) throws(Failure) -> PruneReceipt.RemovedLocalization {
    let fields = try fields(value)
    return PruneReceipt.RemovedLocalization(
      name: ByteName(try text(try fields.required("name"))),
      size: TreeSize(
        files: Int(clamping: try number(try fields.required("files"))),
        bytes: try number(try fields.required("bytes")),
        blockBytes: try number(try fields.required("blockBytes"))
      ),
      isSource: try flag(try fields.required("source"))
    )
  }

  private func table(_ value: JSONValue) throws(Failure) -> PruneReceipt.Table {
    let fields = try fields(value)
    var isIdentifier: [[UInt8]: Bool] = [:]
    for (name, isName) in [("identifiers", true), ("texts", false)] {
      for entry in try entries(try fields.required(name)) {
        let key = Array(try text(entry).utf8)
        guard isIdentifier.updateValue(isName, forKey: key) == nil else {
          throw damage("a key that the table has twice", entry)
        }
      }
    }
    let keys = isIdentifier.keys.sorted { $0.lexicographicallyPrecedes($1) }
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    let lone = try marks(try fields.required("onlyInRemoved"), places)
    return PruneReceipt.Table(
      name: BundlePath(try text(try fields.required("name"))),
      keys: keys,
      isIdentifier: keys.map { isIdentifier[$0] ?? false },
      isKept: lone.map { !$0 },
      removed: try unique(
        try list(try fields.required("removed")) { (value) throws(Failure) in
          try removedKeys(value, places)
        },
        what: "removed localization"
      ) { $0.name.description }.sorted { $0.name < $1.name }
    )
  }

  private func removedKeys(
    _ value: JSONValue,
    _ places: [[UInt8]: Int]
  ) throws(Failure) -> PruneReceipt.RemovedKeys {
    let fields = try fields(value)
    let name = ByteName(try text(try fields.required("name")))
    guard let lacks = fields["lacks"] else {
      return .init(name: name, has: try marks(try fields.required("has"), places))
    }
    return .init(name: name, has: try marks(lacks, places).map { !$0 })
  }

  /// By key of the table, whether the list has it.
  private func marks(
    _ value: JSONValue,
    _ places: [[UInt8]: Int]
  ) throws(Failure) -> [Bool] {
    var marks = [Bool](repeating: false, count: places.count)
    for entry in try entries(value) {
      guard let place = places[Array(try text(entry).utf8)] else {
        throw damage("a key that the table does not have", entry)
      }
      marks[place] = true
    }
    return marks
  }
}
