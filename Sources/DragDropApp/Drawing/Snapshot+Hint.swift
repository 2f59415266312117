import DragAndDrop
import Widgets

extension Snapshot {
  /// Outlines what a hint points at, in two colors, so that it is seen on every ground.
  func outlineHint(_ rect: Rect, radius: Double, width: Double) {
    stroke(rect, radius: radius, width: width, Color(red: 0.96, green: 0.76, blue: 0.07))
    stroke(rect.inset(by: width), radius: radius, width: max(1.5, width / 3), .black)
  }
}
