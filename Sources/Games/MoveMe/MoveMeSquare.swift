import Storage

package struct MoveMeSquare: Hashable, Sendable {
  package let number: Int
  package internal(set) var color: SquareColor
  package internal(set) var position: SquarePosition
}

extension MoveMeSquare: FixedWidthCoded {
  /// The format of a stored square: number, x, y, red, green and blue as 18 hexadecimal digits.
  package static let (radix, lengths) = (16, [4, 4, 4, 2, 2, 2])

  package var numbers: [Int] {
    [number, position.x, position.y] + [color.red, color.green, color.blue].map { Int(clamping: $0) }
  }

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
