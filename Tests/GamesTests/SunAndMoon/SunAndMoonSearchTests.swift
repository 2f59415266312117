import Testing

@testable import Games

@Suite struct SunAndMoonSearchTests {
  /// Returns the points by which the player on turn can win, found by trying all plays.
  static func bruteForce(_ state: SunAndMoonState) -> Int {
    guard let turn = state.turn else { return 0 }
    return state.allowedPlays.reduce(Int.min) { best, play in
      var next = state
      _ = next.play(play)
      let points = next.points(of: turn) - state.points(of: turn)
      let rest = bruteForce(next)
      return max(best, points + (next.turn == turn ? rest : -rest))
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func theSearchAgreesWithBruteForce(seed: UInt64) {
    var state = SunAndMoonState(level: .twoPlayers, seed: seed)
    for _ in 0..<2 { state.allowedPlays.first.map { _ = state.play($0) } }
    var search = SunAndMoonSearch(state.deal)
    #expect(search.value(of: state.node) == Self.bruteForce(state))
  }

  /// Returns the state after a play, and the points of the play.
  static func playing(_ play: CardPlay, in state: SunAndMoonState) -> (next: SunAndMoonState, points: Int) {
    var next = state
    _ = next.play(play)
    return (next, next.points(of: play.card.owner) - state.points(of: play.card.owner))
  }

  /// Returns the points by which a play outscores the opponent if all plays after it are perfect.
  static func gain(of play: CardPlay, in state: SunAndMoonState) -> Int {
    let (next, points) = playing(play, in: state)
    return points + (next.turn == play.card.owner ? bruteForce(next) : -bruteForce(next))
  }

  /// Compares the average gains of all plays with those found by trying all replies.
  static func expectAverages(in state: SunAndMoonState) {
    var search = SunAndMoonSearch(state.deal)
    for play in state.allowedPlays {
      let (next, points) = playing(play, in: state)
      let replies = next.turn == play.card.owner.opponent ? next.allowedPlays : []
      let sum = replies.map { gain(of: $0, in: next) }.reduce(0, +)
      let average =
        replies.isEmpty ? Double(gain(of: play, in: state)) : Double(points) - Double(sum) / Double(replies.count)
      let found = search.averageGain(of: play, in: state.node)
      #expect(abs(found - average) < 0.001)
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func theAverageGainIsThatOfAllReplies(seed: UInt64) {
    var state = SunAndMoonState(level: .twoPlayers, seed: seed)
    for _ in 0..<3 { state.allowedPlays.first.map { _ = state.play($0) } }
    Self.expectAverages(in: state)
  }

  @Test func theAverageGainCountsAPass() {
    let deal = SunAndMoonDeal(home: "sT sT sT sT sT", visitor: "sT sYTH mYTH mYTH mYTH")
    var state = SunAndMoonState(level: .twoPlayers, deal: deal)
    state.play(.home, 0, .there)
    state.play(.visitor, 2, .there)
    #expect(state.passer == .home && !state.allowedPlays.isEmpty)
    Self.expectAverages(in: state)
  }

  /// Plays a game to its end; returns the points by which the strong player wins.
  static func margin(
    _ state: SunAndMoonState, strong: TablePlayer, weakness: ComputerStrength = .easy,
    using generator: inout SeededGenerator
  ) -> Int {
    var state = state
    while let turn = state.turn {
      let strength = turn == strong ? ComputerStrength.hard : weakness
      guard let play = state.answer(of: strength, using: &generator) else { break }
      _ = state.play(play)
    }
    return state.points(of: strong) - state.points(of: strong.opponent)
  }

  @Test(arguments: ComputerStrength.allCases)
  func perfectPlayGetsAtLeastTheValueOfTheDeal(weakness: ComputerStrength) {
    for seed in 0..<100 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let state = SunAndMoonState(level: .computerHard, seed: seed)
      let strong: TablePlayer = seed.isMultiple(of: 2) ? .home : .visitor
      var search = SunAndMoonSearch(state.deal)
      let value = search.value(of: state.node)
      let margin = Self.margin(state, strong: strong, weakness: weakness, using: &generator)
      let worth = state.turn == strong ? value : -value
      #expect(weakness == .hard ? margin == worth : margin >= worth, "seed \(seed)")
    }
  }

  /// The strong player alternates between the two sides.
  @Test func perfectPlayBeatsRandomPlayInNineOfTenGames() {
    var points = 0.0
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let state = SunAndMoonState(level: .computerHard, seed: seed)
      let strong: TablePlayer = seed.isMultiple(of: 2) ? .home : .visitor
      let margin = Self.margin(state, strong: strong, using: &generator)
      points += margin > 0 ? 1 : margin == 0 ? 0.5 : 0
    }
    #expect(points > 900, "\(points) of 1,000")
  }

  @Test func theMediumComputerMakesAnEclipseIfItCan() {
    let deal = SunAndMoonDeal(home: "sYTH sYTH mYTH mYTH sT", visitor: "sYTH mT mYTH sYTH mY")
    var state = SunAndMoonState(level: .computerMedium, deal: deal)
    state.play(.home, 0, .there)
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let play = state.answer(of: .medium, using: &generator)
      #expect(play?.area == .there && play?.card.symbol == .moon)
    }
  }

  @Test func theEasyComputerMakesAnyAllowedPlay() {
    let state = SunAndMoonState(level: .computerEasy, deal: SunAndMoonStateTests.rich)
    var seen: Set<CardPlay> = []
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      state.answer(of: .easy, using: &generator).map { _ = seen.insert($0) }
    }
    #expect(seen == Set(state.allowedPlays))
  }
}
