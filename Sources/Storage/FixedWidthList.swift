/// A list that is stored as one short text: a fixed number of digits for each number of each element.
///
/// Where a number needs more, each has one digit more, and a plus sign stands before them all.
@propertyWrapper
public struct FixedWidthList<Element: FixedWidthCoded>: Equatable, Sendable {
  /// The elements.
  public var wrappedValue: [Element]

  /// Creates a list.
  public init(wrappedValue: [Element]) { self.wrappedValue = wrappedValue }
}

/// What can be stored as a few whole numbers.
public protocol FixedWidthCoded: Equatable, Sendable {
  /// The base of the digits, 32 at most.
  static var radix: Int { get }
  /// How many digits each of the numbers has.
  static var lengths: [Int] { get }
  /// The numbers that it follows from, none of them negative.
  var numbers: [Int] { get }
  /// Creates an element from its numbers, as many as there are ``lengths``.
  ///
  /// - Parameter numbers: The stored numbers. None is negative. One can be larger than any that the program stores: where
  ///   a list needs it, each number has one digit more.
  /// - Returns: nil for numbers that no element has. The list is refused then.
  init?(numbers: [Int])
}

extension FixedWidthList: Codable {
  /// Stores the digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// The digits of all elements.
  private var text: String {
    let texts = wrappedValue.flatMap { element in
      zip(element.numbers, Element.lengths).map { (digits: String($0, radix: Element.radix), length: $1) }
    }
    let isWide = texts.contains { $0.digits.count > $0.length }
    let padded = texts.map { $0.digits.padded(to: isWide ? $0.length + 1 : $0.length) }
    return (isWide ? "+" : "") + padded.joined()
  }

  /// Reads stored digits.
  ///
  /// - Throws: `DecodingError` for a text that ``encode(to:)`` does not write.
  public init(from decoder: any Decoder) throws {
    let stored = try decoder.singleValueContainer().decode(String.self)
    let isWide = stored.utf8.first == UInt8(ascii: "+")
    let text = stored.utf8.dropFirst(isWide ? 1 : 0)
    let lengths = isWide ? Element.lengths.map { $0 + 1 } : Element.lengths
    let all = Array("0123456789abcdefghijklmnopqrstuv".utf8.prefix(Element.radix))
    let digits = text.compactMap(all.firstIndex)
    let length = lengths.reduce(0, +)
    let complaint = "This is no such list."
    try decoder.check(digits.count == text.count && digits.count.isMultiple(of: length), complaint)
    wrappedValue = stride(from: 0, to: digits.count, by: length).compactMap { start in
      var rest = digits[start...]
      return Element(
        numbers: lengths.map { length in
          defer { rest = rest.dropFirst(length) }
          return rest.prefix(length).reduce(0) { $0 * Element.radix + $1 }
        })
    }
    // An element that was refused is missing, and a plus sign that no number needs is not written.
    try decoder.check(self.text == stored, complaint)
  }
}

extension String {
  /// The text with zeros before it, up to a length.
  public func padded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
