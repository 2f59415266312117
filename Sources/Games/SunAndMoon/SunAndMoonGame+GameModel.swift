extension SunAndMoonGame: GameModel {
  /// Where the game stands, in a sentence.
  public var statusText: String { text.status }
  /// The time in solitaire, otherwise the points of both; empty before the first card.
  public var shortStatus: String { elapsed > .zero || state.placedCount > 0 ? text.shortStatus : "" }

  /// The next stronger computer, after a win.
  public var nextLevel: LevelChoice? { state.countsAsResult ? play.level.harder.map { LevelChoice($0) } : nil }

  /// Takes the last move back, and what the computer answered.
  public func undo() {
    interrupt()
    if play.undo() { changes.append([.undone]) }
  }

  /// Makes the move again that was taken back last, and the computer's answer.
  public func redo() {
    interrupt()
    if play.redo() { changes.append([.redone]) }
  }

  /// Puts all cards of the deal back into the hands.
  public func restart() {
    interrupt()
    play.begin(SavedGame(level: play.level, seed: play.seed), isRestart: true)
    changes.append([.dealt])
  }

  /// Deals a new game; see ``GameModel/deal(level:seed:)``.
  public func deal(level: LevelChoice.ID?, seed: UInt64?) {
    interrupt()
    play.newGame(level: level.flatMap(SunAndMoonLevel.init(rawValue:)), seed: seed)
    changes.append([.dealt])
  }

  /// Brings the game back that was under way before this one was dealt.
  public func bringBack() {
    interrupt()
    if play.bringBack() { changes.append([.dealt]) }
  }
}
