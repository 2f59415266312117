/// A card of a deck of 32 cards.
package struct PlayingCard: Hashable, Sendable {
  /// A suit; each has a shape of its own.
  package enum Suit: CaseIterable, Sendable {
    /// The suits in the order of bridge, the highest first.
    case spades, hearts, diamonds, clubs
  }

  /// A rank, from ace to seven.
  package enum Rank: CaseIterable, Sendable {
    /// The ranks, the highest first.
    case ace, king, queen, jack, ten, nine, eight, seven
  }

  /// The suit.
  package let suit: Suit
  /// The rank.
  package let rank: Rank

  /// All cards; consecutive ones differ in suit and in rank.
  static let deck = (0..<32).map { number in
    PlayingCard(suit: Suit.allCases[number % 4], rank: Rank.allCases[(number + number / 8) % 8])
  }

  /// The text in the corner of the card.
  package var sign: String {
    switch rank {
    case .ace: trc("playing card", "A")
    case .king: trc("playing card", "K")
    case .queen: trc("playing card", "Q")
    case .jack: trc("playing card", "J")
    case .ten: "10"
    case .nine: "9"
    case .eight: "8"
    case .seven: "7"
    }
  }

  /// The accessible name, such as "queen of hearts".
  package var name: String {
    let rank =
      switch rank {
      case .ace: trc("playing card", "ace")
      case .king: trc("playing card", "king")
      case .queen: trc("playing card", "queen")
      case .jack: trc("playing card", "jack")
      case .ten: trc("playing card", "ten")
      case .nine: trc("playing card", "nine")
      case .eight: trc("playing card", "eight")
      case .seven: trc("playing card", "seven")
      }
    let suit =
      switch suit {
      case .spades: trc("playing card", "spades")
      case .hearts: trc("playing card", "hearts")
      case .diamonds: trc("playing card", "diamonds")
      case .clubs: trc("playing card", "clubs")
      }
    return tr("{rank} of {suit}").formatted(["rank": rank, "suit": suit])
  }
}
