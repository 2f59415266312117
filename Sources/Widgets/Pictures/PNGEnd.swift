/// Finds the IEND chunk of a PNG file (PNG specification, 5.3).
nonisolated struct PNGEnd: PictureEnd {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  private(set) var isReached = false
  /// Bytes before the next chunk's length and type.
  private var skip = signature.count
  /// As much of those as came.
  private var head: [UInt8] = []

  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int? {
    var position = 0
    while position < chunk.count {
      if skip > 0 {
        let skipped = min(skip, chunk.count - position)
        (skip, position) = (skip - skipped, position + skipped)
        continue
      }
      head.append(chunk[position])
      position += 1
      guard head.count == 8 else { continue }
      if head[4...].elementsEqual("IEND".utf8) {
        isReached = true
        return max(0, position - head.count)
      }
      // The content is followed by a checksum of four bytes.
      skip = PNGEnd.number(head[..<4]) + 4
      head.removeAll(keepingCapacity: true)
    }
    return nil
  }

  /// Whether a PNG file begins with a header of 0 pixels, which its decoder calls damaged.
  static func saysNoPixels(_ chunk: UnsafeRawBufferPointer) -> Bool {
    guard chunk.count >= 24, chunk.starts(with: signature), chunk[12..<16].elementsEqual("IHDR".utf8) else {
      return false
    }
    return number(chunk[16..<20]) == 0 || number(chunk[20..<24]) == 0
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
