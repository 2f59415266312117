package struct PlayingCard: Hashable, Sendable {
  package enum Suit: CaseIterable, Sendable {
    case spades, hearts, diamonds, clubs
  }

  package enum Rank: CaseIterable, Sendable {
    case ace, king, queen, jack, ten, nine, eight, seven
  }

  package let suit: Suit
  package let rank: Rank

  /// All cards; consecutive ones differ in suit and in rank.
  static let deck = (0..<32).map { number in
    PlayingCard(suit: Suit.allCases[number % 4], rank: Rank.allCases[(number + number / 8) % 8])
  }

  package var sign: String { rankText.sign }

  package var name: String {
    let suit =
      switch suit {
      case .spades: trc("playing card", "spades")
      case .hearts: trc("playing card", "hearts")
      case .diamonds: trc("playing card", "diamonds")
      case .clubs: trc("playing card", "clubs")
      }
    return tr("{rank} of {suit}").formatted(["rank": rankText.name, "suit": suit])
  }

  private var rankText: (sign: String, name: String) {
    switch rank {
    case .ace: (trc("playing card", "A"), trc("playing card", "ace"))
    case .king: (trc("playing card", "K"), trc("playing card", "king"))
    case .queen: (trc("playing card", "Q"), trc("playing card", "queen"))
    case .jack: (trc("playing card", "J"), trc("playing card", "jack"))
    case .ten: ("10", trc("playing card", "ten"))
    case .nine: ("9", trc("playing card", "nine"))
    case .eight: ("8", trc("playing card", "eight"))
    case .seven: ("7", trc("playing card", "seven"))
    }
  }
}
