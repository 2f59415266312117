import Games
import Widgets

extension ColorMatchView {
  /// Sets every text for the ear.
  ///
  /// A screen reader reads them when the focus arrives, or at once where it is.
  func setTexts(only item: BoardItem? = nil) {
    let carried = coordinator.unheldCarry?.item
    title.text = game.text.board
    board.accessibleLabel = game.text.board
    for (square, slot) in zip(squares, slots) {
      if item == nil || item === square { describe(square) }
      if item == nil || item === slot { describe(slot, of: square.color, carried) }
    }
    if item == nil || item === target { describeTarget(carried) }
  }

  private func describe(_ square: ColorSquare) {
    let isPickedUp = game.drag.carry(of: square.color) != nil
    set(
      game.text.pieceName(square.color, isPickedUp: isPickedUp),
      game.text.pieceDescription(isPickedUp: isPickedUp), of: square)
    square.setAction(BoardActions.putBack, enabled: isPickedUp)
  }

  private func describe(_ slot: ColorSlot, of color: GameColor, _ carried: GameColor?) {
    set(game.text.slotName(color), carried.map(game.text.slotDescription) ?? "", of: slot)
    slot.isFocusable = carried == color
    slot.setAction(BoardActions.click, enabled: carried == color)
  }

  private func describeTarget(_ carried: GameColor?) {
    set(game.text.targetName, game.text.targetDescription(carrying: carried), of: target)
    target.setAction(BoardActions.click, enabled: carried != nil)
  }

  private func set(_ name: String, _ description: String, of item: BoardItem) {
    item.accessibleLabel = name
    item.accessibleDescription = spoken.description(of: item, description)
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    spoken.focusMoved(to: item)
    // Later, for a screen reader would still read what changes before it is told of the focus.
    describing = .beforeNextFrame { [weak self] in self?.setTexts() }
  }
}
