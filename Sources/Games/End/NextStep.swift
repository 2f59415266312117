package struct NextStep: Equatable, Sendable {
  package enum Action: Equatable, Sendable {
    case undo
    case restart
    case newGame
    case advance
    /// Deals the deal of a day in another game.
    case daily(CivilDate, GameKind)
  }

  package let title: String
  package let action: Action

  init(_ title: String, _ action: Action) { (self.title, self.action) = (title, action) }

  static func next(_ level: LevelChoice) -> NextStep {
    NextStep(tr("Next: {level}").formatted(["level": level.title]), .advance)
  }

  static var playAgain: NextStep { NextStep(tr("Play Again"), .newGame) }
  static var undo: NextStep { NextStep(tr("Undo Last Move"), .undo) }
}
