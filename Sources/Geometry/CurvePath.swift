/// A path of cubic Bézier curves, each of which begins where the one before it ends.
public struct CurvePath: Hashable, Sendable {
  /// A cubic Bézier curve from the end of the previous one.
  public struct Curve: Hashable, Sendable {
    /// The first control point, toward which the curve leaves its start.
    public var control1: Point
    /// The second control point, from which the curve reaches its end.
    public var control2: Point
    /// The end of the curve.
    public var end: Point

    /// Creates a curve.
    public init(_ control1: Point, _ control2: Point, to end: Point) {
      (self.control1, self.control2, self.end) = (control1, control2, end)
    }
  }

  /// The start of the first curve.
  public var start: Point
  /// The curves, in order.
  public var curves: [Curve]

  /// Creates a path.
  public init(from start: Point, _ curves: [Curve] = []) { (self.start, self.curves) = (start, curves) }

  /// The end of the last curve.
  public var end: Point { curves.last?.end ?? start }

  /// The path in the other direction, along exactly the same points.
  public var reversed: CurvePath {
    var reversed = CurvePath(from: end)
    for (index, curve) in curves.enumerated().reversed() {
      let end = index == 0 ? start : curves[index - 1].end
      reversed.curves.append(Curve(curve.control2, curve.control1, to: end))
    }
    return reversed
  }

  /// Adds a straight line from the end.
  public mutating func addLine(to point: Point) {
    let way = point - end
    curves.append(Curve(end + way * (1.0 / 3), end + way * (2.0 / 3), to: point))
  }

  /// Adds another path, whose start should be the end of this one.
  public mutating func append(_ other: CurvePath) { curves += other.curves }

  /// Returns the path with `change` applied to its start and to all end and control points.
  public func mapped(_ change: (Point) -> Point) -> CurvePath {
    CurvePath(from: change(start), curves.map { Curve(change($0.control1), change($0.control2), to: change($0.end)) })
  }

  /// The smallest rectangle that contains all end and control points, and so the whole path.
  public var bounds: Rect {
    var (low, high) = (start, start)
    for point in curves.flatMap({ [$0.control1, $0.control2, $0.end] }) {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(from: low, to: high)
  }

  /// Returns the start, and `steps` points of each curve, at least one.
  public func points(perCurve steps: Int) -> [Point] {
    var (points, from) = ([start], start)
    for curve in curves {
      for step in 1...max(1, steps) {
        let t = Double(step) / Double(max(1, steps))
        points.append(curve.point(at: t, from: from))
      }
      from = curve.end
    }
    return points
  }

  /// Returns whether a point is inside the path, closed by a straight line, by the even-odd rule.
  ///
  /// Each curve is approximated by `steps` straight lines.
  public func contains(_ point: Point, steps: Int = 6) -> Bool {
    let corners = points(perCurve: steps)
    var (isInside, last) = (false, corners[corners.count - 1])
    for corner in corners {
      if (corner.y > point.y) != (last.y > point.y),
        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }
}

extension CurvePath.Curve {
  fileprivate func point(at t: Double, from start: Point) -> Point {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + end * (t * t * t)
  }
}
