import FoundationEssentials
import Glibc
import Storage
import TestSupport
import Testing

@testable import Games

@Suite @MainActor struct ResultsStoreTests {
  let folder: TemporaryFolder
  let notices = NoticeQueue()
  let opened = Opened()

  /// The stores of all opened results, each like that of a process of its own.
  final class Opened { var stores: [SaveStore] = [] }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Opens the results once everything is stored.
  func open(in folder: String? = nil) -> ResultsStore {
    finish()
    let storage = DataFolder(path: folder ?? self.folder.path)
    let store = SaveStore(storage, notices: notices)
    opened.stores.append(store)
    return ResultsStore(storage: storage, store: store)
  }

  /// Waits until everything is stored.
  func finish() {
    for store in opened.stores { store.finish() }
  }

  func result(
    _ number: Int = 0, game: GameKind = .colorMatch, level: String = "3", seconds: Int, moves: Int = 3,
    mistakes: Int = 0, score: Int? = nil
  ) -> GameResult {
    var counters = Counters()
    counters.moves = moves
    counters.mistakes = mistakes
    return GameResult(
      game: game, level: level, date: Date(timeIntervalSinceReferenceDate: Double(number)),
      elapsed: .seconds(seconds), counters: counters, score: score, seed: UInt64(number))
  }

  @Test func resultsAreKeptByLevelInTheirOrder() {
    let book = open()
    let (first, second, other) = (result(1, seconds: 9), result(2, seconds: 8), result(3, level: "6", seconds: 7))
    for result in [first, other, second] { book.add(result) }
    #expect(book.results(game: .colorMatch, level: "3") == [first, second])
    #expect(book.results(game: .colorMatch, level: "6") == [other])
    #expect(book.results(game: .colorMatch, level: "9") == [])
    #expect(book.best(game: .colorMatch, level: "9") == nil)
    #expect(open().results(game: .colorMatch, level: "3") == [first, second])
  }

  @Test func theBestHasTheFewestMistakesAndThenTheShortestTime() throws {
    let book = open()
    #expect(book.add(result(1, seconds: 30, moves: 5, mistakes: 2)).isBest, "the first")
    #expect(!book.add(result(2, seconds: 9, mistakes: 3)).isBest, "quicker with more mistakes")
    #expect(book.add(result(3, seconds: 60, moves: 4)).isBest, "slower with fewer mistakes")
    #expect(!book.add(result(4, seconds: 60, moves: 4)).isBest, "equal")
    #expect(book.add(result(5, seconds: 59, moves: 6)).isBest, "quicker")
    #expect(book.add(result(6, level: "6", seconds: 99)).isBest, "another level")
    let best = try #require(book.best(game: .colorMatch, level: "3"))
    #expect(best.overall.seed == 5)
    #expect(best.byTime.seed == 2)
    #expect(best.byMoves.seed == 2)
    #expect(best.byMistakes.seed == 3)
  }

  @Test func theGameAndTheLevelThatWereFinishedLastAreKnown() {
    let book = open()
    #expect(book.latestGame == nil && book.latestLevel(of: .colorMatch) == nil)
    for result in [result(1, seconds: 9), result(3, level: "6", seconds: 9), result(2, seconds: 9)] { book.add(result) }
    #expect(book.latestGame == .colorMatch)
    #expect(book.latestLevel(of: .colorMatch) == "6" && book.latestLevel(of: .memory) == nil)
    book.add(result(4, game: .memory, level: "8", seconds: 9))
    #expect(book.latestGame == .memory && book.latestLevel(of: .memory) == "8")
  }

  @Test func inAGameForPointsTheBestHasTheMostPoints() throws {
    let book = open()
    #expect(book.add(result(1, seconds: 9, score: -3)).isBest, "the first")
    #expect(book.add(result(2, seconds: 99, mistakes: 5, score: 12)).isBest, "more points")
    #expect(!book.add(result(3, seconds: 5, score: 11)).isBest, "quicker with fewer points")
    #expect(book.add(result(4, seconds: 98, mistakes: 5, score: 12)).isBest, "as many points, quicker")
    let best = try #require(open().best(game: .colorMatch, level: "3"))
    #expect(best.byScore?.score == 12 && best.byScore?.seed == 2, "of equal scores, the earliest")
    #expect(best.overall.seed == 4)
  }

  @Test func aResultWithPointsIsBetterThanOneWithout() throws {
    let book = open()
    #expect(book.add(result(1, seconds: 9)).isBest, "the first")
    #expect(book.add(result(2, seconds: 99, mistakes: 5, score: -3)).isBest)
    #expect(!book.add(result(3, seconds: 1)).isBest)
    let best = try #require(book.best(game: .colorMatch, level: "3"))
    #expect(best.overall.seed == 2 && best.byScore?.seed == 2)
  }

  @Test func theNewestAndTheBestAreKept() {
    let book = open()
    book.add(result(1, level: "6", seconds: 1))
    book.add(result(2, seconds: 5))
    book.add(result(3, seconds: 500, moves: 1, mistakes: 9))
    for number in 4..<([GameResult].keptPerLevel + 10) { book.add(result(number, seconds: 100, mistakes: 1)) }
    let seeds = book.results(game: .colorMatch, level: "3").map { Int($0.seed) }
    #expect(seeds == [2, 3] + Array(10..<([GameResult].keptPerLevel + 10)))
    #expect(book.results(game: .colorMatch, level: "6").count == 1)
  }

  @Test func clearRemovesAllResults() {
    let book = open()
    book.add(result(1, seconds: 9))
    book.clear()
    #expect(book.results(game: .colorMatch, level: "3") == [])
    #expect(open().results(game: .colorMatch, level: "3") == [])
    #expect(book.add(result(2, seconds: 99)).isBest)
  }

