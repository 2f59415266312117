import Geometry
import Testing

@testable import Games

/// The centers and the size of arranged squares, calculated by hand.
@Suite struct MoveMeArrangementTests {
  struct Example: Sendable {
    let arrangement: MoveMeArrangement
    let count: Int
    let board: MoveMeGeometry
    /// The largest side at which no squares overlap.
    let side: Double
    /// The centers of some of the squares, by index.
    let centers: [Int: [Double]]

    init(
      _ arrangement: MoveMeArrangement, of count: Int, on board: MoveMeGeometry, side: Double,
      _ centers: [Int: [Double]]
    ) {
      (self.arrangement, self.count, self.board, self.side, self.centers) = (arrangement, count, board, side, centers)
    }
  }

  private static let wide = MoveMeGeometry(width: 1200, height: 500, side: 113)
  /// A board whose squares are as wide as itself.
  private static let crowded = MoveMeGeometry(width: 400, height: 600, side: 400)

  static let grids = [
    Example(
      .grid, of: 5, on: .phone, side: 175.47,
      [0: [97.5, 93.33], 1: [292.5, 93.33], 2: [97.5, 280], 3: [292.5, 280], 4: [97.5, 466.67]]),
    Example(.grid, of: 1, on: wide, side: 470, [0: [600, 250]]),
    Example(.grid, of: 2, on: wide, side: 470, [0: [300, 250], 1: [900, 250]]),
    Example(
      .grid, of: 2, on: MoveMeGeometry(width: 60, height: 600, side: 50), side: 56.4, [0: [30, 150], 1: [30, 450]]),
  ]

  static let lines = [
    Example(.line, of: 1, on: .phone, side: 263.2, [0: [195, 280]]),
    Example(.line, of: 3, on: .phone, side: 131.6, [0: [195, 140], 1: [195, 280], 2: [195, 420]]),
    Example(
      .line, of: 3, on: MoveMeGeometry(width: 600, height: 600, side: 100), side: 141,
      [0: [300, 150], 1: [300, 300], 2: [300, 450]]),
    // One line would need squares below the smallest side, so there are two.
    Example(
      .line, of: 50, on: wide, side: 43.38,
      [0: [46.15, 226.92], 24: [1153.85, 226.92], 25: [46.15, 273.08], 49: [1153.85, 273.08]]),
    // No number of lines reaches the smallest side; three and four lines have the same, the largest one.
    Example(
      .line, of: 9, on: MoveMeGeometry(width: 400, height: 400, side: 400), side: 94,
      [0: [100, 100], 1: [100, 200], 2: [100, 300], 3: [200, 100], 8: [300, 300]]),
  ]

  static let circles = [
    // A square that nearly fills the board lies in its middle.
    Example(.circle, of: 1, on: MoveMeGeometry(width: 105, height: 105, side: 100), side: 100, [0: [52.5, 52.5]]),
    Example(.circle, of: 2, on: crowded, side: 139.18, [0: [200, 201.59], 1: [200, 398.41]]),
    Example(.circle, of: 4, on: crowded, side: 112, [0: [200, 188], 1: [312, 300], 2: [200, 412], 3: [88, 300]]),
    Example(.circle, of: 4, on: .phone, side: 100, [0: [195, 143], 1: [332, 280], 2: [195, 417], 3: [58, 280]]),
    // Rings of squares of the smallest side: 28 and 22, the full 32 and 26, and 25, 20 and 14.
    Example(.circle, of: 50, on: .phone, side: 24, [7: [370, 280], 28: [195, 138.94], 39: [195, 421.06]]),
    Example(.circle, of: 58, on: .phone, side: 24, [16: [195, 455], 32: [195, 138.94], 45: [195, 421.06]]),
    Example(.circle, of: 59, on: .phone, side: 24, [25: [195, 138.94], 45: [195, 172.88], 52: [195, 387.12]]),
    // All six rings are full.
    Example(.circle, of: 125, on: wide, side: 27.12, [0: [600, 22.6], 37: [600, 60.95], 120: [600, 214.37]]),
  ]

  @Test(arguments: grids + lines + circles) func arrangedSquaresHaveTheExpectedCentersAndSize(example: Example) {
    let board = example.board
    let arranged = example.arrangement.arranged(example.count, in: board)
    #expect(arranged.positions.count == example.count)
    for (index, center) in example.centers {
      let position = arranged.positions[index]
      let distance = Point(x: position.across * board.width, y: position.down * board.height)
        .distance(to: Point(x: center[0], y: center[1]))
      #expect(distance < 0.05, "square \(index)")
    }
    let largest = MoveMeGeometry(width: board.width, height: board.height, side: min(board.width, board.height))
    #expect(abs(largest.limited(to: arranged.limit).side - example.side) < 0.05)
  }

  @Test(arguments: MoveMeArrangement.allCases) func noSquareIsLeftOut(arrangement: MoveMeArrangement) {
    for board in [MoveMeGeometry.phone, Self.wide] {
      for count in 0...150 { #expect(arrangement.arranged(count, in: board).positions.count == count) }
    }
  }
}
