import FoundationEssentials
import Testing

@testable import Games
@testable import Storage

/// Saved games with numbers that fit the format, but no game.
@Suite @MainActor struct OutOfRangeSavesTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  private func write(_ text: String, to file: String) throws {
    try FileManager.default.createDirectory(atPath: world.storage.path, withIntermediateDirectories: true)
    try world.folder.write(text, to: "data/\(file)")
  }

  private func save(_ present: String) -> String {
    """
    {"version":1,"value":{"history":{"past":[],"present":\(present),"future":[]},
    "tally":{"hints":0,"mistakes":0,"moves":0},"seed":7,"elapsed":[0,0]}}
    """
  }

  /// Each of them could crash the program at every start.
  @Test(arguments: [
    "+000010800004000fff0000e4",
    // A color over 255 in each of its parts, a position beyond the board, a number over 500.
    "+000010800004000100000000", "+000010800004000000100000", "+000010800004000000000100",
    "+000011000004000000000000", "+000010800010000000000000", "+fffff0800004000000000000",
    // A plus sign that no number needs, more than one, a minus sign.
    "+000010800004000035084084", "+", "++00010800004000fff0000e4", "-0001800040003584e4", "+0001800040003584e4",
  ]) func impossibleSquaresAreQuarantined(squares: String) throws {
    let text = save(#"{"level":"3","squares":"\#(squares)"}"#)
    try write(text, to: "move-me.json")
    let environment = world.start()
    let game = MoveMeGame(environment: environment)
    #expect(game.state == MoveMeState(level: .three, seed: game.play.seed) && game.state.isValid)
    #expect(environment.notices.notices == [.setAside(.game(.moveMe))])
    #expect(try world.folder.read("data/move-me.json.bad") == text)
  }

  @Test(arguments: ["+00000010002003", "+fff001002003", "+001000002003", "01000g03", "0100020"])
  func impossibleTilesAreQuarantined(tiles: String) throws {
    try write(save(#"{"level":"2","picture":{"own":{"_0":"fox"}},"tiles":"\#(tiles)"}"#), to: "picture-puzzle.json")
    let environment = world.start()
    #expect(PicturePuzzleGame(environment: environment).state.isValid)
    #expect(environment.notices.notices == [.setAside(.game(.picturePuzzle))])
  }

  /// Earlier versions dealt it for the benchmark.
  @Test func aPuzzleOf64By64TilesIsQuarantined() throws {
    let tiles = (0..<4096).map { String($0, radix: 32).padded(to: 3) }.joined()
    let text = save(#"{"level":"64","picture":{"own":{"_0":"fox"}},"tiles":"+\#(tiles)"}"#)
    try write(text, to: "picture-puzzle.json")
    let environment = world.start()
    #expect(PicturePuzzleGame(environment: environment).state.isValid)
    #expect(environment.notices.notices == [.setAside(.game(.picturePuzzle))])
    #expect(try world.folder.read("data/picture-puzzle.json.bad") == text)
  }

  @Test(arguments: [
    "+0@0", "0@+0", "00@0", "0@00", "-1@0", "9223372036854775807@0", "0@9223372036854775807", "9223372036854775808@0",
    "0@-9223372036854775808", "0@0 1@9223372036854775808", "b@0", "@", "0@", "@0", "0@0@0", "٠@0",
  ]) func impossibleMovesAreQuarantined(moves: String) throws {
    let deal = #"{"level":"3","theme":{"own":{"_0":"shapes"}},"playerCount":1,"seed":7}"#
    try write(save(#"{"deal":\#(deal),"moves":"\#(moves)"}"#), to: "memory.json")
    let environment = world.start()
    #expect(MemoryGame(environment: environment).state.moves.isEmpty)
    #expect(environment.notices.notices == [.setAside(.game(.memory))])
  }

  /// `month - 3` and `153 * month` overflowed.
  @Test(arguments: [
    "2026-9223372036854775807-01", "2026--9223372036854775808-01", "2026-11-9223372036854775807",
    "2026-11--9223372036854775808", "9223372036854775807-11-01", "2026-13-01", "2026-00-01", "2026-02-30", "2026-2-03",
    "+2026-11-01", "2026-+11-01", "0000-01-01", "10000-01-01", "2026-11", "2026-11-01-", "",
  ]) func impossibleDaysAreQuarantined(day: String) throws {
    try write(
      """
      {"version":1,"value":[{"game":"color-match","level":"3","tally":{"hints":0,"mistakes":0,"moves":3},
      "elapsed":[0,715676688000000000],"seed":7,"date":817010836.5,"day":"\(day)"}]}
      """, to: "results.json")
    let environment = world.start()
    #expect(environment.notices.notices == [.setAside(.results)])
    #expect(environment.results.exchange.results.isEmpty)
  }
}
