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
    card.accessibleDescription = spoken.description(of: card, text.description(card.position))
    card.setAction(BoardActions.click, enabled: !game.state.isMatched(card.position))
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    let left = spoken.focusMoved(to: item)
    describing = .beforeNextFrame { [weak self] in
      if let left { self?.describe(left) }
    }
  }
}
