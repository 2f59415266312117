import Boards
import DragAndDrop
import Games
import Widgets

extension JigsawView {
  var initialFocus: BoardItem? { coordinator.movableItems.first.flatMap(coordinator.piece) }

  func focusMoved(to item: BoardItem) {
    if let piece = item as? GroupPiece { lastUsed = piece.group.leader }
  }

  /// Returns the group that now contains the moved piece, or the nearest other one if the piece is in its place.
  func nextFocus(after piece: JigsawPiece) -> JigsawPiece? {
    let leader = game.state.leader(of: piece)
    guard game.state.isFixed(leader) else { return leader }
    let center = game.geometry.center(ofCell: piece.index)
    let rules = game.rules
    return game.state.looseGroups.filter { rules.canPickUp($0.leader) }.min {
      game.geometry.center(of: $0).distance(to: center) < game.geometry.center(of: $1).distance(to: center)
    }?.leader
  }

  /// Sets the accessible name of the frame, which is neither a piece nor a place and gets the focus at the end.
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
