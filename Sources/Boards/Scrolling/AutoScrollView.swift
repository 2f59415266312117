import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A scrolled view around or on a board, by its adjustments and its frame in the board's coordinates.
struct AutoScrollView {
  let across: UnsafeMutablePointer<GtkAdjustment>
  let down: UnsafeMutablePointer<GtkAdjustment>
  let frame: Rect

  /// The state of the view, with offsets from the beginning of its content.
  var state: AutoScroll.View {
    func end(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
      gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) - start(adjustment)
    }
    return AutoScroll.View(
      frame,
      offset: Point(
        x: gtk_adjustment_get_value(across) - start(across), y: gtk_adjustment_get_value(down) - start(down)),
      end: Point(x: end(across), y: end(down)))
  }

  private func start(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    gtk_adjustment_get_lower(adjustment)
  }

  func scroll(by delta: Point) {
    if delta.x != 0 { gtk_adjustment_set_value(across, gtk_adjustment_get_value(across) + delta.x) }
    if delta.y != 0 { gtk_adjustment_set_value(down, gtk_adjustment_get_value(down) + delta.y) }
  }
}

extension AutoScrollView {
  /// Creates the view of a scrolled window, in the coordinates of a widget; nil in another window.
  init?(_ window: UnsafeMutablePointer<GtkWidget>, in widget: Widget) {
    let scrolled = OpaquePointer(window)
    guard let across = gtk_scrolled_window_get_hadjustment(scrolled),
      let down = gtk_scrolled_window_get_vadjustment(scrolled),
      let origin = window.convert(.zero, to: widget.pointer)
    else { return nil }
    let size = Size(width: Double(gtk_widget_get_width(window)), height: Double(gtk_widget_get_height(window)))
    self.init(across: across, down: down, frame: Rect(origin: origin, size: size))
  }

  /// Creates the view of a scrolled window, in the coordinates of the child of `view`, which is in the window.
  ///
  /// The adjustments know where the child is before its next layout.
  init?(_ window: UnsafeMutablePointer<GtkWidget>, around view: ScrollView) {
    let scrolled = OpaquePointer(window)
    guard let across = gtk_scrolled_window_get_hadjustment(scrolled),
      let down = gtk_scrolled_window_get_vadjustment(scrolled),
      let corner = window.convert(.zero, to: view.pointer)
    else { return nil }
    let page = Size(width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
    self.init(across: across, down: down, frame: Rect(origin: view.visibleRect.origin + corner, size: page))
  }
}
