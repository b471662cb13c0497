import Foundation

/// As much of JSON Schema as the schemas in `scripts` use, and stricter in one point: a field
/// that the schema does not name is a fault.
struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema that the repository publishes.
  init(_ name: String = "report") throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../scripts/\(name).schema.json")
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = value as? [String: Any] ?? [:]  // an empty schema finds fault with everything
  }

  /// What is wrong with a report, by path: `$.artifact.files: no integer`.
  func faults(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return faults(in: value, by: root, at: "$")
  }

  /// The values that a definition allows: `values(of: "kind")`.
  func values(of definition: String, _ property: String? = nil) -> [String] {
    var schema = object(object(root["$defs"])[definition])
    if let property { schema = object(object(schema["properties"])[property]) }
    return schema["enum"] as? [String] ?? []
  }

  private func object(_ value: Any?) -> [String: Any] { value as? [String: Any] ?? [:] }

  private func faults(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let all = choices.map { faults(in: value, by: $0, at: path) }
      // What is neither is told as the alternative of its own kind.
      return all.contains([]) ? [] : (value is [Any] ? all.last : all.first) ?? []
    }
    if let name = schema["$ref"] as? String {
      let definition = object(object(root["$defs"])[String(name.dropFirst("#/$defs/".count))])
      return faults(in: value, by: definition, at: path)
    }
    if let constant = schema["const"] as? NSObject {
      return constant == value as? NSObject ? [] : ["\(path): not \(constant)"]
    }
    if let allowed = schema["enum"] as? [String] {
      return allowed.contains(value as? String ?? "") ? [] : ["\(path): \(value) is not allowed"]
    }
    switch schema["type"] as? String {
    case "string": return value is String ? [] : ["\(path): no string"]
    case "integer": return isInteger(value) ? [] : ["\(path): no integer"]
    case "boolean": return isFlag(value) ? [] : ["\(path): no boolean"]
    case "array":
      guard let values = value as? [Any] else { return ["\(path): no array"] }
      return values.enumerated().flatMap {
        faults(in: $1, by: object(schema["items"]), at: "\(path)[\($0)]")
      }
    case "object":
      guard let value = value as? [String: Any] else { return ["\(path): no object"] }
      return faults(inObject: value, by: schema, at: path)
    default: return ["\(path): the schema says nothing"]
    }
  }

  private func faults(
    inObject value: [String: Any],
    by schema: [String: Any],
    at path: String
  ) -> [String] {
    let properties = object(schema["properties"])
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { value[$0] == nil }.map { "\(path).\($0): missing" }
    return missing
      + value.sorted { $0.key < $1.key }.flatMap { key, member in
        properties[key] == nil
          ? ["\(path).\(key): not in the schema"]
          : faults(in: member, by: object(properties[key]), at: "\(path).\(key)")
      }
  }

  private func isInteger(_ value: Any) -> Bool {
    guard let number = value as? NSNumber, !isFlag(value) else { return false }
    return number.int64Value >= 0 && number.doubleValue == Double(number.int64Value)
  }

  /// Foundation gives truth values as numbers, too, but of the width of a character.
  private func isFlag(_ value: Any) -> Bool {
    (value as? NSNumber).map { ["c", "B"].contains(String(cString: $0.objCType)) } ?? false
  }
}
