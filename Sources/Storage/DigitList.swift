/// A list that is stored as one short text: so many digits for each number of each element.
///
/// Where a number needs more, each has one digit more, and a plus sign stands before them all.
@propertyWrapper
public struct DigitList<Element: DigitCoded>: Equatable, Sendable {
  /// The elements.
  public var wrappedValue: [Element]

  /// Creates a list.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

/// What can be stored as a few whole numbers.
public protocol DigitCoded: Equatable, Sendable {
  /// The base of the digits, 32 at most.
  static var radix: Int { get }
  /// How many digits each of the numbers has.
  static var lengths: [Int] { get }
  /// The numbers that it follows from, none of them negative.
  var numbers: [Int] { get }
  /// Creates an element from its numbers, each of which has its digits.
  init(numbers: [Int])
}

extension DigitList: Codable {
  /// Stores the digits.
  public func encode(to encoder: any Encoder) throws {
    let texts = wrappedValue.flatMap { element in
      zip(element.numbers, Element.lengths).map { (digits: String($0, radix: Element.radix), length: $1) }
    }
    let isWide = texts.contains { $0.digits.count > $0.length }
    let padded = texts.map { $0.digits.padded(to: isWide ? $0.length + 1 : $0.length) }
    var container = encoder.singleValueContainer()
    try container.encode((isWide ? "+" : "") + padded.joined())
  }

  /// Reads stored digits.
  ///
  /// - Throws: `DecodingError` for what is no list of such elements.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(String.self).utf8
    let isWide = stored.first == UInt8(ascii: "+")
    let text = stored.dropFirst(isWide ? 1 : 0)
    let lengths = isWide ? Element.lengths.map { $0 + 1 } : Element.lengths
    let all = Array("0123456789abcdefghijklmnopqrstuv".utf8.prefix(Element.radix))
    let digits = text.compactMap(all.firstIndex)
    let length = lengths.reduce(0, +)
    try decoder.check(digits.count == text.count && digits.count.isMultiple(of: length), "This is no such list.")
    wrappedValue = stride(from: 0, to: digits.count, by: length).map { start in
      var rest = digits[start...]
      return Element(
        numbers: lengths.map { length in
          defer { rest = rest.dropFirst(length) }
          return rest.prefix(length).reduce(0) { $0 * Element.radix + $1 }
        })
    }
  }
}

extension String {
  /// The text with zeros before it, up to a length.
  public func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
