import FoundationEssentials
import Testing

@testable import Games

@Suite struct SavedGameTests {
  static func played() -> SavedGame<ColorMatchState> {
    var game = SavedGame<ColorMatchState>(level: .threeTricky, seed: 7)
    for _ in 1...2 {
      var state = game.state
      state.word.map { _ = state.answer($0) }
      game.history.record(state)
    }
    game.history.undo()
    game.counters.moves = 2
    game.counters.mistakes = 1
    game.elapsed = .milliseconds(41_999)
    return game
  }

  @Test func decodingAGameReturnsTheEncodedOne() throws {
    let game = Self.played()
    let data = try JSONEncoder().encode(game)
    #expect(try JSONDecoder().decode(SavedGame<ColorMatchState>.self, from: data) == game)
  }

  /// A restart keeps hints; what was counted in the game itself is not part of the deal.
  @Test(
    arguments: [
      (0, .zero, true), (0, .seconds(1), false), (1, .zero, false), (1, .seconds(1), false),
    ] as [(Int, Duration, Bool)])
  func onlyTheCountersOfAnUnplayedGameBelongToItsDeal(moves: Int, elapsed: Duration, belong: Bool) {
    var game = SavedGame<ColorMatchState>(level: .three, seed: 1)
    game.counters.moves = moves
    game.counters.hints = 2
    game.elapsed = elapsed
    #expect(game.dealtCounters == (belong ? game.counters : Counters()))
  }

  @Test func aDealIsUnderWayOnceSomethingIsCounted() {
    var game = SavedGame<ColorMatchState>(level: .three, seed: 1)
    #expect(!game.isUnderWay)
    game.counters.mistakes = 1
    #expect(game.isUnderWay)
  }

  @Test(arguments: [
    ("\"matchedCount\":1", "\"matchedCount\":9"),
    ("\"matchedCount\":1", "\"matchedCount\":-1"),
    ("\"mistakes\":1", "\"mistakes\":-1"),
    ("\"moves\":2", "\"moves\":9223372036854775807"),
    ("\"level\":\"3-tricky\"", "\"level\":\"3\""),
    ("\"level\":\"3-tricky\"", "\"level\":\"4\""),
    ("\"red\"", "\"yellow\""),
    ("\"red\"", "\"blue\""),
    ("\"red\"", "\"mauve\""),
    ("\"seed\":7", "\"seed\":-7"),
    ("\"elapsed\":[", "\"elapsed\":[-"),
    ("\"elapsed\":[", "\"elapsed\":[999999999999999"),
    ("\"pace\":[]", "\"pace\":[42000]"),
  ])
  func impossibleGamesAreRejected(original: String, forged: String) throws {
    let text = String(decoding: try JSONEncoder().encode(Self.played()), as: UTF8.self)
    let tampered = text.replacing(original, with: forged)
    #expect(tampered != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SavedGame<ColorMatchState>.self, from: Data(tampered.utf8))
    }
  }
}
