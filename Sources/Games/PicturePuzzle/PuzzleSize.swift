/// How many tiles a puzzle has: as many across as down.
public struct PuzzleSize: Hashable, Sendable, CaseIterable {
  /// How many tiles a side can have.
  public static let sides = 2...32
  /// One more, with 4,096 tiles: no menu offers it, and the benchmarks play it.
  public static let measuredSide = 64
  /// The most tiles that any puzzle has.
  static let mostTiles = measuredSide * measuredSide

  /// Every size that the player is offered, the smallest first.
  public static var allCases: [PuzzleSize] { sides.compactMap(PuzzleSize.init) }

  /// Sixteen tiles.
  public static let fourByFour = PuzzleSize(unchecked: 4)

  /// How many tiles a side has.
  public let side: Int

  /// Creates a size, or nil if no puzzle can have it.
  public init?(side: Int) {
    guard Self.sides.contains(side) || side == Self.measuredSide else { return nil }
    self.init(unchecked: side)
  }

  init(unchecked side: Int) { self.side = side }

  /// How many tiles the puzzle has.
  public var count: Int { side * side }
  /// All tiles in the order of the finished picture.
  public var tiles: [PuzzleTile] { (0..<count).map(PuzzleTile.init) }
  /// All positions in reading order.
  public var positions: [GridPosition] { (0..<count).map(GridPosition.init) }

  /// The size for the player.
  public var title: String { tr("{side} × {side}").formatted(["side": "\(side)"]) }
}
