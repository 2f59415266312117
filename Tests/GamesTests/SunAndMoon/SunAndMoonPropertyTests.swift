import Testing

@testable import Games

@Suite struct SunAndMoonPropertyTests {
  /// Checks 100,000 seeds in ten parallel parts.
  @Test(arguments: 0..<10)
  func everySolitaireHasASolutionAndEveryCardAnArea(part: Int) {
    for seed in UInt64(part * 10_000)..<UInt64((part + 1) * 10_000) {
      let deal = SunAndMoonState(level: .solitaire, seed: seed).deal
      let isRight = deal.isValid && deal.hasSolution && deal.cards.allSatisfy { $0.areas.count > 0 }
      // The first one is enough: recording thousands would take longer than finding them.
      guard isRight else { return _ = Issue.record("seed \(seed)") }
    }
  }

  /// Hall's theorem and a search agree, also on deals without a solution.
  @Test func isSolvableAgreesWithASearch() {
    var unsolvable = 0
    for seed in 0..<3_000 as Range<UInt64> {
      let deal = SunAndMoonState(level: .anyDeal, seed: seed).deal
      if !deal.isSolvable { unsolvable += 1 }
      guard deal.isSolvable == deal.hasSolution else { return _ = Issue.record("seed \(seed)") }
    }
    #expect((650...850).contains(unsolvable), "about a quarter, once no card is without an area")
  }

  /// Compares random plays, undo and redo with a plain list of states.
  @Test(arguments: SunAndMoonLevel.allCases)
  func randomPlayAlwaysEndsAndUndoIsExact(level: SunAndMoonLevel) {
    for seed in 0..<150 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var twin = HistoryTwin(SunAndMoonState(level: level, seed: seed))
      while twin.isExact, !twin.present.isOver {
        switch generator.number(below: 5) {
        case 0: twin.undo()
        case 1: twin.redo()
        default:
          var state = twin.present
          guard let play = generator.element(of: state.allowedPlays) else { break }
          twin.check(Self.isConsistent(state.play(play), of: play, from: twin.present, to: state))
          twin.record(state)
        }
      }
      guard twin.isExact, twin.present.isValid else { return _ = Issue.record("seed \(seed)") }
    }
  }

  /// Whether scores, turns and passes follow the rules.
  static func isConsistent(
    _ changes: [SunAndMoonChange], of play: CardPlay, from before: SunAndMoonState, to after: SunAndMoonState
  ) -> Bool {
    let owner = play.card.owner
    let isEclipse = before.has(play.card.symbol.opposite, in: play.area)
    let gain = after.points(of: owner) - before.points(of: owner)
    let isTurn = before.level.isSolitaire ? before.turn == nil : before.turn == owner
    let passed = changes.contains(.passed(owner.opponent))
    let nextIsRight = after.isOver || after.level.isSolitaire || (after.turn == owner) == passed
    let canPlay = after.level.isSolitaire || after.isOver || !after.allowedPlays.isEmpty
    return changes.first == .played(play, isEclipse: isEclipse) && gain == (isEclipse ? 3 : 1) && isTurn && nextIsRight
      && canPlay && after.points(of: owner.opponent) == before.points(of: owner.opponent)
      && (changes.last == .ended) == after.isOver
  }

  @Test func hintsSolveEverySolitaire() {
    for seed in 0..<300 as Range<UInt64> {
      var state = SunAndMoonState(level: .solitaire, seed: seed)
      while case .card(let play)? = state.hint(after: nil) { _ = state.play(play) }
      guard state.end == .solved else { return _ = Issue.record("seed \(seed)") }
    }
  }

  @Test(arguments: SunAndMoonLevel.allCases)
  func thereIsAHintAsLongAsOneIsFound(level: SunAndMoonLevel) {
    for seed in 0..<20 as Range<UInt64> {
      var (state, generator) = (SunAndMoonState(level: level, seed: seed), SeededGenerator(seed: seed))
      repeat {
        let isRight = state.hasHint(after: nil) == (state.hint(after: nil) != nil)
        guard isRight else { return _ = Issue.record("seed \(seed)") }
        guard let play = generator.element(of: state.allowedPlays) else { break }
        _ = state.play(play)
      } while !state.isOver
      #expect(state.hasHint(after: nil) == (state.hint(after: nil) != nil), "seed \(seed)")
    }
  }
}
