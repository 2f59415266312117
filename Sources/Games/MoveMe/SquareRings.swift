import Glibc

/// Rings around the middle of a board, of the largest squares that do not overlap.
struct SquareRings {
  private(set) var side: Double
  /// The rings, from the outermost inwards.
  private(set) var rings: [(radius: Double, count: Int)] = []

  /// - Parameter smallest: The smallest side before the squares get another ring, as a share of the usual one.
  init(around count: Int, in board: MoveMeGeometry, smallest: Double) {
    // Leaves a margin at the edge of the board.
    let reach = min(board.width, board.height) / 2 - board.scaled(8)
    side = min(board.side, Self.side(of: count, within: reach))
    if side >= board.side * smallest {
      rings = [(max(0, reach - side / 2), count)]
      return
    }
    side = board.side * smallest
    while Self.room(in: Self.rings(of: side, within: reach)) < count { side *= 0.98 }
    fill(with: count, Self.rings(of: side, within: reach))
  }

  /// Distributes squares over the outer rings that are needed, roughly in proportion to their lengths.
  private mutating func fill(with count: Int, _ available: [(radius: Double, count: Int)]) {
    var used: [(radius: Double, count: Int)] = []
    var (room, left) = (0, count)
    for ring in available where room < count {
      used.append(ring)
      room += ring.count
    }
    for ring in used {
      let share = Int(clamping: (Double(left * ring.count) / Double(room)).rounded(.up))
      rings.append((ring.radius, share))
      (room, left) = (room - ring.count, left - share)
    }
  }

  private static func room(in rings: [(radius: Double, count: Int)]) -> Int {
    rings.reduce(0) { $0 + $1.count }
  }

  /// Returns the largest side in a single ring, in which the centers of neighbors are a diagonal apart.
  private static func side(of count: Int, within reach: Double) -> Double {
    guard count > 1 else { return .infinity }
    let part = 2.0.squareRoot() * sin(.pi / Double(count))
    return part * reach / (1 + part / 2)
  }

  private static func rings(of side: Double, within reach: Double) -> [(radius: Double, count: Int)] {
    let distance = side * 2.0.squareRoot()
    return stride(from: reach - side / 2, through: distance / 2, by: -distance).map { radius in
      (radius, Int(clamping: (.pi / asin(distance / 2 / radius)).rounded(.down)))
    }
  }
}
