public import Storage

/// A tile, identified by its position in the finished picture.
public struct PuzzleTile: Hashable, Sendable, FixedWidthCoded {
  /// Base 32, in which two digits suffice for the 1,024 tiles of the largest puzzle.
  public static let (radix, lengths) = (32, [2])

  /// The position in the finished picture, counted from zero in reading order.
  public let index: Int

  init(index: Int) { self.index = index }

  /// Creates a tile from its stored form; nil if even the largest puzzle has no such tile.
  public init?(numbers: [Int]) {
    guard numbers.count == 1, 0..<PuzzleSize.mostTiles ~= numbers[0] else { return nil }
    self.init(index: numbers[0])
  }

  /// The number counted from one.
  public var number: Int { index + 1 }
  /// The stored form.
  public var numbers: [Int] { [index] }
  /// The position in the finished picture.
  public var home: GridPosition { GridPosition(index: index) }
}
