/// Metadata that gdk-pixbuf before 2.44 does not read (PNG specification, 11.3.6: eXIf; RFC 9649, 2.7.1.4: EXIF).
nonisolated struct ChunkMetadata {
  /// The maximum number of bytes of Exif data to read; the orientation is near the start.
  private static let limit = 16 << 10

  /// The Exif orientation, from 1 to 8; `nil` if the file has no valid one.
  private(set) var orientation: Int?
  /// Whether a PNG lacks its last interlaced passes: its decoder reports all rows after the first of seven passes.
  private(set) var lacksPasses = false

  init(_ input: PictureInput) throws(PictureError) {
    let stream = try input.open()
    let start = try stream.read(12)
    let isPNG = start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    guard isPNG || start.starts(with: "RIFF".utf8) && start.dropFirst(8).elementsEqual("WEBP".utf8) else { return }
    var header = isPNG ? Array(start[8...]) : []
    var isInterlaced = false
    while true {
      header += try stream.read(8 - header.count)
      guard header.count == 8 else { return }
      let (kind, count) = isPNG ? (header[4...], header[..<4].bigEndian) : (header[..<4], header[4...].littleEndian)
      header = []
      // Nothing after the last chunk is part of the picture.
      if isPNG, kind.elementsEqual("IEND".utf8) { return }
      let isExif = orientation == nil && kind.elementsEqual((isPNG ? "eXIf" : "EXIF").utf8)
      let isHeader = isPNG && kind.elementsEqual("IHDR".utf8)
      let content = isExif || isHeader ? try stream.read(min(count, Self.limit)) : []
      if isExif { orientation = exifOrientation(content) }
      if isHeader { isInterlaced = content.dropFirst(12).first == 1 }
      guard stream.skip(count - content.count) else {
        lacksPasses = isInterlaced
        return
      }
      // Skips the checksum of PNG, or the padding of WebP.
      guard stream.skip(isPNG ? 4 : count % 2) else { return }
    }
  }
}

/// Returns the orientation in Exif data, from 1 to 8; `nil` if there is no valid one.
nonisolated func exifOrientation(_ exif: [UInt8]) -> Int? {
  // Some programs write the prefix of JPEG's Exif data.
  let data = exif.starts(with: "Exif\0\0".utf8) ? exif.dropFirst(6) : exif[...]
  return firstNumber(ofTIFFField: 0x0112, in: data).flatMap { (1...8).contains($0) ? $0 : nil }
}

/// Returns the first value of a field of 16-bit numbers in TIFF or Exif data; `nil` without one (TIFF 6.0, section 2).
nonisolated func firstNumber(ofTIFFField tag: Int, in data: ArraySlice<UInt8>) -> Int? {
  guard data.starts(with: "MM".utf8) || data.starts(with: "II".utf8) else { return nil }
  func number(at offset: Int, count: Int = 2) -> Int? {
    let bytes = data.dropFirst(offset).prefix(count)
    guard bytes.count == count else { return nil }
    return data.first == UInt8(ascii: "M") ? bytes.bigEndian : bytes.littleEndian
  }
  guard number(at: 2) == 42, let start = number(at: 4, count: 4), let count = number(at: start) else { return nil }
  for entry in (0..<count).map({ start + 2 + $0 * 12 }) where number(at: entry) == tag {
    // More than two values do not fit into the entry, which contains their position instead.
    let isInEntry = number(at: entry + 4, count: 4).map { $0 <= 2 } ?? true
    return (isInEntry ? entry + 8 : number(at: entry + 8, count: 4)).flatMap { number(at: $0) }
  }
  return nil
}

nonisolated extension Sequence<UInt8> {
  /// The unsigned number of up to seven bytes, the most significant one first.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int(clamping: $1) } }
}

nonisolated extension BidirectionalCollection<UInt8> {
  /// The unsigned number of up to seven bytes, the least significant one first.
  var littleEndian: Int { reversed().bigEndian }
}
