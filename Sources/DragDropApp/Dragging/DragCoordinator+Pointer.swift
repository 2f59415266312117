import Games
import Widgets

// Pointers and fingers: a press picks up, a release drops, and a press that goes nowhere is a click.

extension DragCoordinator {
  func dragged(_ item: Model.Item, _ event: DragEvent) {
    let isHeld = model.drag.carry(of: item)?.input.isHeld == true
    switch event.phase {
    case .began where isPlaceForUnheld(item): return
    case .began: takeHold(of: item, event)
    case .changed where isHeld: follow(item, event)
    // A press on a place that turns out to be a drag of what lies there.
    case .changed where event.hasMoved && isPlaceForUnheld(item): takeHold(of: item, event)
    case .ended where isHeld && !event.hasMoved:
      // A press that went nowhere is a click: it picks up, or puts back what a click had picked up.
      model.cancel(item)
      if !heldBeforePress.contains(item) { model.pickUp(item, by: .click) }
    case .ended where isHeld:
      follow(item, event)
      onRelease?(item, event)
      model.drop(item)
    case .ended where isPlaceForUnheld(item): dropUnheldOnPiece(item)
    case .cancelled where isHeld: model.cancel(item)
    case .changed, .ended, .cancelled: return
    }
  }

  private func takeHold(of item: Model.Item, _ event: DragEvent) {
    if model.drag.carry(of: item) != nil { heldBeforePress.insert(item) } else { heldBeforePress.remove(item) }
    model.pickUp(
      item, by: event.isFinger ? .finger : .pointer, at: DragPoint(event.point), grabPoint: DragPoint(event.grab))
  }

  private func follow(_ item: Model.Item, _ event: DragEvent) {
    model.move(item, to: DragPoint(event.point), over: place(under: item, at: event.point, grab: event.grab))
  }

  /// The place that a held piece is over: of several, one that takes it.
  func place(under item: Model.Item, at point: Point, grab: Point) -> Model.Place? {
    if let placeUnder { return placeUnder(item, point, grab) }
    guard let piece = pieces[item] else { return nil }
    let frame = piece.frame(heldAt: point, grab: grab)
    let others = placeOrder.compactMap { place in places[place].map { (place: place, frame: $0.frame) } }
    let under: [Model.Place] =
      switch reach {
      case .overlap: mostCovered(others, by: frame)
      case .point: others.filter { $0.frame.contains(point) }.map(\.place)
      }
    return under.first { model.rules.verdict(for: item, over: $0) == .accepted } ?? under.first
  }

  private func mostCovered(_ places: [(place: Model.Place, frame: Rect)], by frame: Rect) -> [Model.Place] {
    let covered = places.map { (place: $0.place, area: $0.frame.overlap(with: frame)) }.filter { $0.area > 0 }
    return covered.sorted { $0.area > $1.area }.map(\.place)
  }

  func putDownUnheld() {
    if let carry = unheldCarry { model.cancel(carry.item) }
  }
}
