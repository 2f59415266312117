extension Decoder {
  /// Refuses what was read if it is not what the program itself can have written.
  ///
  /// - Throws: `DecodingError` with the complaint.
  public func check(_ isValid: Bool, _ complaint: String) throws {
    guard !isValid else { return }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: complaint))
  }
}
