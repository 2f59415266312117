import Geometry

extension Rect {
  /// Returns the rectangle without `others`, as parts that do not overlap.
  nonisolated func parts(beside others: [Rect]) -> [Rect] {
    others.reduce([self]) { parts, other in parts.flatMap { $0.parts(beside: other) } }
  }

  private nonisolated func parts(beside other: Rect) -> [Rect] {
    guard overlap(with: other) > 0 else { return [self] }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return [
      Rect(x: minX, y: minY, width: size.width, height: top - minY),
      Rect(x: minX, y: bottom, width: size.width, height: maxY - bottom),
      Rect(x: minX, y: top, width: left - minX, height: bottom - top),
      Rect(x: right, y: top, width: maxX - right, height: bottom - top),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}

extension Array<Rect> {
  /// The smallest rectangle that contains all; nil for an empty array.
  nonisolated var union: Rect? {
    guard var union = first else { return nil }
    for rect in dropFirst() {
      union = Rect(
        from: Point(x: Swift.min(union.minX, rect.minX), y: Swift.min(union.minY, rect.minY)),
        to: Point(x: Swift.max(union.maxX, rect.maxX), y: Swift.max(union.maxY, rect.maxY)))
    }
    return union
  }
}
