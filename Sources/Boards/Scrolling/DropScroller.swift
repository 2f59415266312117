import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Scrolls a view while anything that can be dropped is held near one of its edges (`GtkDropControllerMotion`).
package final class DropScroller: EventController {
  /// The point of the drag, in the view's coordinates.
  package private(set) var point: Point?
  private var scroller: EdgeScroller?

  /// Calls `scrolled`, which must not retain the view, each time that the content moves below the pointer.
  @discardableResult
  package init(on view: ScrollView, scrolled: @escaping () -> Void) {
    super.init(gtk_drop_controller_motion_new(), on: view, phase: .capture)
    scroller = EdgeScroller(on: view, AutoScroll()) { [weak self] in
      [self?.point].compactMap(\.self).map { (0, $0) }
    } views: { [weak view] _ in
      ([view.flatMap { AutoScrollView($0.pointer, in: $0) }].compactMap(\.self), [])
    } scrolled: { _ in
      scrolled()
    }
    for signal in ["enter", "motion"] { ref.connect(signal) { [weak self] in self?.follow($0.point(at: 1)) } }
    ref.connect("leave") { [weak self] in self?.follow(nil) }
  }

  /// Follows another drag, such as that of a gesture; nil at its end.
  package func follow(_ point: Point?) {
    self.point = point
    if point != nil { scroller?.pointersMoved() }
  }
}
