/// Counts the bytes of a WebP file, which says at its beginning how many there are (RFC 9649, 2.4).
///
/// The decoder is closed without an error wherever the file ends. It tells the size before it takes memory.
nonisolated struct WebPScan: PictureScan {
  let size: PixelSize? = nil
  private(set) var isAtEnd: Bool? = false
  /// Bytes that are still to come; nil before the first chunk.
  private var rest: Int?

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    let left = (rest ?? 8 + chunk[4..<8].littleEndian) - chunk.count
    rest = left
    isAtEnd = left <= 0
    return nil
  }
}