  @Test(arguments: ["", "{\"version\":9,\"value\":[]}", "{\"version\":1,\"value\":[{}]}"])
  func invalidResultsAreQuarantined(content: String) throws {
    try folder.write(content, to: "results.json")
    #expect(open().results(game: .colorMatch, level: "3") == [])
    #expect(notices.notices == [.setAside(.results)])
    #expect(folder.files == ["results.json.bad"])
  }

  @Test(arguments: [
    ("\"mistakes\":4", "\"mistakes\":-4"), ("\"seed\"", "\"score\":-9223372036854775808,\"seed\""),
    ("\"elapsed\":[", "\"elapsed\":[-"),
    ("\"elapsed\":[", "\"elapsed\":[999999999999999"), ("color-match", "chess"),
  ])
  func impossibleResultsAreQuarantined(original: String, forged: String) throws {
    open().add(result(1, seconds: 90, mistakes: 4))
    finish()
    let text = try folder.read("results.json")
    let tampered = text.replacing(original, with: forged)
    #expect(tampered != text)
    try folder.write(tampered, to: "results.json")
    #expect(open().results(game: .colorMatch, level: "3") == [])
    #expect(notices.notices == [.setAside(.results)])
  }

  @Test func resultsThatCannotBeSavedAreKeptDuringTheRun() throws {
    try folder.write("in the way", to: "data")
    let book = open(in: folder.path + "/data")
    book.add(result(1, seconds: 9))
    book.add(result(2, seconds: 8))
    finish()
    #expect(book.results(game: .colorMatch, level: "3").count == 2)
    #expect(notices.notices == [.cannotSave()])
    try FileManager.default.removeItem(atPath: folder.path + "/data")
    book.add(result(3, seconds: 7))
    #expect(open(in: folder.path + "/data").results(game: .colorMatch, level: "3").count == 3, "once it is writable")
  }

  @Test func aStoredResultIsReportedOnce() {
    let book = open()
    var count = 0
    book.add(result(1, seconds: 9)) { count += 1 }
    finish()
    book.add(result(2, seconds: 8))
    finish()
    #expect(count == 1)
  }

  /// The file is written before the main actor takes over what was read.
  @Test func aResultAddedBeforeTheFileWasReadIsKept() {
    let storage = DataFolder(path: folder.path)
    let store = SaveStore(storage, notices: notices, readsInBackground: true)
    let book = ResultsStore(storage: storage, store: store)
    book.add(result(1, seconds: 9))
    store.finish()
    #expect(book.results(game: .colorMatch, level: "3").map(\.seed) == [1])
  }

  // MARK: Several processes

  @Test func resultsOfAnotherProcessAreKept() {
    let (here, there) = (open(), open())
    here.add(result(1, seconds: 9))
    finish()
    there.add(result(2, seconds: 8))
    finish()
    #expect(there.results(game: .colorMatch, level: "3").map(\.seed) == [1, 2])
    #expect(here.results(game: .colorMatch, level: "3").map(\.seed) == [1], "until a refresh")
    here.refresh()
    finish()
    #expect(here.results(game: .colorMatch, level: "3").map(\.seed) == [1, 2])
    #expect(open().results(game: .colorMatch, level: "3").map(\.seed) == [1, 2])
  }

  @Test func resultsClearedByAnotherProcessDoNotReturn() {
    let (here, there) = (open(), open())
    here.add(result(1, seconds: 9))
    finish()
    there.refresh()
    finish()
    there.clear()
    finish()
    here.add(result(2, seconds: 8))
    finish()
    #expect(here.results(game: .colorMatch, level: "3").map(\.seed) == [2])
    #expect(open().results(game: .colorMatch, level: "3").map(\.seed) == [2])
  }

  @Test func anInvalidFileDoesNotRemoveKnownResults() throws {
    let book = open()
    book.add(result(1, seconds: 9))
    finish()
    try folder.write("[", to: "results.json")
    book.add(result(2, seconds: 8))
    #expect(open().results(game: .colorMatch, level: "3").map(\.seed) == [1, 2])
    #expect(folder.files == ["results.json", "results.json.bad"])
  }

  @Test func unreadableResultsAreNotOverwritten() throws {
    #expect(symlink("results.json", folder.path + "/results.json") == 0)
    let book = open()
    book.add(result(1, seconds: 9))
    finish()
    #expect(notices.notices == [.unreadable(.results, .brokenLink)])
    #expect(book.results(game: .colorMatch, level: "3").count == 1)
    #expect(folder.files == ["results.json"])
  }

  /// Two processes store results at the same time, fewer per level than the store keeps.
  ///
  /// The folders are limited in size because each save takes a second with ten thousand results.
  @Test func simultaneousProcessesLoseNoResults() throws {
    let count = Soak.count("SOAK_RESULTS", usually: 100)
    for first in stride(from: 0, to: count, by: 1_000) { try finish(min(1_000, count - first), in: "\(first)") }
    Soak.report("SOAK_RESULTS", "all results of \(count) finished games are there")
  }

  private func finish(_ count: Int, in name: String) throws {
    let path = "\(folder.path)/\(name)"
    let processes = try [0, count / 2].map { try Probe.start("results", path, "\(count / 2)", "\($0)") }
    for process in processes {
      #expect(process.finish() == Subprocess.Outcome(status: .exited(0), output: ""))
    }
    let book = open(in: path)
    let seeds = (0..<100).flatMap { book.results(game: .colorMatch, level: "\($0)").map(\.seed) }
    #expect(seeds.count == count && Set(seeds) == Set(0..<UInt64(count)))
    #expect(folder.files(in: name) == ["results.json"], "no temporary file is left")
    #expect(notices.notices == [])
  }
}
