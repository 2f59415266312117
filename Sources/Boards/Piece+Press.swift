import CGtk
import DragAndDrop
import Widgets

// A press on a piece that is no drag yet, or never becomes one.

/// What a press on a piece waits with, to be told once it is a drag or a click.
struct WaitingPress {
  let start: DragEvent
  /// When it began, in microseconds.
  let time: gint64
  /// Nil where it never becomes a drag, since it is beside the handle.
  var press: DragPress?
  var last: Point
  var timer: Scheduled?

  var seconds: Double { Double(g_get_monotonic_time() - time) / 1_000_000 }
}

extension Piece {
  /// Tells a step of a drag, or keeps it for as long as it may be something else.
  func handlePress(_ event: DragEvent) {
    if event.phase == .began { return begin(event) }
    guard waiting != nil else { return tell(event) }
    switch event.phase {
    case .began, .changed: update(to: event.point, after: waiting?.seconds ?? 0, event)
    case .cancelled: waiting = nil
    case .ended:
      let (start, press) = (waiting?.start, waiting?.press)
      waiting = nil
      // Beside the handle only what went nowhere is a click; else whatever has not become a drag.
      guard var end = start, press.map({ $0.state == .waiting }) ?? !event.hasMoved else { return }
      claim(GTK_EVENT_SEQUENCE_CLAIMED)
      tell(end)
      end.phase = .ended
      tell(end)
    }
  }

  private func begin(_ event: DragEvent) {
    waiting = nil
    let isOnHandle = handle?.contains(event.grab) ?? true
    let press = isOnHandle ? DragPress(activation(event.isFinger ? .finger : .pointer), at: event.point) : nil
    // A finger that may still scroll is left to others as well.
    if !event.isFinger || press.map({ $0.delay == nil }) ?? false { claim(GTK_EVENT_SEQUENCE_CLAIMED) }
    if press?.state == .dragging { return tell(event) }
    let timer = press?.delay.map { seconds in
      Scheduled.after(seconds) { [weak self] in
        if let self, let waiting { update(to: waiting.last, after: seconds) }
      }
    }
    waiting = WaitingPress(
      start: event, time: g_get_monotonic_time(), press: press, last: event.point, timer: timer)
  }

  private func update(to point: Point, after seconds: Double, _ event: DragEvent? = nil) {
    waiting?.last = point
    waiting?.press?.update(to: point, after: seconds)
    guard let start = waiting?.start, let state = waiting?.press?.state else { return }
    switch state {
    case .waiting: return
    // The gesture says that it ends, which is kept as well.
    case .failed: if start.isFinger { claim(GTK_EVENT_SEQUENCE_DENIED) }
    case .dragging:
      waiting = nil
      claim(GTK_EVENT_SEQUENCE_CLAIMED)
      tell(start)
      if let event { tell(event) }
    }
  }
}
