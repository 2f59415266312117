/// The size of a puzzle, which has as many rows as columns.
package struct PuzzleSize: Hashable, Sendable, CaseIterable {
  /// The side lengths that the player is offered, in tiles.
  package static let sides = 2...32
  /// The side length of the benchmark puzzle with 4,096 tiles, which no menu offers.
  package static let measuredSide = 64
  static let mostTiles = measuredSide * measuredSide

  /// The sizes that the player is offered, in ascending order.
  package static var allCases: [PuzzleSize] { sides.compactMap(PuzzleSize.init) }

  /// The size with sixteen tiles.
  package static let fourByFour = PuzzleSize(unchecked: 4)

  /// The number of tiles per side.
  package let side: Int

  /// Creates a size, or nil if no puzzle has this side length.
  package init?(side: Int) {
    guard Self.sides.contains(side) || side == Self.measuredSide else { return nil }
    self.init(unchecked: side)
  }

  init(unchecked side: Int) { self.side = side }

  /// The number of tiles.
  package var count: Int { side * side }
  /// All tiles, in the order of the finished picture.
  package var tiles: [PuzzleTile] { (0..<count).map(PuzzleTile.init) }
  /// All positions, in reading order.
  package var positions: [GridPosition] { (0..<count).map(GridPosition.init) }

  /// The localized name of the size.
  package var title: String { tr("{side} × {side}").formatted(["side": "\(side)"]) }
}
