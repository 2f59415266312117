import Storage

package struct PuzzleTile: Hashable, Sendable, FixedWidthCoded {
  /// Base 32, in which two digits suffice for the 1,024 tiles of the largest puzzle.
  package static let (radix, lengths) = (32, [2])

  /// The position in the finished picture, counted from zero in reading order.
  package let index: Int

  init(index: Int) { self.index = index }

  package init?(numbers: [Int]) {
    guard 0..<PuzzleSize.maximumTileCount ~= numbers[0] else { return nil }
    self.init(index: numbers[0])
  }

  package var number: Int { index + 1 }
  package var numbers: [Int] { [index] }
  package var home: GridPosition { GridPosition(index: index) }
}
