/// Gathers the content of a file while it is read, unless that gets too long.
nonisolated struct OriginalBytes {
  /// What was gathered; nil when it got too long.
  private(set) var bytes: [UInt8]? = []
  private let expectedCount: Int

  /// A file that says that it has `expectedCount` bytes.
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
