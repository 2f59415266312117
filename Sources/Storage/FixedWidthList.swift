/// A list stored as one text, with a fixed number of digits for each number of each element.
///
/// If a number needs more digits, every number gets one more, and the text starts with a plus sign.
@propertyWrapper
public struct FixedWidthList<Element: FixedWidthCoded>: Equatable, Sendable {
  /// The elements.
  public var wrappedValue: [Element]

  /// Creates a list.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

/// A value that can be stored as a fixed number of integers.
public protocol FixedWidthCoded: Equatable, Sendable {
  /// The base of the digits, at most 32.
  static var radix: Int { get }
  /// The number of digits of each integer.
  static var lengths: [Int] { get }
  /// The integers that represent the value, at least 0.
  var numbers: [Int] { get }
  /// Creates a value from as many integers as there are ``lengths``; `nil` makes the list invalid.
  ///
  /// The integers are at least 0. They can have one digit more than any that the program stores.
  init?(numbers: [Int])
}

extension FixedWidthList: Codable {
  /// Encodes the list as a text of digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  private var text: String {
    let texts = wrappedValue.flatMap { element in
      zip(element.numbers, Element.lengths).map { (digits: String($0, radix: Element.radix), length: $1) }
    }
    let isWide = texts.contains { $0.digits.count > $0.length }
    let padded = texts.map { $0.digits.padded(to: isWide ? $0.length + 1 : $0.length) }
    return (isWide ? "+" : "") + padded.joined()
  }

  /// Decodes a list; throws `DecodingError` for a text that ``encode(to:)`` does not write.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(String.self)
    let isWide = stored.hasPrefix("+")
    let lengths = isWide ? Element.lengths.map { $0 + 1 } : Element.lengths
    var digits = Substring(stored).utf8.dropFirst(isWide ? 1 : 0)
    wrappedValue = []
    while !digits.isEmpty {
      let numbers = lengths.map { length in
        defer { digits = digits.dropFirst(length) }
        return max(0, Int(Substring(digits.prefix(length)), radix: Element.radix) ?? 0)
      }
      if let element = Element(numbers: numbers) { wrappedValue.append(element) }
    }
    // Rejects any text that differs from the encoding of the numbers that were read.
    try decoder.check(text == stored, "This is no such list.")
  }
}

extension String {
  /// Returns the text padded with leading zeros to a length.
  public func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
