import Games
import Widgets

// Pointers and fingers: a press picks up, a release drops, and a press that goes nowhere is a click.

extension DragCoordinator {
  func dragged(_ item: Model.Item, _ event: DragEvent) {
    let (point, grab) = (DragPoint(event.point), DragPoint(event.grab))
    let isHeld = model.drag.carry(of: item)?.input.isHeld == true
    switch event.phase {
    case .began:
      if model.drag.carry(of: item) != nil { heldBeforePress.insert(item) } else { heldBeforePress.remove(item) }
      model.pickUp(item, by: event.isFinger ? .finger : .pointer, at: point, grabPoint: grab)
    case .changed:
      guard isHeld else { return }
      model.move(item, to: point, over: place(under: item, at: event.point, grab: event.grab))
    case .ended where isHeld && !event.hasMoved:
      // A press that went nowhere is a click: it picks up, or puts back what a click had picked up.
      model.cancel(item)
      if !heldBeforePress.contains(item) { model.pickUp(item, by: .click) }
    case .ended where isHeld:
      model.move(item, to: point, over: place(under: item, at: event.point, grab: event.grab))
      model.drop(item)
    case .cancelled where isHeld: model.cancel(item)
    case .ended, .cancelled: return
    }
  }

  /// The place that a held piece is over: of several, one that takes it.
  func place(under item: Model.Item, at point: Point, grab: Point) -> Model.Place? {
    guard let piece = pieces[item] else { return nil }
    let found: [Place] =
      switch reach {
      case .overlap: board.places(overlapping: piece.frame(heldAt: point, grab: grab))
      case .point: board.places(at: point)
      }
    let under = found.compactMap { widget in placeOrder.first { places[$0] === widget } }
    return under.first { model.rules.verdict(for: item, over: $0) == .accepted } ?? under.first
  }

  func putDownUnheld() {
    if let carry = unheldCarry { model.cancel(carry.item) }
  }
}
