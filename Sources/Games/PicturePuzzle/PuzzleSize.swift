/// The size of a puzzle, which has as many rows as columns.
public struct PuzzleSize: Hashable, Sendable, CaseIterable {
  /// The side lengths that the player is offered, in tiles.
  public static let sides = 2...32
  static let mostTiles = sides.upperBound * sides.upperBound

  /// The sizes that the player is offered, in ascending order.
  public static var allCases: [PuzzleSize] { sides.compactMap(PuzzleSize.init) }

  /// The size with sixteen tiles.
  public static let fourByFour = PuzzleSize(unchecked: 4)

  /// The number of tiles per side.
  public let side: Int

  /// Creates a size, or nil if no puzzle has this side length.
  public init?(side: Int) {
    guard Self.sides.contains(side) else { return nil }
    self.init(unchecked: side)
  }

  init(unchecked side: Int) { self.side = side }

  /// The number of tiles.
  public var count: Int { side * side }
  /// All tiles, in the order of the finished picture.
  public var tiles: [PuzzleTile] { (0..<count).map(PuzzleTile.init) }
  /// All positions, in reading order.
  public var positions: [GridPosition] { (0..<count).map(GridPosition.init) }

  /// The localized name of the size.
  public var title: String { tr("{side} × {side}").formatted(["side": "\(side)"]) }
}
