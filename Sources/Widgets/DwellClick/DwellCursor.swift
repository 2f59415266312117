import CGtk
import Geometry

/// A cursor with a ring that fills; restores the widget's own cursor when it is freed.
@MainActor final class DwellCursor {
  private static let side = 32.0

  private let widget: GObjectRef
  private let before: GObjectRef?

  init(over widget: GObjectRef) {
    self.widget = widget
    before = gtk_widget_get_cursor(widget.typed()).map { GObjectRef(retaining: UnsafeMutableRawPointer($0)) }
  }

  isolated deinit { gtk_widget_set_cursor(widget.typed(), before?.opaque) }

  /// Shows the elapsed fraction of the time, from 0 to 1.
  func show(_ part: Double) {
    let texture = Texture(size: Size(width: Self.side, height: Self.side), scale: 1) { snapshot in
      snapshot.paint(in: Rect(x: 0, y: 0, width: Self.side, height: Self.side)) { Self.paint(part, $0) }
    }
    let middle = Int32(clamping: Self.side / 2)
    let cursor = GObjectRef(
      adopting: UnsafeMutableRawPointer(gdk_cursor_new_from_texture(texture.ref.opaque, middle, middle, nil)))
    gtk_widget_set_cursor(widget.typed(), cursor.opaque)
  }

  /// White with a black rim is visible on any background.
  private static func paint(_ part: Double, _ painter: Painter) {
    let middle = Point(x: side / 2, y: side / 2)
    let (white, black) = (Color(red: 1, green: 1, blue: 1), Color(red: 0, green: 0, blue: 0))
    painter.disk(middle, 3)
    painter.stroke(black, width: 3)
    painter.disk(middle, 3)
    painter.fill(white)
    let start = -Double.pi / 2
    for (color, width) in [(black, 6.0), (white, 3.0)] {
      painter.arc(center: middle, radius: 12, from: start, to: start + 2 * .pi * part)
      painter.stroke(color, width: width)
    }
  }
}
