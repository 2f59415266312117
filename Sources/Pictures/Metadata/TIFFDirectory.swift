/// The first directory of a TIFF structure, as in TIFF files and Exif data (TIFF 6.0, section 2).
nonisolated struct TIFFDirectory {
  private let data: ArraySlice<UInt8>
  private let isBigEndian: Bool
  private var start = 0

  init?(_ data: ArraySlice<UInt8>) {
    switch Array(data.prefix(2)) {
    case [0x4d, 0x4d]: isBigEndian = true
    case [0x49, 0x49]: isBigEndian = false
    default: return nil
    }
    self.data = data
    guard number(at: 2, count: 2) == 42, let start = number(at: 4, count: 4) else { return nil }
    self.start = start
  }

  /// Returns the first value of a field of 16-bit numbers; nil if the field is missing.
  func short(_ tag: Int) -> Int? {
    for index in 0..<(number(at: start, count: 2) ?? 0) {
      let entry = start + 2 + index * 12
      guard let found = number(at: entry, count: 2) else { return nil }
      guard found == tag else { continue }
      guard number(at: entry + 2, count: 2) == 3, let count = number(at: entry + 4, count: 4), count > 0 else {
        return nil
      }
      // More than two values do not fit into the entry, which contains their position instead.
      return (count <= 2 ? entry + 8 : number(at: entry + 8, count: 4)).flatMap { number(at: $0, count: 2) }
    }
    return nil
  }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let bytes = data.dropFirst(offset).prefix(count)
    return isBigEndian ? bytes.bigEndian : bytes.littleEndian
  }
}
