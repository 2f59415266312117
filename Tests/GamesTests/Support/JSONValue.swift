import FoundationEssentials

/// Any JSON, for comparisons of files.
enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case integer(UInt64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(_ text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Whether all of another value is in this one; objects can have more keys.
  func contains(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      others.allSatisfy { key, value in own[key].map { $0.contains(value) } ?? false }
    case (.list(let own), .list(let others)):
      own.count == others.count && zip(own, others).allSatisfy { $0.contains($1) }
    default: self == other
    }
  }
}
