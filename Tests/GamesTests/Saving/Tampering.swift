@testable import Games

/// Changes a text one to four times: replaces a word or number by another one, changes a digit, or damages a byte.
func tamper(with text: String, _ generator: inout SeededGenerator) -> String {
  var bytes = Array(text.utf8)
  for _ in 0...generator.number(below: 3) {
    let words = words(of: bytes)
    guard let place = generator.element(of: words), let other = generator.element(of: words) else { break }
    let index = place.lowerBound + generator.number(below: place.count)
    switch generator.number(below: 16) {
    case 0: bytes[index] = UInt8(generator.number(below: 256))
    case 1...8: bytes.replaceSubrange(place, with: Array(bytes[other]))
    default:
      if isDigit(bytes[index]) { bytes[index] = UInt8(ascii: "0") + UInt8(generator.number(below: 10)) }
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func words(of bytes: [UInt8]) -> [Range<Int>] {
  bytes.indices.split { "{}[]:,\" ".utf8.contains(bytes[$0]) }.map { $0.startIndex..<$0.endIndex }
}
