import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Scrolls a board while a piece is held near the edge of its visible part.
///
/// Keyboard drags do not need it: GTK scrolls the focused item into view, and the carried piece hovers over that item.
public final class AutoScroller {
  /// The scroll view that contains the board.
  public let view: ScrollView

  private let board: Board
  private let edge: AutoScroll
  private let hands: () -> [Point]
  private let follow: (Point) -> Void
  private var tick: guint = 0
  /// The time of the last frame, in microseconds; 0 before the first one.
  private var lastFrame: gint64 = 0

  /// `hands` returns the held points and `follow` moves them by a distance, both in the board's coordinates.
  init(board: Board, edge: AutoScroll, hands: @escaping () -> [Point], follow: @escaping (Point) -> Void) {
    (self.board, self.edge, self.hands, self.follow) = (board, edge, hands, follow)
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

  /// Returns how far each view scrolls within `seconds`, for the first held point that is near an edge.
  private func ways(seconds: Double) -> [(window: OpaquePointer, from: Point, way: Point)] {
    let hands = hands()
    guard !hands.isEmpty else { return [] }
    let views = windows.compactMap { window in state(of: window).map { (window: window, view: $0) } }
    let ways = hands.lazy.map { self.edge.ways(at: $0, in: views.map(\.view), after: seconds) }
    guard let moving = ways.first(where: { $0.contains { $0 != .zero } }) else { return [] }
    return zip(views, moving).map { ($0.window, $0.view.offset, $1) }
  }

  /// Scrolls by the distance for a duration in seconds, and moves the held pieces along.
  ///
  /// In nested scroll views, the innermost one whose edge is near the pointer scrolls first, then the next one.
  ///
  /// - Returns: False if there is nothing to scroll.
  @discardableResult
  public func scroll(seconds: Double) -> Bool {
    let ways = ways(seconds: seconds)
    guard !ways.isEmpty else { return false }
    for (window, from, way) in ways where way != .zero {
      gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(window), from.x + way.x)
      gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(window), from.y + way.y)
    }
    follow(ways.reduce(.zero) { $0 + $1.way })
    return true
  }

  func handsMoved() {
    guard tick == 0, !ways(seconds: 1).isEmpty else { return }
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

extension DragCoordinator {
  /// Puts the board into a scroll view that scrolls while a piece is held near its edge; call it at most once.
  ///
  /// The board's minimum size should be its whole size.
  public func makeScroller(_ edge: AutoScroll = AutoScroll()) -> AutoScroller {
    let scroller = AutoScroller(board: board, edge: edge) { [weak self] in
      self?.model.session.activeDrags.filter(\.input.isHeld).compactMap(\.point) ?? []
    } follow: { [weak self] way in
      for drag in self?.model.session.activeDrags ?? [] where drag.input.isHeld {
        if let point = drag.point { self?.move(drag.item, to: point + way) }
      }
    }
    self.scroller = scroller
    return scroller
  }
}
