import Observation
import Storage

/// The results of all games, stored in one file.
@MainActor @Observable
package final class ResultsStore {
  private var list: [GameResult] = []
  @ObservationIgnored private let file: ResultsFile
  @ObservationIgnored private let store: SaveStore
  /// The closures to call when all results are stored.
  @ObservationIgnored private var completions: [() -> Void] = []

  /// Creates a store, which loads the stored results as soon as they are read.
  init(storage: DataFolder, store: SaveStore) {
    self.store = store
    file = ResultsFile(storage: storage)
    store.whenRead([.results]) { [weak self] in
      guard let self else { return }
      file.setStored(self.store.load([GameResult].self, from: .results) ?? [])
      list = file.list
    }
  }

  /// Returns the results of a level, in the order in which the games were finished.
  package func results(game: GameKind, level: String) -> [GameResult] { list.results(game: game, level: level) }

  /// Returns the best results of a level, or nil if it was never finished.
  package func best(game: GameKind, level: String) -> BestResults? {
    BestResults(of: results(game: game, level: level))
  }

  /// Returns the splits of the fastest result of a deal; nil if no result of it has any.
  func bestSplits(game: GameKind, level: String, seed: UInt64) -> Splits? {
    let ofDeal = results(game: game, level: level).filter { $0.seed == seed && $0.splits != nil }
    return ofDeal.min { $0.elapsed < $1.elapsed }?.splits
  }

  /// Returns the record of the deals of the day.
  package func calendar(today: CivilDate) -> DailyCalendar { DailyCalendar(list, today: today) }

  /// The game that was finished last, or nil.
  package var latestGame: GameKind? { latest(GameKind.allCases)?.game }

  /// Returns the level of a game that was finished last, or nil.
  package func latestLevel(of game: GameKind) -> LevelChoice.ID? { latest([game])?.level }

  private func latest(_ games: [GameKind]) -> GameResult? {
    let last = games.flatMap { game in game.levels.compactMap { results(game: game, level: $0.id).last } }
    return last.max { $0.date < $1.date }
  }

  /// Adds a result and stores it, then calls `stored`.
  @discardableResult
  package func add(_ result: GameResult, then stored: @escaping () -> Void = {}) -> RecordedResult {
    let earlier = best(game: result.game, level: result.level)
    store(.added(result), then: stored)
    return RecordedResult(result: result, isBest: earlier.map { result.isBetter(than: $0.overall) } ?? true)
  }

  /// All results, for export.
  package var exchange: ResultsExchange { ResultsExchange(list) }

  /// Adds the results that are not in this store, without blocking the main thread.
  ///
  /// - Parameter run: Runs a closure on another thread and returns its result; nil if canceled.
  /// - Returns: The number of added results.
  package func merge(
    _ exchange: ResultsExchange, run: (@escaping @Sendable () -> [GameResult]) async -> [GameResult]?
  ) async -> Int {
    let count = list.count
    file.record(.merged(exchange.results))
    guard let merged = await run({ [file] in file.list }) else { return 0 }
    write(showing: merged)
    return merged.count - count
  }

  /// Adds the results that the end of the program kept from being stored, then calls `stored`.
  func addMissing(_ results: [GameResult], then stored: @escaping () -> Void) {
    store(.merged(results), then: stored)
  }

  /// Deletes all results of all games.
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
