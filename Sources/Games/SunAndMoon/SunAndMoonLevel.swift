/// The levels of Sun and Moon.
package enum SunAndMoonLevel: String, GameLevel {
  /// Solitaire with a deal that can be solved.
  case solitaire
  /// Solitaire with any deal.
  case anyDeal = "any-deal"
  /// Two players at one computer.
  case twoPlayers = "two-players"
  /// Two players at one computer, each of whom sees only their own hand.
  case hiddenHands = "hidden-hands"
  /// Against the computer, which plays at random.
  case computerEasy = "easy"
  /// Against the computer, which takes the most points that it can get at once.
  case computerMedium = "medium"
  /// Against the computer, which plays perfectly.
  case computerHard = "hard"

  /// Whether one player plays both hands.
  package var isSolitaire: Bool { self == .solitaire || self == .anyDeal }

  /// Whether each player sees only their own hand.
  package var hidesHands: Bool { self == .hiddenHands }

  /// The strength of the computer; nil if it does not play.
  package var strength: ComputerStrength? {
    switch self {
    case .solitaire, .anyDeal, .twoPlayers, .hiddenHands: nil
    case .computerEasy: .easy
    case .computerMedium: .medium
    case .computerHard: .hard
    }
  }

  /// The level with the next stronger computer, or nil.
  package var next: SunAndMoonLevel? {
    switch self {
    case .computerEasy: .computerMedium
    case .computerMedium: .computerHard
    case .solitaire, .anyDeal, .twoPlayers, .hiddenHands, .computerHard: nil
    }
  }

  /// The localized name of the level.
  package var title: String {
    switch self {
    case .solitaire: tr("Solitaire")
    case .anyDeal: tr("Solitaire, Any Deal")
    case .twoPlayers: tr("Two Players")
    case .hiddenHands: tr("Two Players, Hidden Hands")
    case .computerEasy: tr("Computer, Easy")
    case .computerMedium: tr("Computer, Medium")
    case .computerHard: tr("Computer, Hard")
    }
  }
}
