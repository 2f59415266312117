import Games
import Widgets

// Games knows no widgets and Widgets no games: where they meet, a point or color of the one becomes one of the other.

extension Point {
  init(_ point: DragPoint) { self.init(x: point.x, y: point.y) }
}

extension DragPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Color {
  init(_ rgb: RGB) { self.init(red: rgb.red, green: rgb.green, blue: rgb.blue) }
}

extension KeyPress {
  /// The edge that Home, End and Ctrl with an arrow lead to; nil for other keys.
  func edgeDirection(isRightToLeft: Bool) -> FocusDirection? {
    switch key {
    case .home: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    case .left where control: .left
    case .right where control: .right
    case .up where control: .up
    case .down where control: .down
    default: nil
    }
  }
}
