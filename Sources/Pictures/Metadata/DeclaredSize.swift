/// Returns the size in the header of a PNG, JPEG, GIF or BMP file; `nil` if `start` does not contain it.
///
/// Decoders report the size as well, but gdk-pixbuf 2.44 (glycin) cannot be stopped then: a PNG of 30,000 × 30,000
/// pixels takes half a minute, and a JPEG that only claims that size ends the program. libpng rejects 0 × 0 pixels
/// before it reports the size.
nonisolated func declaredSize(ofFileStartingWith start: [UInt8]) -> PixelSize? {
  func size(at offset: Int, count: Int, isBigEndian: Bool = false) -> PixelSize? {
    guard start.count >= offset + 2 * count else { return nil }
    let (first, second) = (start[offset...].prefix(count), start[(offset + count)...].prefix(count))
    return isBigEndian
      ? PixelSize(width: first.bigEndian, height: second.bigEndian)
      : PixelSize(width: first.littleEndian, height: second.littleEndian)
  }
  if start.starts(with: [0x89, 0x50, 0x4e, 0x47]) { return size(at: 16, count: 4, isBigEndian: true) }
  if start.starts(with: "GIF8".utf8) { return size(at: 6, count: 2) }
  if start.starts(with: "BM".utf8), var found = size(at: 18, count: 4), start[14..<18].littleEndian >= 40 {
    // A negative height means that the rows start at the top.
    found.height = Int(clamping: Int32(truncatingIfNeeded: found.height).magnitude)
    return found
  }
  guard start.starts(with: [0xff, 0xd8, 0xff]) else { return nil }
  // The frame header of a JPEG file (ITU-T T.81, B.2.2) comes after other segments.
  var position = 2
  while position + 9 <= start.count, start[position] == 0xff {
    switch start[position + 1] {
    case 0xff: position += 1
    case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(start[position + 1]):
      let found = size(at: position + 5, count: 2, isBigEndian: true)?.turned
      // A height of 0 means that it follows after the picture.
      return found?.height == 0 ? nil : found
    default: position += 2 + start[(position + 2)...].prefix(2).bigEndian
    }
  }
  return nil
}
