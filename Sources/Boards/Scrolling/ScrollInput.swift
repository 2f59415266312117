import CGtk
import Geometry
import Widgets

/// The input that scrolls the areas of a board: a wheel, a touchpad, and a finger that does not drag a piece.
final class ScrollInput {
  private unowned let board: Board
  private var pointer: Point?
  /// The area that a finger scrolls, with its offset and the finger's point at the beginning.
  private var touched: (area: ScrollArea, offset: Point, start: Point)?
  private var scrolling: ScrollArea?
  private var motion: Motion?

  /// The distance of one step of a wheel, in device-independent pixels.
  private static let step = 60.0
  /// The duration of a movement that goes on after a release, in seconds.
  private static let slowingTime = 0.75

  init(of board: Board) {
    self.board = board
    let move = EventController(gtk_event_controller_motion_new(), on: board, phase: .capture)
    for signal in ["enter", "motion"] {
      move.ref.connect(signal) { [weak self] in
        self?.pointer = Point(x: g_value_get_double($0[1]), y: g_value_get_double($0[2]))
      }
    }
    let flags = GtkEventControllerScrollFlags(
      GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
    let scroll = EventController(gtk_event_controller_scroll_new(flags), on: board)
    scroll.ref.connect("scroll") { [weak self, unowned scroll] emission in
      let distance = Point(x: g_value_get_double(emission[1]), y: g_value_get_double(emission[2]))
      let isSmooth = gtk_event_controller_scroll_get_unit(scroll.ref.opaque) == GDK_SCROLL_UNIT_SURFACE
      emission.answer(self?.scroll(by: isSmooth ? distance : distance * Self.step) ?? false)
    }
    scroll.ref.connect("decelerate") { [weak self] emission in
      guard let self, let scrolling else { return }
      slowDown(scrolling, from: Point(x: g_value_get_double(emission[1]), y: g_value_get_double(emission[2])))
    }
    let press = EventController(gtk_gesture_click_new(), on: board, phase: .capture)
    gtk_gesture_single_set_button(press.ref.opaque, 0)
    press.ref.connect("pressed") { [weak self, unowned press] emission in
      self?.motion = nil
      // A press on the part of an item that is scrolled away.
      if self?.isCovered(at: Point(x: g_value_get_double(emission[2]), y: g_value_get_double(emission[3]))) == true {
        gtk_gesture_set_state(press.ref.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
  }

  private func isCovered(at point: Point) -> Bool {
    guard var widget = gtk_widget_pick(board.pointer, point.x, point.y, GTK_PICK_DEFAULT), widget != board.pointer
    else { return false }
    while let parent = gtk_widget_get_parent(widget), parent != board.pointer { widget = parent }
    return board.items.first { $0.pointer == widget }.map { !$0.isShown(at: point) } ?? false
  }

  private func area(at point: Point) -> ScrollArea? {
    board.scrollAreas.first { $0.canScroll && $0.clip.contains(point) }
  }

  private func scroll(by distance: Point) -> Bool {
    scrolling = pointer.flatMap(self.area)
    guard let area = scrolling else { return false }
    motion = nil
    let before = area.offset
    area.offset = before + distance
    // At its end, a view around the board may scroll instead.
    return area.offset != before
  }

  /// Follows a finger, with points in the board's coordinates; returns whether it scrolls or may still scroll an area.
  func follow(_ event: DragEvent) -> Bool {
    if event.phase == .began {
      motion = nil
      touched = event.isFinger ? area(at: event.point).map { ($0, $0.offset, event.point) } : nil
    }
    guard let (area, offset, start) = touched else { return false }
    switch event.phase {
    case .began: break
    case .changed: if event.hasMoved { area.offset = offset - (event.point - start) }
    case .ended:
      if event.hasMoved { slowDown(area, from: event.velocity * -1) }
      touched = nil
    case .cancelled: touched = nil
    }
    return true
  }

  private func slowDown(_ area: ScrollArea, from velocity: Point) {
    guard Motion.canMove(on: board) else { return }
    let start = area.offset
    // The curve, of the third degree, begins with this velocity.
    let distance = velocity * (Self.slowingTime / 3)
    motion = Motion.timed(on: board, seconds: Self.slowingTime) { [weak area] progress in
      area?.offset = start + distance * progress
    } done: { [weak self] in
      self?.motion = nil
    }
  }
}
