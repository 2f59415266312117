/// A list that is stored as one short text: so many digits for each number of each element.
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
      zip(element.numbers, Element.lengths).map { String($0, radix: Element.radix).padded(to: $1) }
    }
    var container = encoder.singleValueContainer()
    try container.encode(texts.joined())
  }

  /// Reads stored digits.
  ///
  /// - Throws: `DecodingError` for what is no list of such elements.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self).utf8
    let all = Array("0123456789abcdefghijklmnopqrstuv".utf8.prefix(Element.radix))
    let digits = text.compactMap(all.firstIndex)
    let length = Element.lengths.reduce(0, +)
    try decoder.check(digits.count == text.count && digits.count.isMultiple(of: length), "This is no such list.")
    wrappedValue = stride(from: 0, to: digits.count, by: length).map { start in
      var rest = digits[start...]
      return Element(
        numbers: Element.lengths.map { length in
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
