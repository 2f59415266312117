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
    let message = spoken?.item === item ? spoken?.text : nil
    let description = text.description(card.position)
    card.accessibleDescription = [message ?? "", description].filter { !$0.isEmpty }.joined(separator: " ")
    card.setAction(BoardActions.click, enabled: !game.state.isMatched(card.position))
  }

  /// A passing message is gone once the focus has left what it was read with.
  func focusMoved(to item: BoardItem) {
    let left = spoken?.item
    if left !== item { spoken = nil }
    describing = .beforeNextFrame { [weak self] in
      if let left, left !== item { self?.describe(left) }
    }
  }
}
