import DragAndDrop
import Geometry

extension DragCoordinator {
  func show(_ drag: ActiveDrag) {
    pieces[drag.item]?.activeOperation = drag.isWaiting ? nil : drag.operation
    if drag.isWaiting {
      // The items of a preview are already faded.
      for item in dragPreviews[drag.item] == nil ? drag.items : [drag.item] { displayedPiece(item)?.isWaiting = true }
    }
    guard delegate?.show(drag) != true, let piece = displayedPiece(drag.item) else { return }
    show(piece, by: drag)
    // A preview represents the companions as well.
    for companion in drag.companions where dragPreviews[drag.item] == nil {
      guard let follower = pieces[companion] else { continue }
      show(follower, by: drag, offset: follower.frame.origin - piece.frame.origin)
    }
  }

  private func show(_ piece: Piece, by drag: ActiveDrag, offset: Point = .zero) {
    if let point = drag.point, let grab = drag.grabPoint {
      piece.hold(at: point, grab: grab - offset)
    } else if let place = drag.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place.map { $0.hoverPoint + offset } ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }

  // MARK: Previews

  func displayedPiece(_ item: Model.Item) -> Piece? { dragPreviews[item] ?? pieces[item] }

  func raise(_ dragPreview: DragPreview?, for item: Model.Item) {
    guard let dragPreview, dragPreviews[item] == nil, let piece = pieces[item] else { return }
    dragPreview.frame = Rect(center: piece.frame.center, size: dragPreview.extent)
    dragPreviews[item] = dragPreview
    board.add(dragPreview)
    for item in activeOrPendingDrag(containing: item)?.items ?? [] { showFaded(item) }
  }

  private func showFaded(_ item: Model.Item) {
    let isStoodFor = activeOrPendingDrag(containing: item).map { dragPreviews[$0.item] != nil } ?? false
    pieces[item]?.opacity = isStoodFor ? DragPreview.fadedOpacity : 1
  }

  /// Animates the items of a drag that changed to where they belong.
  func land(_ drag: ActiveDrag, _ landed: Set<Model.Item>) {
    let dragPreview =
      activeOrPendingDrag(containing: drag.item)?.item == drag.item ? nil : dragPreviews.removeValue(forKey: drag.item)
    for item in drag.items {
      if model.session.activeDrag(of: item) == nil { pieces[item]?.activeOperation = nil }
      if landed.contains(item) { pieces[item]?.isWaiting = false }
      if dragPreview != nil { showFaded(item) }
      // The item's piece may have been removed while others of the drag are still on the board.
      guard landed.contains(item), delegate?.showLanding(of: item) != true, let piece = pieces[item] else { continue }
      if let dragPreview { piece.animateToFrame(from: dragPreview.currentFrame.center) } else { piece.animateToFrame() }
    }
    if let dragPreview { board.remove(dragPreview) }
  }
}
