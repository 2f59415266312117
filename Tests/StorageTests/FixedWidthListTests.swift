import FoundationEssentials
import Testing

@testable import Storage

@Suite struct FixedWidthListTests {
  /// A byte, in two digits.
  struct Byte: FixedWidthCoded {
    static let (radix, lengths) = (16, [2])
    let value: UInt8
    var numbers: [Int] { [Int(clamping: value)] }

    init(_ value: UInt8) { self.value = value }

    init?(numbers: [Int]) {
      guard let value = UInt8(exactly: numbers[0]) else { return nil }
      self.value = value
    }
  }

  /// Any number, in two digits if they are enough.
  struct Number: FixedWidthCoded {
    static let (radix, lengths) = (10, [2])
    let numbers: [Int]

    init?(numbers: [Int]) { self.numbers = numbers }
  }

  private func list<Element: FixedWidthCoded>(_ type: Element.Type, _ text: String) -> [Element]? {
    try? JSONDecoder().decode(FixedWidthList<Element>.self, from: Data("\"\(text)\"".utf8)).wrappedValue
  }

  @Test func decodingReturnsTheEncodedList() throws {
    let list = FixedWidthList(wrappedValue: [0, 7, 255].map(Byte.init))
    let data = try JSONEncoder().encode(list)
    #expect(String(decoding: data, as: UTF8.self) == "\"0007ff\"")
    #expect(try JSONDecoder().decode(FixedWidthList<Byte>.self, from: data) == list)
  }

  @Test func everyNumberHasOneMoreDigitIfOneNeedsIt() {
    #expect(list(Number.self, "+123007")?.map(\.numbers) == [[123], [7]])
    #expect(list(Number.self, "+012007") == nil, "two digits are enough")
    #expect(list(Number.self, "+") == nil)
    #expect(list(Number.self, "++123007") == nil)
  }

  /// `UInt8(0xfff)` would trap.
  @Test func aNumberThatFitsNoElementIsRejected() {
    #expect(list(Byte.self, "+fff") == nil)
    #expect(list(Byte.self, "+100000") == nil)
    #expect(list(Byte.self, "+0ff") == nil, "no number needs the plus sign")
    #expect(list(Byte.self, "ff")?.map(\.value) == [255])
  }

  @Test(arguments: ["f", "fg", "-1", " 0", "0x", "+", "FF", "\\u0660"]) func aMalformedListIsRejected(text: String) {
    #expect(list(Byte.self, text) == nil)
  }
}
