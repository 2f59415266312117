import Glibc

/// Rings of squares around the middle of a board, of the largest squares that do not overlap.
struct SquareRings {
  private(set) var side: Double
  /// The rings from the outside inwards.
  private(set) var rings: [(radius: Double, count: Int)] = []

  /// - Parameter smallest: The smallest squares before they get another ring, in parts of the usual side.
  init(around count: Int, in board: MoveMeGeometry, smallest: Double) {
    // The margin at the edge of the board.
    let reach = max(0, min(board.width, board.height) / 2 - board.scaled(8))
    side = min(board.side, Self.side(of: count, within: reach))
    if side >= board.side * smallest || count < 2 {
      if count > 0 { rings = [(max(0, reach - side / 2), count)] }
      return
    }
    side = board.side * smallest
    while Self.rings(of: side, within: reach).reduce(0, { $0 + $1.count }) < count { side *= 0.98 }
    var left = count
    for ring in Self.rings(of: side, within: reach) where left > 0 {
      rings.append((ring.radius, min(left, ring.count)))
      left -= ring.count
    }
  }

  /// Returns the side with which squares fit into a single ring.
  ///
  /// Squares do not overlap in any direction if their centers are a diagonal apart.
  private static func side(of count: Int, within reach: Double) -> Double {
    guard count > 1 else { return .infinity }
    let part = 2.0.squareRoot() * sin(.pi / Double(count))
    return part * reach / (1 + part / 2)
  }

  private static func rings(of side: Double, within reach: Double) -> [(radius: Double, count: Int)] {
    let distance = side * 2.0.squareRoot()
    return stride(from: reach - side / 2, through: distance / 2, by: -distance).map { radius in
      (radius, Int(clamping: (.pi / asin(min(1, distance / 2 / radius))).rounded(.down)))
    }
  }
}
