import Boards
import Games
import Widgets

extension SunAndMoonView {
  /// Nothing is said of hidden cards.
  func describe(_ item: BoardItem) {
    switch item {
    case let piece as SkyCardPiece: describe(piece)
    case let area as TableAreaPlace: describe(area)
    default: break
    }
  }

  private func describe(_ piece: SkyCardPiece) {
    let (card, text) = (piece.card, game.text)
    let isPickedUp = game.drag.carry(of: card) != nil
    let description =
      coordinator.unheldCarry?.item == card
      ? text.handDescription(carrying: card) : text.pieceDescription(card, isPickedUp: isPickedUp)
    coordinator.setTexts(text.pieceName(card, isPickedUp: isPickedUp), description, of: piece)
    piece.setAction(BoardWords.translated.putBack, enabled: isPickedUp)
    piece.setAction(BoardWords.click, enabled: isPickedUp || game.state.canPickUp(card) && game.isDragAllowed)
  }

  private func describe(_ area: TableAreaPlace) {
    let carried = coordinator.unheldCarry?.item
    let description = carried.map { game.text.areaDescription(area.area, carrying: $0) } ?? ""
    coordinator.setTexts(game.text.areaName(area.area), description, of: area)
    area.setAction(BoardWords.click, enabled: carried != nil)
  }
}
