import Boards
import DragAndDrop
import Games
import Widgets

extension JigsawView {
  var initialFocus: BoardItem? { coordinator.movableItems.first.flatMap(coordinator.piece) }

  func focusMoved(to item: BoardItem) {
    if let piece = item as? GroupPiece { lastUsed = piece.group.leader }
  }

  /// Returns the group that contains the moved piece now, or a piece near it if it is in its place or hidden.
  func nextFocus(after piece: JigsawPiece) -> JigsawPiece? {
    let (leader, rules) = (game.state.leader(of: piece), game.rules)
    guard !rules.canPickUp(leader), let group = game.state.group(of: leader) else { return leader }
    let center = game.geometry.center(of: group)
    return game.state.looseGroups.filter { rules.canPickUp($0.leader) }.min {
      game.geometry.center(of: $0).distance(to: center) < game.geometry.center(of: $1).distance(to: center)
    }?.leader
  }

  func focus(after piece: JigsawPiece) {
    coordinator.focusNext { [weak self] in self?.nextFocus(after: piece).flatMap { self?.coordinator.piece($0) } }
  }

  /// Tells of the frame, which is neither a piece nor a place, what a message says with it at the end.
  func updateAccessibility(of item: BoardItem) -> Bool {
    guard item === table.frameItem else { return false }
    coordinator.accessibility.setText(game.text.frameName, "", of: item)
    return true
  }

  func name(ofItem piece: JigsawPiece) -> String? { game.text.name(piece) }
  func name(ofPlace place: JigsawPlace) -> String? { game.text.placeName(place) }
  func accessibleLabel(ofItem piece: JigsawPiece) -> String? { game.text.pieceName(piece) }
  func accessibleLabel(ofPlace place: JigsawPlace) -> String? {
    game.text.placeLabel(place, dragging: game.session.activeDrags.flatMap(\.droppedItems))
  }
  func accessibleDescription(ofItem piece: JigsawPiece) -> String? { game.text.pieceDescription(piece) }
}
