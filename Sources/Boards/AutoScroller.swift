import CGtk
import DragAndDrop
import Widgets

/// Has a board scroll by itself while a piece is held near the edge of what is seen of it.
///
/// Keys need none of it: GTK scrolls what has the focus into view, and what keys carry hovers there.
public final class AutoScroller {
  /// The board, as much of it as there is room for.
  public let view: ScrollView

  private let board: Board
  private let edge: AutoScroll
  private let hands: () -> [Point]
  private let follow: (Point) -> Void
  private var tick: guint = 0
  /// When the last frame was, in microseconds.
  private var lastFrame: gint64 = 0

  /// - Parameters:
  ///   - hands: Where pieces are held, in the board's coordinates.
  ///   - follow: Moves them on by the way that the board went beneath them.
  init(board: Board, edge: AutoScroll, hands: @escaping () -> [Point], follow: @escaping (Point) -> Void) {
    (self.board, self.edge, self.hands, self.follow) = (board, edge, hands, follow)
    view = ScrollView(board)
    gtk_scrolled_window_set_policy(scrolledWindow, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
  }

  isolated deinit { stop() }

  private var scrolledWindow: OpaquePointer { OpaquePointer(view.pointer) }
  private var across: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(scrolledWindow) }
  private var down: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_vadjustment(scrolledWindow) }

  /// What is seen, in the board's coordinates.
  public var visibleRect: Rect {
    Rect(
      x: gtk_adjustment_get_value(across), y: gtk_adjustment_get_value(down),
      width: gtk_adjustment_get_page_size(across), height: gtk_adjustment_get_page_size(down))
  }

  /// The scrolled windows about the board, the innermost first.
  private var windows: [OpaquePointer] {
    var found: [OpaquePointer] = []
    var widget = gtk_widget_get_parent(board.pointer)
    while let window = widget.flatMap({ gtk_widget_get_ancestor($0, gtk_scrolled_window_get_type()) }) {
      found.append(OpaquePointer(window))
      widget = gtk_widget_get_parent(window)
    }
    return found
  }

  /// A scrolled window as it stands; nil while it is not shown with the board.
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

  /// How far each view scrolls in so many seconds for the hands as they are; the first one near an edge decides.
  private func ways(seconds: Double) -> [(window: OpaquePointer, from: Point, way: Point)] {
    let hands = hands()
    guard !hands.isEmpty else { return [] }
    let views = windows.compactMap { window in state(of: window).map { (window: window, view: $0) } }
    let ways = hands.lazy.map { self.edge.ways(at: $0, in: views.map(\.view), after: seconds) }
    guard let moving = ways.first(where: { $0.contains { $0 != .zero } }) else { return [] }
    return zip(views, moving).map { ($0.window, $0.view.offset, $1) }
  }

  /// Scrolls as far as it does in so many seconds, and takes the held pieces along; false once there is nothing to do.
  ///
  /// Where the view lies in others that scroll, the innermost at whose edge the hand is goes first, and at its end the next.
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

  /// Begins to scroll if a hand has come near an edge.
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
    // Removed with this object, which it does not keep.
    tick = gtk_widget_add_tick_callback(board.pointer, frame, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func frameCame(at time: gint64) -> Bool {
    defer { lastFrame = time }
    // The first one only says when it begins.
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
  /// Puts the board into a view that scrolls by itself while a piece is held near its edge; to be called once.
  ///
  /// The board should ask for its whole size as its smallest one.
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
