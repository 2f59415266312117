public import Storage

/// A tile of a puzzle, known by where it belongs.
public struct PuzzleTile: Hashable, Sendable, FixedWidthCoded {
  /// Two digits to the base 32 are enough for the 1,024 tiles of the largest puzzle that is offered.
  public static let (radix, lengths) = (32, [2])

  /// Its place in the finished picture, counted from zero in reading order.
  public let index: Int

  init(index: Int) { self.index = index }

  /// Creates the tile that is stored so; nil for one that not even the largest puzzle has.
  public init?(numbers: [Int]) {
    guard numbers.count == 1, 0..<PuzzleSize.measuredSide * PuzzleSize.measuredSide ~= numbers[0] else { return nil }
    self.init(index: numbers[0])
  }

  /// Its number for the player, counted from one.
  public var number: Int { index + 1 }
  /// What is stored of it.
  public var numbers: [Int] { [index] }
  /// Where it belongs.
  public var home: GridPosition { GridPosition(index: index) }
}
