import DragAndDrop

// What the session looks like: where carried pieces are, or what stands for them.

extension DragCoordinator {
  func show(_ carry: Carry) {
    pieces[carry.item]?.carriedAs = carry.isWaiting ? nil : carry.operation
    if carry.isWaiting {
      // What a stand-in stands for is faded already.
      for item in standIns[carry.item] == nil ? carry.items : [carry.item] { airborne(item)?.isWaiting = true }
    }
    guard delegate?.show(carry) != true, let piece = airborne(carry.item) else { return }
    show(piece, by: carry)
    // A stand-in stands for them as well.
    for companion in carry.companions where standIns[carry.item] == nil {
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

  // MARK: Stand-ins

  /// What is seen of an item in the air: what stands for its piece, or the piece itself.
  func airborne(_ item: Model.Item) -> Piece? { standIns[item] ?? pieces[item] }

  /// Puts a stand-in over the piece of an item that was picked up, if it has none yet.
  func raise(_ standIn: StandIn?, for item: Model.Item) {
    guard let standIn, standIns[item] == nil, let piece = pieces[item] else { return }
    standIn.frame = Rect(center: piece.frame.center, size: standIn.extent)
    standIns[item] = standIn
    board.add(standIn)
    for item in carryOrWait(with: item)?.items ?? [] { showFaded(item) }
  }

  private func showFaded(_ item: Model.Item) {
    let isStoodFor = carryOrWait(with: item).map { standIns[$0.item] != nil } ?? false
    pieces[item]?.opacity = isStoodFor ? StandIn.fadedOpacity : 1
  }

  /// Shows what a carry that has changed had in the air on its way to where it belongs.
  func land(_ carry: Carry, _ landed: Set<Model.Item>) {
    let standIn =
      carryOrWait(with: carry.item)?.item == carry.item ? nil : standIns.removeValue(forKey: carry.item)
    for item in carry.items {
      if model.drag.carry(of: item) == nil { pieces[item]?.carriedAs = nil }
      if landed.contains(item) { pieces[item]?.isWaiting = false }
      if standIn != nil { showFaded(item) }
      // Also of one that was taken off meanwhile: others may be in the air with it.
      guard landed.contains(item), delegate?.showLanding(of: item) != true, let piece = pieces[item] else { continue }
      if let standIn { piece.goHome(from: standIn.currentFrame.center) } else { piece.goHome() }
    }
    if let standIn { board.remove(standIn) }
  }
}
