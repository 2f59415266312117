/// Counts the bytes of a WebP file, which says at its beginning how many there are (RFC 9649, 2.4).
nonisolated struct WebPEnd: PictureEnd {
  private(set) var isReached = false
  /// Bytes that are still to come; nil before the first chunk.
  private var rest: Int?

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    let expected = rest ?? 8 + chunk[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    let left = expected - chunk.count
    rest = left
    isReached = left <= 0
    return nil
  }
}
