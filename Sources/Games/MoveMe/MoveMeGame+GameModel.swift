extension MoveMeGame: GameModel {
  /// How many squares there are and how many are selected, in a sentence.
  public var statusText: String { text.status }
  /// How many squares there are.
  public var shortStatus: String { text.count }

  /// Takes the last change back.
  public func undo() {
    cancelAll()
    let before = state
    guard play.undo() else { return }
    changes.append([.undone(state.changes(since: before))])
    forgetMissing()
  }

  /// Makes the change again that was taken back last.
  public func redo() {
    cancelAll()
    let before = state
    guard play.redo() else { return }
    changes.append([.redone(state.changes(since: before))])
    forgetMissing()
  }

  /// Puts the squares back to where they were dealt.
  public func restart() {
    replace { play.begin(SavedGame(level: play.level, seed: play.seed), isRestart: true) }
  }

  /// Deals new squares; see ``GameModel/deal(level:seed:)``.
  public func deal(level: LevelChoice.ID?, seed: UInt64?) {
    replace { play.newGame(level: level.flatMap(MoveMeLevel.init(rawValue:)), seed: seed) }
  }

  /// Brings the squares back that were there before these ones were dealt.
  public func bringBack() {
    replace { _ = play.bringBack() }
  }

  private func replace(_ deal: () -> Void) {
    cancelAll()
    deal()
    selection = []
    changes.append([.dealt])
  }
}
