extension Decoder {
  /// Throws `DecodingError` with the complaint if stored data is not valid.
  public func check(_ isValid: Bool, _ complaint: String) throws {
    guard !isValid else { return }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: complaint))
  }
}
