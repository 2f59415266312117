import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

extension JigsawView {
  func connect(_ piece: GroupPiece) {
    piece.onDrag.add { [weak self, weak piece] event in
      guard let self, let piece else { return false }
      if event.phase == .began { lastUsed = piece.group.leader }
      guard event.hasModifiers else { return false }
      if event.phase == .began { game.toggleSelection(piece.group.leader) }
      return true
    }
    piece.onAction.add { [weak self, weak piece] action in
      guard action == GroupPiece.turnAction, let self, let piece else { return false }
      game.turn(piece.group.leader)
      return true
    }
    piece.setAction(GroupPiece.turnAction, enabled: game.state.level.turns)
    piece.setAction(BoardStrings.translated.moveTo, enabled: true)
  }

  func backgroundClicked(at point: Point) {
    // A tap of another finger on the table turns what the first one holds.
    if let held = game.session.activeDrags.last(where: \.input.isHeld) { return game.turn(held.item) }
    guard let drag = coordinator.stickyDrag, let group = game.state.group(of: drag.item) else {
      game.clearSelection()
      return
    }
    game.move(drag.item, to: nil, over: .table(game.geometry.spot(of: group, centeredAt: point)))
    game.drop(drag.item)
  }

  /// Moves the focus by the numbers of the pieces, because arrow keys may skip one that lies between rows of others.
  func keyPressed(_ key: KeyPress) -> Bool {
    guard key.key == .pageUp || key.key == .pageDown, coordinator.stickyDrag == nil,
      let focused = board.focusedItem as? GroupPiece
    else { return false }
    let numbers = game.state.puzzle.numbers
    let number = { (piece: GroupPiece) in numbers[piece.group.leader.index] }
    let others = board.items.compactMap { $0 as? GroupPiece }.filter { $0.isVisible && $0 !== focused }
    let next =
      key.key == .pageDown
      ? others.filter { number($0) > number(focused) }.min { number($0) < number($1) }
      : others.filter { number($0) < number(focused) }.max { number($0) < number($1) }
    next?.grabFocus()
    return true
  }

  /// Turns the dragged piece, or else the focused or last used one.
  func turn() {
    let focused = (board.focusedItem as? GroupPiece)?.group.leader
    let piece = game.session.activeDrags.last?.item ?? focused ?? lastUsed
    if let piece { game.turn(piece) }
  }

  func escapePressed() -> Bool { coordinator.escapePressed() || game.hidePicture() || game.clearSelection() }
}
