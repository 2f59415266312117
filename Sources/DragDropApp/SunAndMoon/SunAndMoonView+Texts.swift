import Games
import Widgets

extension SunAndMoonView {
  /// Sets every text for the ear, but those of hidden cards, of which nothing is said.
  func setTexts(only item: BoardItem? = nil) {
    let carried = coordinator.unheldCarry?.item
    let text = game.text
    board.accessibleLabel = text.board
    for piece in cards where item == nil || item === piece { describe(piece, text, carried) }
    for area in areas where item == nil || item === area { describe(area, text, carried) }
    for (player, plate) in zip(TablePlayer.allCases, plates) { plate.accessibleLabel = text.plate(player) }
  }

  private func describe(_ piece: SkyCardPiece, _ text: SunAndMoonText, _ carried: SkyCard?) {
    let isPickedUp = game.drag.carry(of: piece.card) != nil
    let description =
      carried == piece.card
      ? text.handDescription(carrying: piece.card) : text.pieceDescription(piece.card, isPickedUp: isPickedUp)
    set(text.pieceName(piece.card, isPickedUp: isPickedUp), description, of: piece)
    piece.setAction(BoardActions.putBack, enabled: isPickedUp)
    piece.setAction(BoardActions.click, enabled: isPickedUp || game.state.canPickUp(piece.card) && game.isDragAllowed)
  }

  private func describe(_ area: TableAreaPlace, _ text: SunAndMoonText, _ carried: SkyCard?) {
    let description = carried.map { text.areaDescription(area.area, carrying: $0) } ?? ""
    set(text.areaName(area.area), description, of: area)
    area.setAction(BoardActions.click, enabled: carried != nil)
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
