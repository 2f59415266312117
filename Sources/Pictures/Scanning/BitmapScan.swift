/// Reads the size of a BMP file; of one that was cut off, the decoder shows the rows that came.
nonisolated struct BitmapScan: PictureScan {
  static let signature = Array("BM".utf8)
  private(set) var size: PixelSize?
  let isAtEnd: Bool? = nil
  private var isRead = false
  private var reader = HeadReader()

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    guard !isRead, reader.read(26, from: chunk, at: &position) else { return nil }
    isRead = true
    let head = reader.head
    // An older header has two bytes for each; then the decoder tells.
    guard head[14..<18].littleEndian >= 40 else { return nil }
    // Rows from the top have a negative height, in two's complement.
    let height = Int32(truncatingIfNeeded: head[22..<26].littleEndian)
    size = PixelSize(width: head[18..<22].littleEndian, height: Int(clamping: height.magnitude))
    return nil
  }
}
