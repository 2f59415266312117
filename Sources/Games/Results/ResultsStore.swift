import Observation
import Storage

@MainActor @Observable
package final class ResultsStore {
  private var list: [GameResult] = []
  @ObservationIgnored private let file: ResultsFile
  @ObservationIgnored private let store: SaveStore
  @ObservationIgnored private var completions: [() -> Void] = []

  init(storage: DataFolder, store: SaveStore) {
    self.store = store
    file = ResultsFile(storage: storage)
    store.whenRead([.results]) { [weak self] in
      guard let self else { return }
      file.setStored(self.store.load([GameResult].self, from: .results) ?? [])
      list = file.list
    }
  }

  var all: [GameResult] { list }

  package func results(game: GameKind, level: String) -> [GameResult] { list.results(game: game, level: level) }

  package func best(game: GameKind, level: String) -> BestResults? {
    BestResults(of: results(game: game, level: level))
  }

  func bestSplits(game: GameKind, level: String, seed: UInt64) -> Splits? {
    let ofDeal = results(game: game, level: level).filter { $0.seed == seed && $0.splits != nil }
    return ofDeal.min { $0.elapsed < $1.elapsed }?.splits
  }

  package func calendar(today: CivilDate) -> DailyCalendar { DailyCalendar(list, today: today) }

  package var latestGame: GameKind? { latest(GameKind.allCases)?.game }

  package func latestLevel(of game: GameKind) -> LevelChoice.ID? { latest([game])?.level }

  private func latest(_ games: [GameKind]) -> GameResult? {
    let last = games.flatMap { game in game.levels.compactMap { results(game: game, level: $0.id).last } }
    return last.max { $0.date < $1.date }
  }

  @discardableResult
  package func add(_ result: GameResult, then stored: @escaping () -> Void = {}) -> RecordedResult {
    let earlier = best(game: result.game, level: result.level)
    store(.added(result), then: stored)
    return RecordedResult(result: result, isBest: earlier.map { result.isBetter(than: $0.overall) } ?? true)
  }

  package var exchange: ResultsExchange { ResultsExchange(list) }

  /// Adds the missing results and returns their number.
  ///
  /// - Parameter run: Calls a closure on another thread, and returns its value, or `nil` if canceled.
  package func merge(
    _ exchange: ResultsExchange, run: (@escaping @Sendable () -> [GameResult]) async -> [GameResult]?
  ) async -> Int {
    let count = list.count
    guard let merged = await run({ [file] in file.list(adding: exchange.results) }) else { return 0 }
    file.record(.merged(exchange.results))
    write(showing: merged)
    return merged.count - count
  }

  /// Adds the results that were not stored before the program ended, then calls `stored`.
  func addMissing(_ results: [GameResult], then stored: @escaping () -> Void) {
    store(.merged(results), then: stored)
  }

  package func clear() {
    store.whenRead([.results]) { [self] in
      store(.cleared)
    }
  }

  /// Reads the file again soon, because other processes can change it.
  package func refresh() {
    store.whenRead([.results]) { [weak self] in self?.write() }
  }

  private func store(_ change: ResultsFile.Change, then stored: @escaping () -> Void = {}) {
    file.record(change)
    completions.append(stored)
    write()
  }

  private func write(showing results: [GameResult]? = nil) {
    list = results ?? file.list
    store.write(.results, file.write) { [weak self] in self?.didWrite() }
  }

  private func didWrite() {
    list = file.list
    // A result added meanwhile is written next.
    guard file.isWritten else { return }
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}
