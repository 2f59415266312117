import Geometry

/// A group of squares that move together: their relative positions stay the same, and none leaves the board.
struct SquareGroup: Sendable {
  let lead: SquarePosition
  /// The positions at the pick-up, by number.
  let starts: [Int: SquarePosition]
  /// The positions at which the squares were shown then, by number.
  let positions: [Int: SquarePosition]
  private let geometry: MoveMeGeometry
  private let xRange: ClosedRange<Int>
  private let yRange: ClosedRange<Int>

  init?(_ starts: [Int: SquarePosition], ledBy number: Int, _ geometry: MoveMeGeometry) {
    let positions = starts.mapValues(geometry.shown)
    guard let lead = positions[number] else { return nil }
    (self.lead, self.starts, self.positions, self.geometry) = (lead, starts, positions, geometry)
    let (first, last) = (geometry.first, geometry.last)
    xRange = SquareGroup.range(of: positions.values.map(\.x), from: first.x, to: last.x)
    yRange = SquareGroup.range(of: positions.values.map(\.y), from: first.y, to: last.y)
  }

  private static func range(of values: [Int], from first: Int, to last: Int) -> ClosedRange<Int> {
    (first - (values.min() ?? first))...(last - (values.max() ?? last))
  }

  func position(leadingTo center: Point) -> SquarePosition {
    let offset = lead.offset(to: geometry.position(of: center))
    return lead.moved(by: SquareOffset(x: offset.x.limited(to: xRange), y: offset.y.limited(to: yRange)))
  }

  func positions(leadingTo position: SquarePosition) -> [Int: SquarePosition] {
    let offset = lead.offset(to: position)
    return positions.mapValues { $0.moved(by: offset) }
  }

  /// Returns the distances by which the dragged square can move from a position, in device-independent pixels.
  func range(from position: SquarePosition) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let offset = lead.offset(to: position)
    func pixels(_ range: ClosedRange<Int>, from start: Int, _ length: Double) -> ClosedRange<Double> {
      let unit = length / Double(SquarePosition.steps)
      let start = start.limited(to: range)
      return Double(range.lowerBound - start) * unit...Double(range.upperBound - start) * unit
    }
    return (pixels(xRange, from: offset.x, geometry.width), pixels(yRange, from: offset.y, geometry.height))
  }
}

extension Comparable {
  func limited(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
