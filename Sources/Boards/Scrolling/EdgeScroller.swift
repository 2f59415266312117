import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Scrolls views in each frame in which an item is held near one of their edges.
final class EdgeScroller {
  /// Views that scroll their contents, and then views that move the widget itself, the innermost first.
  typealias Views = (inside: [AutoScrollView], around: [AutoScrollView])

  private unowned let widget: Widget
  private let autoScroll: AutoScroll
  private let pointers: () -> [(id: AnyHashable, point: Point)]
  private let start: (AnyHashable) -> Point?
  private let views: (Point) -> Views
  private let scale: () -> Double
  private let scrolled: (Point) -> Void
  private var intents = ScrollIntents<AnyHashable>()
  private var tick: guint = 0
  /// The time of the last frame, in microseconds; 0 before the first one.
  private var lastFrame: gint64 = 0

  /// Creates a scroller for items on `widget`.
  ///
  /// - Parameters:
  ///   - scale: Returns the scale of the widget in the window.
  ///   - pointers: Returns the points that hold items, in the widget's coordinates, with the identity of each.
  ///   - start: Returns the point at which an item was picked up; nil if it is unknown.
  ///   - views: Returns the views that can scroll for an item at a point.
  ///   - scrolled: Called with the distance by which the widget has moved below the pointer.
  init(
    on widget: Widget, _ autoScroll: AutoScroll, scale: @escaping () -> Double = { 1 },
    pointers: @escaping () -> [(id: AnyHashable, point: Point)],
    start: @escaping (AnyHashable) -> Point? = { _ in nil }, views: @escaping (Point) -> Views,
    scrolled: @escaping (Point) -> Void
  ) {
    (self.widget, self.autoScroll, self.scale, self.pointers) = (widget, autoScroll, scale, pointers)
    (self.start, self.views, self.scrolled) = (start, views, scrolled)
  }

  isolated deinit { if tick != 0 { gtk_widget_remove_tick_callback(widget.pointer, tick) } }

  private func deltas(seconds: Double) -> (views: Views, deltas: [Point])? {
    let pointers = pointers()
    intents.update(
      to: pointers.map { ($0.id, start($0.id) ?? $0.point, $0.point) }, threshold: ScrollIntent.threshold / scale())
    for (id, point) in pointers {
      let views = views(point)
      let all = views.inside + views.around
      guard !all.isEmpty else { continue }
      let deltas = scaledAutoScroll.intendedScrollDeltas(
        at: point, in: all.map(\.state), after: seconds, intent: intents[id])
      if deltas.contains(where: { $0 != .zero }) { return (views, deltas) }
    }
    return nil
  }

  /// Zone and speed are those of the window, whatever the zoom.
  private var scaledAutoScroll: AutoScroll {
    let scale = scale()
    return AutoScroll(zone: autoScroll.zone / scale, topSpeed: autoScroll.topSpeed / scale)
  }

  /// Scrolls for a duration in seconds; returns false if there is nothing to scroll.
  func scroll(seconds: Double) -> Bool {
    guard let (views, deltas) = deltas(seconds: seconds) else { return false }
    for (view, delta) in zip(views.inside + views.around, deltas) { view.scroll(by: delta) }
    // The pointer stays at its point of the window: it moves on the widget if the widget moves below it.
    scrolled(deltas.dropFirst(views.inside.count).reduce(.zero, +))
    return true
  }

  func pointersMoved() {
    guard tick == 0, deltas(seconds: 1) != nil else { return }
    lastFrame = 0
    let frame: GtkTickCallback = { _, clock, data in
      guard let clock, let data else { return 0 }
      nonisolated(unsafe) let pointer = data
      let time = gdk_frame_clock_get_frame_time(clock)
      return MainActor.assumeIsolated {
        Unmanaged<EdgeScroller>.fromOpaque(pointer).takeUnretainedValue().frameCame(at: time) ? 1 : 0
      }
    }
    // The callback does not retain this object, whose deinitializer removes it.
    tick = gtk_widget_add_tick_callback(widget.pointer, frame, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func frameCame(at time: gint64) -> Bool {
    defer { lastFrame = time }
    // The first frame only gives the start time.
    if lastFrame == 0 || scroll(seconds: Double(time - lastFrame) / 1_000_000) { return true }
    tick = 0
    return false
  }
}

extension DragCoordinator {
  /// The visible part of the board, in its coordinates.
  var visibleRect: Rect { scrollView?.visibleRect ?? board.visibleRect }
}

extension Board {
  /// Returns the areas at a point, and the views around the board: its zoom, and the scrolled windows around a view.
  func scrollViews(at point: Point, in outerView: ScrollView?) -> EdgeScroller.Views {
    // An area beside the piece does not scroll, unlike a view around the board.
    let areas = scrollAreas.filter { $0.clip.contains(point) }.map(\.autoScrollView)
    var views = [zoomView?.autoScrollView].compactMap(\.self)
    guard let outerView else { return (areas, views) }
    var widget = gtk_widget_get_parent(pointer)
    while let window = widget.flatMap({ gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }) {
      if let view = AutoScrollView(window, around: outerView) { views.append(view) }
      widget = gtk_widget_get_parent(window)
    }
    return (areas, views)
  }
}

extension ScrollView {
  /// The part of the child that is visible, in the child's coordinates.
  var visibleRect: Rect {
    guard let across = gtk_scrolled_window_get_hadjustment(opaque),
      let down = gtk_scrolled_window_get_vadjustment(opaque)
    else { return .zero }
    return Rect(
      x: gtk_adjustment_get_value(across), y: gtk_adjustment_get_value(down),
      width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
  }
}
