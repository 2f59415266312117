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

extension MoveMeSquare: DigitCoded {
  /// Number, distance from the left and from the top, and the shares of the color: 18 digits to the base 16.
  public static let (radix, lengths) = (16, [4, 4, 4, 2, 2, 2])

  /// What is stored of it.
  public var numbers: [Int] {
    [number, position.x, position.y] + [color.red, color.green, color.blue].map { Int($0) }
  }

  /// Creates the square that is stored so.
  public init(numbers: [Int]) {
    let color = SquareColor(UInt8(numbers[3]), UInt8(numbers[4]), UInt8(numbers[5]))
    self.init(number: numbers[0], color: color, position: SquarePosition(x: numbers[1], y: numbers[2]))
  }
}
