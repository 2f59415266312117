package enum SunAndMoonLevel: String, GameLevel {
  case solitaire
  case anyDeal = "any-deal"
  case twoPlayers = "two-players"
  case hiddenHands = "hidden-hands"
  /// Against the computer, which plays at random.
  case computerEasy = "easy"
  /// Against the computer, which takes the most points that it can get at once.
  case computerMedium = "medium"
  case computerHard = "hard"

  package var isSolitaire: Bool { self == .solitaire || self == .anyDeal }

  package var hidesHands: Bool { self == .hiddenHands }

  package var strength: ComputerStrength? {
    switch self {
    case .solitaire, .anyDeal, .twoPlayers, .hiddenHands: nil
    case .computerEasy: .easy
    case .computerMedium: .medium
    case .computerHard: .hard
    }
  }

  package var next: SunAndMoonLevel? { strength == nil ? nil : following }

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
