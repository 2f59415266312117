import CGtk
import DragAndDrop
import Geometry
import Widgets

struct WaitingPress {
  let start: DragEvent
  /// The start time, in microseconds.
  let time: gint64
  /// Nil for a press outside of the handle, which never becomes a drag.
  var press: DragPress?
  var last: Point
  var timer: Scheduled?

  var seconds: Double { Double(g_get_monotonic_time() - time) / 1_000_000 }
}

extension Piece {
  /// Handles an event of a drag, or defers it until the press has become a drag or a click.
  func handlePress(_ event: DragEvent) {
    if event.phase == .began { return begin(event) }
    guard waiting != nil else { return tell(event) }
    switch event.phase {
    case .began, .changed: update(to: event.point, after: waiting?.seconds ?? 0, event)
    case .cancelled: waiting = nil
    case .ended:
      let (start, press) = (waiting?.start, waiting?.press)
      waiting = nil
      // Outside of the handle, only a press that did not move is a click; on the handle, every press that was no drag.
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
    // A finger press that may still scroll stays available to other gestures.
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
    // The gesture ends afterwards, and that event is deferred as well.
    case .failed: if start.isFinger { claim(GTK_EVENT_SEQUENCE_DENIED) }
    case .dragging:
      waiting = nil
      claim(GTK_EVENT_SEQUENCE_CLAIMED)
      tell(start)
      if let event { tell(event) }
    }
  }
}
