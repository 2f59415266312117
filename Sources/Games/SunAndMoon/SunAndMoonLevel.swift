/// The ways to play Sun and Moon.
public enum SunAndMoonLevel: String, GameLevel {
  /// Alone, with a deal that can be solved.
  case solitaire
  /// Alone, with any deal.
  case anyDeal = "any-deal"
  /// Two players at one computer.
  case twoPlayers = "two-players"
  /// Two players at one computer, each of whom sees only the own hand.
  case hiddenHands = "hidden-hands"
  /// Against the computer, which plays any card that it can.
  case computerEasy = "easy"
  /// Against the computer, which takes the most points that it can get at once.
  case computerMedium = "medium"
  /// Against the computer, which plays perfectly.
  case computerHard = "hard"

  /// Whether one player plays both hands.
  public var isSolitaire: Bool { self == .solitaire || self == .anyDeal }

  /// Whether each player sees only the own hand.
  public var hidesHands: Bool { self == .hiddenHands }

  /// How well the computer plays; nil where it does not play.
  public var strength: ComputerStrength? {
    switch self {
    case .solitaire, .anyDeal, .twoPlayers, .hiddenHands: nil
    case .computerEasy: .easy
    case .computerMedium: .medium
    case .computerHard: .hard
    }
  }

  /// The next stronger computer; nil beyond the strongest, and where it does not play.
  public var next: SunAndMoonLevel? {
    switch self {
    case .computerEasy: .computerMedium
    case .computerMedium: .computerHard
    case .solitaire, .anyDeal, .twoPlayers, .hiddenHands, .computerHard: nil
    }
  }

  /// The level's name for the player.
  public var title: String {
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
