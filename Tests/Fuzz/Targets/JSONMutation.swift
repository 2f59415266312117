@testable import Games

/// Makes changes to JSON that find faults of decoders.
///
/// These are numbers at the bounds of types, signs, other lengths, exponents, nulls, and repeated or missing elements.
///
/// Neither the bytes nor the result need to be JSON.
struct JSONMutation {
  private static let numbers = [
    "0", "-0", "-1", "1", "20", "127", "128", "255", "256", "500", "501", "32767", "65535", "65536", "1000000000",
    "1000000001", "2147483647", "2147483648", "-2147483649", "3600000000", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551615", "18446744073709551616", "1.5", "1e3", "1e18",
    "1e19", "1e308", "1e309", "-1e309", "1e-400", "1E+2", "00", "+1", "0x1f",
  ]
  /// Every other replacement of a number is one of these, with which arithmetic overflows.
  private static let bounds = ["0", "-1", "\(Int.max)", "\(Int.min)", "\(UInt64.max)", "1e309"]
  private static let values = numbers + ["null", "true", "[]", "{}", "\"\"", "[0,0]", "{\"_0\":0}", "\"\\u0000\""]
  private static let characters = Array("0123456789abcdefghijklmnopqrstuv+-@. /:_".utf8)

  private var bytes: [UInt8]
  private var generator: SeededGenerator

  init(_ bytes: [UInt8], seed: UInt64) { (self.bytes, generator) = (bytes, SeededGenerator(seed: seed)) }

  /// Returns the bytes after one to four changes.
  static func mutated(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var mutation = JSONMutation(bytes, seed: seed)
    for _ in 0...mutation.generator.number(below: 4) { mutation.change() }
    return mutation.bytes
  }

  private mutating func change() {
    let tokens = JSONTokens(bytes)
    let isAboutKey = generator.number(below: 16) == 0 && !tokens.keys.isEmpty
    guard let scalar = generator.element(of: isAboutKey ? tokens.keys : tokens.scalars) else {
      return bytes = Array("{}".utf8)
    }
    switch generator.number(below: 10) {
    case 0: replace(scalar, with: generator.element(of: Self.values) ?? "0")
    case 1: bytes.replaceSubrange(scalar, with: generator.element(of: tokens.scalars).map { Array(bytes[$0]) } ?? [])
    case 2: repeatOrRemove(generator.element(of: tokens.containers) ?? scalar)
    case 3: repeatOrRemove(scalar)
    case 4 where generator.number(below: 8) == 0: nest(scalar)
    default: isText(scalar) ? changeText(scalar.dropFirst().dropLast()) : changeNumber(scalar)
    }
  }

  private func isText(_ token: Range<Int>) -> Bool { token.count >= 2 && bytes[token.lowerBound] == UInt8(ascii: "\"") }

  private mutating func replace(_ place: Range<Int>, with text: String) {
    bytes.replaceSubrange(place, with: Array(text.utf8))
  }

  /// Repeats or removes an element and the comma beside it.
  private mutating func repeatOrRemove(_ element: Range<Int>) {
    if generator.number(below: 2) == 0 {
      let copy = Array(bytes[element])
      for _ in 0...generator.number(below: 3) {
        bytes.insert(contentsOf: [UInt8(ascii: ",")] + copy, at: element.upperBound)
      }
    } else {
      let hasComma = bytes.indices.contains(element.upperBound) && bytes[element.upperBound] == UInt8(ascii: ",")
      bytes.removeSubrange(element.lowerBound..<element.upperBound + (hasComma ? 1 : 0))
    }
  }

  private mutating func nest(_ element: Range<Int>) {
    let depth = generator.element(of: [2, 500, 513, 5_000]) ?? 2
    replace(element, with: String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
  }

  private mutating func anyNumber() -> String {
    generator.element(of: generator.number(below: 2) == 0 ? Self.bounds : Self.numbers) ?? "0"
  }

  private mutating func changeNumber(_ place: Range<Int>) {
    let text = String(decoding: bytes[place], as: UTF8.self)
    switch (generator.number(below: 3), Int(text)) {
    case (0, let number?): replace(place, with: "\(number &+ (generator.number(below: 2) == 0 ? 1 : -1))")
    case (1, _): replace(place, with: "-" + text)
    default: replace(place, with: anyNumber())
    }
  }

  private mutating func changeText(_ place: Range<Int>) {
    let index = place.lowerBound + generator.number(below: place.count + 1)
    let (ending, count) = (index..<place.upperBound, generator.number(below: 24))
    let character = generator.element(of: Self.characters) ?? 0
    let run = Array(repeating: character, count: count)
    switch generator.number(below: 12) {
    // A sign before the text, which may mean another length of each of its parts.
    case 0: bytes.insert(generator.number(below: 2) == 0 ? UInt8(ascii: "+") : UInt8(ascii: "-"), at: place.lowerBound)
    case 1: widen(place)
    case 2: bytes.removeSubrange(ending.prefix(count))
    case 3: bytes.insert(contentsOf: run, at: index)
    case 4: bytes.insert(contentsOf: bytes[place.prefix(count)], at: place.upperBound)
    case 5: bytes.removeSubrange(place.prefix(count))
    case 6...9: if let number = digits(in: place) { replace(number, with: anyNumber()) }
    case 10:
      bytes.replaceSubrange(place, with: generator.number(below: 2) == 0 ? [] : Array(bytes[place] + bytes[place]))
    default: if !ending.isEmpty { bytes[index] = character }
    }
  }

  /// Puts a digit before each group of digits of one length, and a plus sign before them all.
  private mutating func widen(_ place: Range<Int>) {
    let length = 1 + generator.number(below: 8)
    var wide = [UInt8(ascii: "+")]
    for start in stride(from: place.lowerBound, to: place.upperBound, by: length) {
      wide.append(generator.number(below: 4) == 0 ? UInt8(ascii: "1") : UInt8(ascii: "0"))
      wide += bytes[start..<min(start + length, place.upperBound)]
    }
    bytes.replaceSubrange(place, with: wide)
  }

  /// One of the numbers in a text.
  private mutating func digits(in place: Range<Int>) -> Range<Int>? {
    let runs = place.split { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0]) }
    return generator.element(of: runs.map { $0.startIndex..<$0.endIndex })
  }
}

/// The ranges of the keys, the other values, and the containers of JSON.
struct JSONTokens {
  private(set) var keys: [Range<Int>] = []
  private(set) var scalars: [Range<Int>] = []
  private(set) var containers: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    var (index, open) = (0, [Int]())
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(start)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open.popLast().map { containers.append($0..<index) }
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        let isKey = bytes[index...].first { !" \n".utf8.contains($0) } == UInt8(ascii: ":")
        if isKey { keys.append(start..<index) } else { scalars.append(start..<index) }
      case let byte where !" ,:\n".utf8.contains(byte):
        while index < bytes.count, !" ,:\n{}[]\"".utf8.contains(bytes[index]) { index += 1 }
        scalars.append(start..<index)
      default: break
      }
    }
  }
}
