import Games
import Widgets

extension MemoryView {
  /// Sets the texts of all cards.
  func describeAll() {
    board.accessibleLabel = game.text.board
    for card in cards { describe(card) }
  }

  func describe(_ item: BoardItem) {
    guard let card = item as? CardPiece else { return }
    let text = game.text
    coordinator.setTexts(
      text.name(card.position, columns: grid.columns), text.description(card.position), of: card)
    card.setAction(BoardActions.click, enabled: !game.state.isMatched(card.position))
  }
}
