import Geometry

extension MoveMeGeometry {
  private static let spots = 9

  /// Returns the candidate that is farthest from all positions; of several, the one nearest to the center.
  func freestPosition(among positions: [SquarePosition]) -> SquarePosition {
    let centers = positions.map(center)
    let middle = Point(x: width / 2, y: height / 2)
    func cost(_ spot: Point) -> (Double, Double) {
      (-(centers.map { $0.distance(to: spot) }.min() ?? 0), spot.distance(to: middle))
    }
    return position(of: candidates.min { cost($0) < cost($1) } ?? middle)
  }

  private var candidates: [Point] {
    let parts = (0..<Self.spots).map { Double($0) / Double(Self.spots - 1) }
    return parts.flatMap { down in
      parts.map { across in
        Point(x: side / 2 + across * (width - side), y: side / 2 + down * (height - side))
      }
    }
  }
}
