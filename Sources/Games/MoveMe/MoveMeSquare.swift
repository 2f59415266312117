public import Storage

/// A square on the board.
public struct MoveMeSquare: Hashable, Sendable {
  /// Its number, which no other square has, counted from one.
  public let number: Int
  /// Its color.
  public internal(set) var color: SquareColor
  /// Where it lies.
  public internal(set) var position: SquarePosition
}

extension MoveMeSquare: FixedWidthCoded {
  /// Number, distance from the left and from the top, and the shares of the color: 18 digits to the base 16.
  public static let (radix, lengths) = (16, [4, 4, 4, 2, 2, 2])

  /// What is stored of it.
  public var numbers: [Int] {
    [number, position.x, position.y] + [color.red, color.green, color.blue].map { Int(clamping: $0) }
  }

  /// Creates the square that is stored so; nil for a color or a position that there is not.
  public init?(numbers: [Int]) {
    guard numbers.count == Self.lengths.count, let red = UInt8(exactly: numbers[3]),
      let green = UInt8(exactly: numbers[4]),
      let blue = UInt8(exactly: numbers[5])
    else { return nil }
    let position = SquarePosition(x: numbers[1], y: numbers[2])
    guard (position.x, position.y) == (numbers[1], numbers[2]) else { return nil }
    self.init(number: numbers[0], color: SquareColor(red, green, blue), position: position)
  }
}
