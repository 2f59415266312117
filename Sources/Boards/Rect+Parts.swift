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
