/// The content of a file, collected while it is read, up to a limit.
nonisolated struct OriginalBytes {
  /// The collected bytes; nil after the limit was exceeded.
  private(set) var bytes: [UInt8]? = []
  private let expectedCount: Int

  init(expectedCount: Int) { self.expectedCount = expectedCount }

  mutating func append(_ chunk: UnsafeRawBufferPointer, limit: Int) {
    guard let count = bytes?.count, max(expectedCount, count + chunk.count) <= limit else {
      bytes = nil
      return
    }
    if count == 0 { bytes?.reserveCapacity(expectedCount) }
    bytes?.append(contentsOf: chunk)
  }
}
