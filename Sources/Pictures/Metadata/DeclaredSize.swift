/// Returns the size in the header of a PNG, JPEG, GIF or BMP file; nil if `start` does not contain it.
///
/// Decoders report the size as well, and reject most invalid sizes. This function works around two exceptions:
/// - The loaders of gdk-pixbuf 2.44 (glycin) report the size but cannot be stopped: they decode a PNG of 30,000 ×
///   30,000 pixels for half a minute, and a JPEG file that only claims that size ends the program.
/// - libpng rejects 0 × 0 pixels before it reports the size.
nonisolated func declaredSize(ofFileStartingWith start: UnsafeRawBufferPointer) -> PixelSize? {
  func size(_ width: Range<Int>, _ height: Range<Int>, isBigEndian: Bool = false) -> PixelSize? {
    guard start.count >= height.upperBound else { return nil }
    func number(_ range: Range<Int>) -> Int { isBigEndian ? start[range].bigEndian : start[range].littleEndian }
    return PixelSize(width: number(width), height: number(height))
  }
  if start.starts(with: [0x89, 0x50, 0x4e, 0x47]), start.count >= 16, start[12..<16].elementsEqual("IHDR".utf8) {
    return size(16..<20, 20..<24, isBigEndian: true)
  }
  if start.starts(with: "GIF8".utf8) { return size(6..<8, 8..<10) }
  if start.starts(with: "BM".utf8), start.count >= 26, start[14..<18].littleEndian >= 40 {
    // A negative height means that the rows start at the top.
    let (width, height) = (start[18..<22].littleEndian, Int32(truncatingIfNeeded: start[22..<26].littleEndian))
    return PixelSize(width: width, height: Int(clamping: height.magnitude))
  }
  return start.starts(with: [0xff, 0xd8, 0xff]) ? frameSize(ofJPEG: start) : nil
}

/// Returns the size in the frame header of a JPEG file (ITU-T T.81, B.2.2); nil if it comes later.
nonisolated private func frameSize(ofJPEG start: UnsafeRawBufferPointer) -> PixelSize? {
  var position = 2
  while position + 9 <= start.count, start[position] == 0xff {
    switch start[position + 1] {
    case 0xff: position += 1
    case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(start[position + 1]):
      let (height, width) = (start[(position + 5)...].prefix(2).bigEndian, start[(position + 7)...].prefix(2).bigEndian)
      // A height of 0 means that it follows after the picture.
      return height > 0 ? PixelSize(width: width, height: height) : nil
    default: position += 2 + start[(position + 2)...].prefix(2).bigEndian
    }
  }
  return nil
}
