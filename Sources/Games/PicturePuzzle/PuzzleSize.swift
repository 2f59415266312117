package struct PuzzleSize: Hashable, Sendable, CaseIterable {
  /// The side lengths that the player is offered, in tiles.
  package static let sides = 2...32
  /// The side length of the benchmark puzzle with 4,096 tiles, which no menu offers.
  package static let measuredSide = 64
  static let maximumTileCount = measuredSide * measuredSide

  package static var allCases: [PuzzleSize] { sides.compactMap(PuzzleSize.init) }

  package static let fourByFour = PuzzleSize(unchecked: 4)

  package let side: Int

  package init?(side: Int) {
    guard Self.sides.contains(side) || side == Self.measuredSide else { return nil }
    self.init(unchecked: side)
  }

  init(unchecked side: Int) { self.side = side }

  package var count: Int { side * side }
  package var tiles: [PuzzleTile] { (0..<count).map(PuzzleTile.init) }
  package var positions: [GridPosition] { (0..<count).map(GridPosition.init) }

  package var title: String { tr("{side} × {side}").formatted(["side": "\(side)"]) }
}
