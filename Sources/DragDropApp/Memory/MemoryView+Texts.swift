import Boards
import Games
import Widgets

extension MemoryView {
  var setsChangedTexts: Bool { true }

  func mainAction(of position: GridPosition) -> (() -> Void)? {
    { [weak game] in game?.turn(position) }
  }

  func describe(_ item: BoardItem) {
    guard let card = item as? CardPiece else { return }
    let text = game.text
    coordinator.setTexts(
      text.name(card.position, columns: grid.columns), text.description(card.position), of: card)
    card.setAction(BoardWords.click, enabled: !game.state.isMatched(card.position))
  }
}
