import DragAndDrop

/// Squares that move together: each keeps its place among the others, and none leaves the board.
struct SquareGroup: Sendable {
  /// The square that is held, which the others follow.
  let lead: SquarePosition
  /// Where all of them were when they were picked up, by their numbers.
  let starts: [Int: SquarePosition]
  /// Where they were shown.
  let positions: [Int: SquarePosition]
  private let geometry: MoveMeGeometry
  private let xReach: ClosedRange<Int>
  private let yReach: ClosedRange<Int>

  /// Nil if the square that is held is none of them.
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

  /// Where the held square comes to lie if its middle is to be at the point.
  func position(leadingTo center: Point) -> SquarePosition {
    let way = lead.way(to: geometry.position(of: center))
    return lead.moved(by: SquareWay(x: way.x.limited(to: xReach), y: way.y.limited(to: yReach)))
  }

  /// Where all of them lie when the held one is at the position.
  func positions(leadingTo position: SquarePosition) -> [Int: SquarePosition] {
    let way = lead.way(to: position)
    return positions.mapValues { $0.moved(by: way) }
  }

  /// How far the held square can go from a position in both directions, in device-independent pixels.
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
