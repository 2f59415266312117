import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Scrolls a board while a piece is held near an edge; keyboard drags do not need it, as GTK scrolls to the focus.
public final class AutoScroller {
  /// The scroll view that contains the board.
  public let view: ScrollView

  private let board: Board
  private let autoScroll: AutoScroll
  private let pointers: () -> [Point]
  private let scrolled: (Point) -> Void
  private var tick: guint = 0
  /// The time of the last frame, in microseconds; 0 before the first one.
  private var lastFrame: gint64 = 0

  /// `pointers` returns the points that hold pieces, in the board's coordinates; `scrolled` receives each distance.
  init(
    board: Board, _ autoScroll: AutoScroll, pointers: @escaping () -> [Point], scrolled: @escaping (Point) -> Void
  ) {
    (self.board, self.autoScroll, self.pointers, self.scrolled) = (board, autoScroll, pointers, scrolled)
    view = ScrollView(board)
    gtk_scrolled_window_set_policy(scrolledWindow, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
  }

  isolated deinit { stop() }

  private var scrolledWindow: OpaquePointer { OpaquePointer(view.pointer) }
  private var across: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(scrolledWindow) }
  private var down: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(scrolledWindow) }

  /// The visible part of the board, in the board's coordinates.
  public var visibleRect: Rect {
    Rect(
      x: gtk_adjustment_get_value(across), y: gtk_adjustment_get_value(down),
      width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
  }

  /// The scrolled windows that contain the board, the innermost first.
  private var windows: [OpaquePointer] {
    var found: [OpaquePointer] = []
    var widget = gtk_widget_get_parent(board.pointer)
    while let window = widget.flatMap({ gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }) {
      found.append(OpaquePointer(window))
      widget = gtk_widget_get_parent(window)
    }
    return found
  }

  private func state(of window: OpaquePointer) -> AutoScroll.View? {
    let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard let corner = widget.convert(.zero, to: view.pointer) else { return nil }
    let start = visibleRect.origin + corner
    let (across, down) = (gtk_scrolled_window_get_hadjustment(window), gtk_scrolled_window_get_vadjustment(window))
    let page = Size(width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
    return AutoScroll.View(
      Rect(origin: start, size: page),
      offset: Point(x: gtk_adjustment_get_value(across), y: gtk_adjustment_get_value(down)),
      end: Point(
        x: gtk_adjustment_get_upper(across) - page.width, y: gtk_adjustment_get_upper(down) - page.height))
  }

  private func deltas(seconds: Double) -> [(window: OpaquePointer, offset: Point, delta: Point)] {
    let pointers = pointers()
    guard !pointers.isEmpty else { return [] }
    let views = windows.compactMap { window in state(of: window).map { (window: window, view: $0) } }
    let deltas = pointers.lazy.map { self.autoScroll.scrollDeltas(at: $0, in: views.map(\.view), after: seconds) }
    guard let moving = deltas.first(where: { $0.contains { $0 != .zero } }) else { return [] }
    return zip(views, moving).map { ($0.window, $0.view.offset, $1) }
  }

  /// Scrolls for a duration in seconds, moves the held pieces along, and returns false if there is nothing to scroll.
  ///
  /// In nested scroll views, the innermost one whose edge is near the pointer scrolls first, then the next one.
  @discardableResult
  public func scroll(seconds: Double) -> Bool {
    let deltas = deltas(seconds: seconds)
    guard !deltas.isEmpty else { return false }
    for (window, offset, delta) in deltas where delta != .zero {
      gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(window), offset.x + delta.x)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window), offset.y + delta.y)
    }
    scrolled(deltas.reduce(.zero) { $0 + $1.delta })
    return true
  }

  func pointersMoved() {
    guard tick == 0, !deltas(seconds: 1).isEmpty else { return }
    lastFrame = 0
    let frame: GtkTickCallback = { _, clock, data in
      guard let clock, let data else { return 0 }
      nonisolated(unsafe) let pointer = data
      let time = gdk_frame_clock_get_frame_time(clock)
      return MainActor.assumeIsolated {
        Unmanaged<AutoScroller>.fromOpaque(pointer).takeUnretainedValue().frameCame(at: time) ? 1 : 0
      }
    }
    // The callback does not retain this object, whose deinitializer removes it.
    tick = gtk_widget_add_tick_callback(board.pointer, frame, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func frameCame(at time: gint64) -> Bool {
    defer { lastFrame = time }
    // The first frame only gives the start time.
    if lastFrame == 0 || scroll(seconds: Double(time - lastFrame) / 1_000_000) { return true }
    tick = 0
    return false
  }

  private func stop() {
    if tick != 0 { gtk_widget_remove_tick_callback(board.pointer, tick) }
    tick = 0
  }
}
