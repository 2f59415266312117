import FoundationEssentials
import Testing

@testable import Games

@Suite @MainActor struct StatisticsTests {
  let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test func noGamesAreNoStatistics() throws {
    #expect(try JSONDecoder().decode(LevelStatistics.self, from: Data("{}".utf8)) == LevelStatistics())
  }

  func win(_ game: ColorMatchGame) {
    while let move = game.exampleMove {
      game.pickUp(move.item, by: .keyboard)
      game.move(move.item, to: nil, over: move.place)
      game.drop(move.item)
    }
  }

  @Test func gamesAreCountedAtTheirFirstMoveAndTheirEnd() throws {
    let environment = world.start()
    let game = ColorMatchGame(environment: environment)
    func statistics() -> LevelStatistics? { environment.statistics.statistics(game: .colorMatch, level: "3") }
    game.newGame()
    #expect(statistics() == nil, "nothing was done in it")
    game.pickUp(.red, by: .pointer)
    world.clock.advance(by: .seconds(10))
    win(game)
    #expect(statistics()?.playedCount == 1 && statistics()?.finishedCount == 1)
    #expect(statistics()?.averageTime == .seconds(10))
    game.newGame()
    game.play.count(\.mistakes)
    game.play.count(\.mistakes)
    game.newGame()
    game.pickUp(.red, by: .pointer)
    world.clock.advance(by: .seconds(20))
    win(game)
    #expect(statistics()?.playedCount == 3 && statistics()?.finishedCount == 2)
    #expect(statistics()?.averageTime == .seconds(15))
    #expect(environment.statistics.statistics(game: .colorMatch, level: "6") == nil)
    #expect(world.start().statistics.statistics(game: .colorMatch, level: "3") == statistics())
  }

  @Test func aPuzzleThatIsSolvedAgainAfterAHintIsPlayedAgain() {
    let environment = world.start()
    let game = PicturePuzzleGame(level: .free(.threeByThree), environment: environment)
    game.hint()
    game.solve()
    game.restart()
    #expect(game.counters.hints == 1)
    game.solve()
    let statistics = environment.statistics.statistics(game: .picturePuzzle, level: "3")
    #expect(statistics?.playedCount == 2 && statistics?.finishedCount == 2)
  }

  @Test func theLongestRunOfDaysIsKept() {
    var statistics = LevelStatistics()
    let day = CivilDate(year: 2026, month: 11, day: 22)
    for offset in [0, 1, 1, 2, 7, 8, 5, nil] { statistics.begin(on: offset.map { day + $0 }) }
    #expect(statistics.longestRun == 3 && statistics.playedCount == 8)
  }

  @Test func resultsOfEarlierVersionsAreCounted() throws {
    let environment = world.start()
    environment.results.add(TestWorld.result)
    world.finish()
    try? FileManager.default.removeItem(atPath: world.storage.path + "/statistics.json")
    let statistics = world.start().statistics.statistics(game: .colorMatch, level: "3")
    #expect(statistics?.playedCount == 1 && statistics?.averageTime == .seconds(9))
    #expect(statistics?.longestRun == 0, "the day is not known")
  }

  @Test func clearingResultsClearsTheStatistics() {
    let environment = world.start()
    win(ColorMatchGame(environment: environment))
    environment.clearResults()
    #expect(environment.results.latestGame == nil)
    #expect(environment.statistics.statistics(game: .colorMatch, level: "3") == nil)
    #expect(world.start().statistics.statistics(game: .colorMatch, level: "3") == nil)
  }

  @Test func aGameThatIsFinishedAfterClearingWasPlayed() {
    let environment = world.start()
    let game = ColorMatchGame(environment: environment)
    game.play.count(\.mistakes)
    environment.clearResults()
    win(game)
    let statistics = environment.statistics.statistics(game: .colorMatch, level: "3")
    #expect(statistics?.playedCount == 1 && statistics?.finishedCount == 1)
  }

  @Test(arguments: ["{}", #"{"played":2,"more":true}"#]) func missingAndUnknownKeysAreIgnored(text: String) throws {
    let statistics = try JSONDecoder().decode(LevelStatistics.self, from: Data(text.utf8))
    #expect(statistics.finishedCount == 0 && statistics.finishedTime == .zero && statistics.averageTime == nil)
  }

  @Test(arguments: [
    #"{"played":-1}"#, #"{"played":1000000001}"#, #"{"time":1000000000001}"#, #"{"time":9223372036854775807}"#,
    #"{"run":1e30}"#, #"{"lastDay":"2026-02-30"}"#,
  ])
  func impossibleNumbersAreRejected(text: String) {
    #expect(throws: (any Error).self) { try JSONDecoder().decode(LevelStatistics.self, from: Data(text.utf8)) }
  }

  @Test func theLargestCountsStay() throws {
    let largest = """
      {"played":1000000000,"finished":1000000000,"time":1000000000000,
      "lastDay":"2026-11-21","run":1000000000,"longestRun":1000000000}
      """
    var statistics = try JSONDecoder().decode(LevelStatistics.self, from: Data(largest.utf8))
    statistics.begin(on: CivilDate(year: 2026, month: 11, day: 22))
    statistics.finish(after: .seconds(9))
    #expect(statistics.playedCount == 1_000_000_000 && statistics.finishedCount == 1_000_000_000)
    #expect(statistics.longestRun == 1_000_000_000 && statistics.averageTime == .seconds(1))
  }

  @Test func aDamagedFileIsQuarantined() throws {
    try FileManager.default.createDirectory(atPath: world.storage.path, withIntermediateDirectories: true)
    try world.folder.write("{", to: "data/statistics.json")
    let environment = world.start()
    #expect(environment.notices.takeAll() == [.setAside(.statistics)])
    win(ColorMatchGame(environment: environment))
    #expect(world.start().statistics.statistics(game: .colorMatch, level: "3")?.playedCount == 1)
  }
}
