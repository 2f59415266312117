import DragAndDrop
import Widgets

// Pointers and fingers: a press picks up, a release drops, and a press that goes nowhere is a click.

extension DragCoordinator {
  /// A step of a drag of the piece that stands for an item; called for every piece that was added.
  public func dragged(_ item: Model.Item, _ event: DragEvent) {
    let act = delegate?.mainAction(of: item)
    let isHeld = model.drag.carry(of: item)?.input.isHeld == true
    switch event.phase {
    case .began:
      presses[item] = nil
      if act == nil, !isPlaceForUnheld(item) { takeHold(of: item, event) }
    case .changed where isHeld: follow(item, event)
    // A press that turned out to be a click, on a piece that a click had picked up.
    case .ended where isHeld && !event.hasMoved && presses[item] == .tookOver: model.cancel(item)
    case .ended where isHeld && !event.hasMoved: model.carryOn(item, by: .click)
    case .ended where isHeld:
      follow(item, event)
      delegate?.willDrop(item, event)
      model.drop(item)
    case .cancelled where isHeld: model.cancel(item)
    // Something else has taken the piece out of this hand, which is done with it.
    case _ where presses[item] != nil: return
    case .changed where event.hasMoved && act != nil: takeHold(of: item, event)
    // A press on a place that turns out to be a drag of what lies there.
    case .changed where event.hasMoved && isPlaceForUnheld(item): takeHold(of: item, event)
    case .ended where isPlaceForUnheld(item): dropUnheldOnPiece(item)
    case .ended where !event.hasMoved: if let act { act() } else { dropUnheld(at: event.point) }
    case .changed, .ended, .cancelled: return
    }
  }

  /// A click on a piece that stays where it is means what lies beneath.
  private func dropUnheld(at point: Point) {
    if let place = placeOrder.first(where: { places[$0]?.frame.contains(point) == true }) { dropUnheld(on: place) }
  }

  private func takeHold(of item: Model.Item, _ event: DragEvent) {
    let press: Press = model.drag.carry(of: item) == nil ? .pickedUp : .tookOver
    let isTaken = model.pickUp(
      item, by: event.isFinger ? .finger : .pointer, at: event.point, grabPoint: event.grab)
    if isTaken { presses[item] = press }
  }

  private func follow(_ item: Model.Item, _ event: DragEvent) {
    model.move(item, to: event.point, over: places(under: item, at: event.point, grab: event.grab))
  }

  /// The places that a held piece is over, the most likely first.
  func places(under item: Model.Item, at point: Point, grab: Point) -> [Model.Place] {
    if let places = delegate?.places(under: item, at: point, grab: grab) { return places }
    guard let piece = pieces[item] else { return [] }
    switch reach {
    case .overlap: return mostCovered(by: piece.frame(heldAt: point, grab: grab))
    case .point:
      // Most steps end over the same place as the one before, and a board may have a thousand.
      if let carry = model.drag.carry(of: item), carry.verdict == .accepted, let place = carry.place,
        places[place]?.frame.contains(point) == true
      {
        return [place]
      }
      return placeOrder.filter { places[$0]?.frame.contains(point) == true }
    }
  }

  private func mostCovered(by frame: Rect) -> [Model.Place] {
    let covered = placeOrder.map { (place: $0, area: places[$0]?.frame.overlap(with: frame) ?? 0) }
      .filter { $0.area > 0 }
    return covered.sorted { $0.area > $1.area }.map(\.place)
  }

  /// Brings home what clicks or keys carry.
  public func putDownUnheld() {
    if let carry = unheldCarry { model.cancel(carry.item) }
  }
}
