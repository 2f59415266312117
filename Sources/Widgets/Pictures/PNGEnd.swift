/// Finds the IEND chunk of a PNG file (PNG specification, 5.3).
nonisolated struct PNGEnd: PictureEnd {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private(set) var isReached = false
  /// Reads the length and the type of each chunk.
  private var reader = HeadReader(skip: signature.count)

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while reader.read(8, from: chunk, at: &position) {
      let head = reader.head
      if head[4...].elementsEqual("IEND".utf8) {
        isReached = true
        return max(0, position - head.count)
      }
      // The content is followed by a checksum of four bytes.
      reader.skip = PictureHeader.bigEndian(head[..<4]) + 4
      reader.clear()
    }
    return nil
  }
}
