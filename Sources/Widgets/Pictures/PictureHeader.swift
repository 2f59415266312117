/// Reads the size in the header of the formats that most pictures have.
///
/// Decoders tell the size as well, but not all before they have decoded the whole picture. Those of glycin, which newer
/// systems have, take half a minute for 30,000 × 30,000 pixels. Some end the program.
nonisolated enum PictureHeader {
  /// The size that a file beginning with `chunk` says it has; nil where the decoder is to find out.
  static func size(ofFileWith chunk: UnsafeRawBufferPointer) -> PixelSize? {
    if chunk.starts(with: PNGEnd.signature) { return pngSize(chunk) }
    if chunk.starts(with: JPEGEnd.signature) { return jpegSize(chunk) }
    if chunk.starts(with: GIFEnd.signature), chunk.count >= 10 {
      return PixelSize(width: littleEndian(chunk[6..<8]), height: littleEndian(chunk[8..<10]))
    }
    // Rows from the top have a negative height, in two's complement.
    if chunk.starts(with: "BM".utf8), chunk.count >= 26, littleEndian(chunk[14..<18]) >= 40 {
      let height = Int32(truncatingIfNeeded: littleEndian(chunk[22..<26]))
      return PixelSize(width: littleEndian(chunk[18..<22]), height: Int(height.magnitude))
    }
    return nil
  }

  /// The first part of a PNG file is its header (PNG specification, 11.2.1).
  private static func pngSize(_ chunk: UnsafeRawBufferPointer) -> PixelSize? {
    guard chunk.count >= 24, chunk[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return PixelSize(width: bigEndian(chunk[16..<20]), height: bigEndian(chunk[20..<24]))
  }

  /// A JPEG file has its size in the header of its frame, behind other segments (ITU-T T.81, B.2.2).
  ///
  /// A height of 0 says that it follows the picture.
  private static func jpegSize(_ chunk: UnsafeRawBufferPointer) -> PixelSize? {
    var position = 2
    while position + 9 <= chunk.count, chunk[position] == 0xff {
      let code = chunk[position + 1]
      if (0xc0...0xcf).contains(code), ![0xc4, 0xc8, 0xcc].contains(code) {
        let height = bigEndian(chunk[(position + 5)..<(position + 7)])
        let width = bigEndian(chunk[(position + 7)..<(position + 9)])
        return height == 0 ? nil : PixelSize(width: width, height: height)
      }
      // A fill byte, or a segment with its length.
      position += code == 0xff ? 1 : 2 + bigEndian(chunk[(position + 2)..<(position + 4)])
    }
    return nil
  }

  static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  private static func littleEndian(_ bytes: some BidirectionalCollection<UInt8>) -> Int { bigEndian(bytes.reversed()) }
}
