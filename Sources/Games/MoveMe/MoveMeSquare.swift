import Storage

/// A square on the board.
package struct MoveMeSquare: Hashable, Sendable {
  /// The unique number, from 1.
  package let number: Int
  /// The color.
  package internal(set) var color: SquareColor
  /// The position of the center.
  package internal(set) var position: SquarePosition
}

extension MoveMeSquare: FixedWidthCoded {
  /// The format of a stored square: number, x, y, red, green and blue as 18 hexadecimal digits.
  package static let (radix, lengths) = (16, [4, 4, 4, 2, 2, 2])

  /// The numbers that are stored.
  package var numbers: [Int] {
    [number, position.x, position.y] + [color.red, color.green, color.blue].map { Int(clamping: $0) }
  }

  /// Creates a square from stored numbers, or returns `nil` if its color or position is out of range.
  package init?(numbers: [Int]) {
    guard numbers.count == Self.lengths.count, let red = UInt8(exactly: numbers[3]),
      let green = UInt8(exactly: numbers[4]),
      let blue = UInt8(exactly: numbers[5])
    else { return nil }
    let position = SquarePosition(x: numbers[1], y: numbers[2])
    guard (position.x, position.y) == (numbers[1], numbers[2]) else { return nil }
    self.init(number: numbers[0], color: SquareColor(red, green, blue), position: position)
  }
}
