import DragAndDrop

extension Rect {
  /// A square about `center`.
  init(center: Point, side: Double) { self.init(center: center, size: Size(width: side, height: side)) }

  /// The point at parts of the width and height.
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: minX + x * size.width, y: minY + y * size.height)
  }
}
