import FoundationEssentials

nonisolated extension TransferContent {
  static let jsonType = "application/json"

  /// Returns a value as JSON (`application/json`); nil for a value that cannot be encoded, such as a NaN.
  public static func json(_ value: some Encodable) -> TransferContent? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { .data(type: jsonType, Array($0)) }
  }

  /// Returns the value that JSON or a text contains; nil for other content, or JSON of another type.
  public func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    let bytes: [UInt8]
    switch self {
    case .data(_, let data): bytes = data
    case .text(let text): bytes = Array(text.utf8)
    case .files, .picture, .html, .color: return nil
    }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }
}

nonisolated extension TransferContent.Kind {
  /// JSON (`application/json`).
  public static let json = TransferContent.Kind.data(type: TransferContent.jsonType)
}
