extension MoveMeState {
  private enum CodingKeys: CodingKey { case level, squares }

  /// Stores the squares, with 18 characters for each.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(level, forKey: .level)
    try container.encode(SquareText.encode(squares), forKey: .squares)
  }

  /// Reads stored squares.
  ///
  /// - Throws: `DecodingError` for what is no list of squares.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let squares = SquareText.decode(try container.decode(String.self, forKey: .squares)) else {
      throw DecodingError.dataCorruptedError(forKey: .squares, in: container, debugDescription: "These are no squares.")
    }
    self.init(level: try container.decode(MoveMeLevel.self, forKey: .level), squares: squares)
  }
}

/// Squares as text: number, distance from the left and from the top with four digits to the base 16 each, color with six.
private enum SquareText {
  private static let length = 18

  static func encode(_ squares: [MoveMeSquare]) -> String {
    squares.map { square in
      let numbers = [square.number, square.position.x, square.position.y].map { value in
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return numbers.joined() + square.color.hexText
    }.joined()
  }

  static func decode(_ text: String) -> [MoveMeSquare]? {
    let digits = text.utf8.compactMap(value)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: length) else { return nil }
    return stride(from: 0, to: digits.count, by: length).map { start in
      func number(_ offset: Int, _ count: Int) -> Int {
        digits[(start + offset)..<(start + offset + count)].reduce(0) { $0 * 16 + $1 }
      }
      return MoveMeSquare(
        number: number(0, 4),
        color: SquareColor(UInt8(number(12, 2)), UInt8(number(14, 2)), UInt8(number(16, 2))),
        position: SquarePosition(x: number(4, 4), y: number(8, 4)))
    }
  }

  private static func value(of digit: UInt8) -> Int? { Character(UnicodeScalar(digit)).hexDigitValue }
}
