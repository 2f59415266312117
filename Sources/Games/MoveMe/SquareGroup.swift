import Geometry

/// A group of squares that move together: their relative positions stay the same, and none leaves the board.
struct SquareGroup: Sendable {
  /// The start of the dragged square, which the others follow.
  let lead: SquarePosition
  /// The positions at the pick-up, by number.
  let starts: [Int: SquarePosition]
  /// The positions at which the squares were shown, by number.
  let positions: [Int: SquarePosition]
  private let geometry: MoveMeGeometry
  private let xReach: ClosedRange<Int>
  private let yReach: ClosedRange<Int>

  init?(_ starts: [Int: SquarePosition], ledBy number: Int, _ geometry: MoveMeGeometry) {
    let positions = starts.mapValues(geometry.shown)
    guard let lead = positions[number] else { return nil }
    (self.lead, self.starts, self.positions, self.geometry) = (lead, starts, positions, geometry)
    let (first, last) = (geometry.first, geometry.last)
    xReach = SquareGroup.reach(of: positions.values.map(\.x), from: first.x, to: last.x)
    yReach = SquareGroup.reach(of: positions.values.map(\.y), from: first.y, to: last.y)
  }

  private static func reach(of values: [Int], from first: Int, to last: Int) -> ClosedRange<Int> {
    (first - (values.min() ?? first))...(last - (values.max() ?? last))
  }

  /// Returns the position of the dragged square if its center is to be at a point.
  func position(leadingTo center: Point) -> SquarePosition {
    let way = lead.way(to: geometry.position(of: center))
    return lead.moved(by: SquareWay(x: way.x.limited(to: xReach), y: way.y.limited(to: yReach)))
  }

  func positions(leadingTo position: SquarePosition) -> [Int: SquarePosition] {
    let way = lead.way(to: position)
    return positions.mapValues { $0.moved(by: way) }
  }

  /// Returns how far the dragged square can move from a position, in device-independent pixels.
  func reach(from position: SquarePosition) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let way = lead.way(to: position)
    func pixels(_ reach: ClosedRange<Int>, from start: Int, _ length: Double) -> ClosedRange<Double> {
      let unit = length / Double(SquarePosition.steps)
      let start = start.limited(to: reach)
      return Double(reach.lowerBound - start) * unit...Double(reach.upperBound - start) * unit
    }
    return (pixels(xReach, from: way.x, geometry.width), pixels(yReach, from: way.y, geometry.height))
  }
}

extension Comparable {
  func limited(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
