import DragAndDrop

// What the session looks like: where carried pieces are.

extension DragCoordinator {
  func show(_ carry: Carry) {
    guard delegate?.show(carry) != true, let piece = pieces[carry.item] else { return }
    if let point = carry.point, let grab = carry.grabPoint {
      piece.hold(at: point, grab: grab)
    } else if let place = carry.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place?.hoverPoint ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }
}
