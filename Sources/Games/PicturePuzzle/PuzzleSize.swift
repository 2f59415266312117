package struct PuzzleSize: Hashable, Sendable, CaseIterable {
  package static let sides = 2...32
  /// The side lengths that the levels page shows, few enough to choose from at a glance.
  static let suggestedSides = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 24, 32]
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
