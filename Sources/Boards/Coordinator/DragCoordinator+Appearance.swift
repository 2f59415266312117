import DragAndDrop

// What the session looks like: where carried pieces are.

extension DragCoordinator {
  func show(_ carry: Carry) {
    guard delegate?.show(carry) != true, let piece = pieces[carry.item] else { return }
    show(piece, by: carry)
    for companion in carry.companions {
      guard let follower = pieces[companion] else { continue }
      show(follower, by: carry, offset: follower.frame.origin - piece.frame.origin)
    }
  }

  /// Shows a piece where it is carried, or by the `offset` beside where another one is that it follows.
  private func show(_ piece: Piece, by carry: Carry, offset: Point = .zero) {
    if let point = carry.point, let grab = carry.grabPoint {
      piece.hold(at: point, grab: grab - offset)
    } else if let place = carry.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place.map { $0.hoverPoint + offset } ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }
}
