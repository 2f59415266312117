/// Follows the chunks of a PNG file: its header, and the one that ends it (PNG specification, 5.3 and 11.2.1).
///
/// The decoder ends well without the last twelve bytes, for by then all rows have come. Where rows are missing, the end
/// tells a header that lies from a file that was cut off.
nonisolated struct PNGScan: PictureScan {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private(set) var size: PixelSize?
  private(set) var isAtEnd: Bool? = false
  private var isInHeader = false
  /// Reads the length and the type of each chunk, and what the header begins with.
  private var reader = HeadReader(skip: signature.count)

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while reader.read(8, from: chunk, at: &position) {
      let (first, second) = (reader.head[..<4], reader.head[4...])
      reader.clear()
      if isInHeader {
        size = PixelSize(width: first.bigEndian, height: second.bigEndian)
        // The rest of the header, with a checksum of four bytes.
        (isInHeader, reader.skip) = (false, 13 - 8 + 4)
      } else if second.elementsEqual("IEND".utf8) {
        isAtEnd = true
        return max(0, position - 8)
      } else if second.elementsEqual("IHDR".utf8), first.bigEndian == 13 {
        isInHeader = true
      } else {
        reader.skip = first.bigEndian + 4
      }
    }
    return nil
  }
}
