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
    card.accessibleLabel = text.name(card.position, columns: grid.columns)
    card.accessibleDescription = coordinator.description(of: card, text.description(card.position))
    card.setAction(BoardActions.click, enabled: !game.state.isMatched(card.position))
  }
}
