import DragAndDrop
import Widgets

extension Snapshot {
  /// Draws a text with its middle at `center`.
  func draw(_ text: TextLayout, about center: Point, _ color: Color) {
    draw(text, at: Rect(center: center, size: text.size).origin, color)
  }
}
