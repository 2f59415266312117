import Observation

package struct DeckPosition: Hashable, Sendable {
  package let pair: Int
  package let isSecond: Bool

  package init(_ pair: Int, isSecond: Bool) { (self.pair, self.isSecond) = (pair, isSecond) }

  /// The position of the card at an index in reading order.
  package init(index: Int) { self.init(index >> 1, isSecond: index & 1 == 1) }

  package var index: Int { 2 * pair + (isSecond ? 1 : 0) }

  var card: WritableKeyPath<DeckPair, DeckCard> { isSecond ? \.second : \.first }
}

/// An editor of a deck, with undo; what is typed into one text is one step.
@MainActor @Observable
package final class DeckEditor {
  private enum Typing: Equatable { case title, card(DeckPosition) }

  private var history: History<CardDeck>
  @ObservationIgnored private var typing: Typing?
  @ObservationIgnored private let changed: @MainActor (CardDeck) -> Void

  /// - Parameter changed: Called with the deck after each change, to save it.
  init(_ deck: CardDeck, changed: @escaping @MainActor (CardDeck) -> Void) {
    (history, self.changed) = (History(deck), changed)
  }

  package var deck: CardDeck { history.present }
  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }
  package var canAddPair: Bool { deck.pairs.count < CardDeck.maximumPairCount }
  /// All decks that undo and redo reach, whose pictures and sounds are still needed.
  var states: [CardDeck] { history.states }

  package subscript(position: DeckPosition) -> DeckCard? {
    deck.pairs.indices.contains(position.pair) ? deck.pairs[position.pair][keyPath: position.card] : nil
  }

  package func setTitle(_ title: String) {
    change(typing: .title) { $0.title = String(title.prefix(CardDeck.longestTitle)) }
  }

  package func setText(_ text: String, at position: DeckPosition) {
    guard self[position] != nil else { return }
    change(typing: .card(position)) {
      $0.pairs[position.pair][keyPath: position.card].text = String(text.prefix(DeckCard.longestText))
    }
  }

  package func put(_ card: DeckCard, at position: DeckPosition) {
    guard self[position] != nil else { return }
    change { $0.pairs[position.pair][keyPath: position.card] = card.cleaned }
  }

  /// Moves a card to another position, and the card that is there, if any, to the first position.
  package func move(_ origin: DeckPosition, to target: DeckPosition) {
    guard canMove(origin, to: target), let card = self[origin], let other = self[target] else { return }
    change {
      $0.pairs[origin.pair][keyPath: origin.card] = other
      $0.pairs[target.pair][keyPath: target.card] = card
    }
  }

  package func canMove(_ origin: DeckPosition, to target: DeckPosition) -> Bool {
    origin != target && self[origin]?.isEmpty == false && self[target] != nil
  }

  package func addPair() {
    if canAddPair { change { $0.pairs.append(DeckPair()) } }
  }

  package func removePair(_ index: Int) {
    if deck.pairs.indices.contains(index) { change { _ = $0.pairs.remove(at: index) } }
  }

  /// Adds pairs, which replace those without a card; returns the number of pairs that do not fit.
  package func add(_ pairs: [DeckPair]) -> Int {
    let kept = deck.pairs.filter { !$0.isEmpty }
    let added = pairs.prefix(CardDeck.maximumPairCount - kept.count).map(\.cleaned)
    if !added.isEmpty { change { $0.pairs = kept + added } }
    return pairs.count - added.count
  }

  package func undo() { step { $0.undo() } }
  package func redo() { step { $0.redo() } }

  private func step(_ step: (inout History<CardDeck>) -> Bool) {
    typing = nil
    if step(&history) { changed(deck) }
  }

  private func change(typing: Typing? = nil, _ change: (inout CardDeck) -> Void) {
    var next = deck
    change(&next)
    guard next != deck else { return }
    if typing != nil, typing == self.typing {
      history.replacePresent(by: next)
    } else {
      history.record(next)
    }
    self.typing = typing
    changed(next)
  }
}
