import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Recognizes when a press on a piece becomes a drag or a click, and defers its events until then.
final class PressRecognizer {
  private struct Pending {
    let start: DragEvent
    /// The start time, in microseconds.
    let time: gint64
    /// Nil for a press outside of the handle, which never becomes a drag.
    var press: DragPress?
    var last: Point
    var timer: Scheduled?
  }

  private unowned let piece: Piece
  private var pending: Pending?
  /// Whether the press is on a control inside the piece, which handles it.
  private var isOnControl = false

  /// Whether the press is a drag that is not claimed, because another finger may still zoom the board.
  private var mayPinch = false

  init(of piece: Piece) { self.piece = piece }

  /// Whether the piece or a control inside it handles a press that is not claimed yet.
  var isPending: Bool { pending != nil || isOnControl || mayPinch }

  func handle(_ event: DragEvent) {
    if event.phase == .began { return begin(event) }
    if isOnControl {
      if event.phase != .changed { isOnControl = false }
      return
    }
    if mayPinch, event.phase != .changed || event.hasMoved {
      mayPinch = false
      if event.phase == .changed { piece.claimPress() }
    }
    guard let pending else { return piece.emit(event) }
    switch event.phase {
    case .began, .changed:
      update(to: event.point, after: Double(g_get_monotonic_time() - pending.time) / 1_000_000, event)
    case .cancelled: self.pending = nil
    case .ended:
      self.pending = nil
      // Outside of the handle, only a press that did not move is a click; on the handle, every press that was no drag.
      guard pending.press.map({ $0.state == .waiting }) ?? !event.hasMoved else { return }
      var end = pending.start
      end.phase = .ended
      piece.claimPress()
      piece.emit(pending.start)
      piece.emit(end)
    }
  }

  private func begin(_ event: DragEvent) {
    (pending, mayPinch) = (nil, false)
    isOnControl = piece.hasControl(at: event.grab)
    guard !isOnControl else { return }
    let isOnHandle = piece.handle?.contains(event.grab) ?? true
    let press = isOnHandle ? DragPress(activation(of: event), at: event.point) : nil
    // A finger press that may still scroll, or zoom together with another, stays available to other gestures.
    let mayScroll = press.map { $0.delay != nil } ?? true
    mayPinch = event.isFinger && !mayScroll && piece.board?.mayPinchOnItems == true
    if !event.isFinger || !mayScroll && !mayPinch { piece.claimPress() }
    if press?.state == .dragging { return piece.emit(event) }
    let timer = press?.delay.map { seconds in
      Scheduled.after(seconds) { [weak self] in
        if let self, let pending { update(to: pending.last, after: seconds) }
      }
    }
    pending = Pending(start: event, time: g_get_monotonic_time(), press: press, last: event.point, timer: timer)
  }

  private func activation(of event: DragEvent) -> DragActivation {
    piece.activation(event.isFinger ? .finger : .pointer)
  }

  private func update(to point: Point, after seconds: Double, _ event: DragEvent? = nil) {
    pending?.last = point
    pending?.press?.update(to: point, after: seconds)
    guard let start = pending?.start, let state = pending?.press?.state else { return }
    switch state {
    case .waiting: return
    // The gesture ends afterwards, and that event is deferred as well.
    case .failed: if start.isFinger { piece.denyPress() }
    case .dragging:
      pending = nil
      piece.claimPress()
      piece.emit(start)
      if let event { piece.emit(event) }
    }
  }
}
