package struct PuzzleSize: Hashable, Sendable, CaseIterable {
  /// The side lengths that the player is offered, in tiles.
  package static let sides = 2...32
  static let maximumTileCount = sides.upperBound * sides.upperBound

  package static var allCases: [PuzzleSize] { sides.compactMap(PuzzleSize.init) }

  package static let fourByFour = PuzzleSize(unchecked: 4)

  package let side: Int

  package init?(side: Int) {
    guard Self.sides.contains(side) else { return nil }
    self.init(unchecked: side)
  }

  init(unchecked side: Int) { self.side = side }

  package var count: Int { side * side }
  package var tiles: [PuzzleTile] { (0..<count).map(PuzzleTile.init) }
  package var positions: [GridPosition] { (0..<count).map(GridPosition.init) }

  package var title: String { tr("{side} × {side}").formatted(["side": "\(side)"]) }
}
