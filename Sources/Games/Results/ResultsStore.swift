public import Observation
import Storage

/// The results of all games, stored in a file of their own.
@MainActor @Observable
public final class ResultsStore {
  private var list: [GameResult] = []
  @ObservationIgnored private let file: ResultsFile
  @ObservationIgnored private let archive: SaveStore
  /// What is to be done when all results are stored.
  @ObservationIgnored private var endings: [() -> Void] = []

  /// Begins with the results that are stored, as soon as they are read.
  init(storage: JSONStorage, archive: SaveStore) {
    self.archive = archive
    file = ResultsFile(storage: storage, name: SaveFile.results.name)
    archive.whenRead([.results]) { [weak self] in
      guard let self else { return }
      file.begin(with: self.archive.load([GameResult].self, from: .results) ?? [])
      list = file.list
    }
  }

  /// The results of a level, in the order in which the games were finished.
  public func results(game: GameKind, level: String) -> [GameResult] { list.results(game: game, level: level) }

  /// The best results of a level, or nil if it was never finished.
  public func best(game: GameKind, level: String) -> BestResults? {
    BestResults(of: results(game: game, level: level))
  }

  /// The pace of the quickest result of a deal; nil if it was never finished, or not since paces are kept.
  func bestPace(game: GameKind, level: String, seed: UInt64) -> Splits? {
    let ofDeal = results(game: game, level: level).filter { $0.seed == seed && $0.pace != nil }
    return ofDeal.min { $0.elapsed < $1.elapsed }?.pace
  }

  /// What was played of the deals of the day.
  public func calendar(today: CivilDate) -> DailyCalendar { DailyCalendar(list, today: today) }

  /// The game that was finished last; nil if none was.
  public var latestGame: GameKind? { latest(GameKind.allCases)?.game }

  /// The level at which a game was finished last; nil if it never was.
  public func latestLevel(of game: GameKind) -> LevelChoice.ID? { latest([game])?.level }

  private func latest(_ games: [GameKind]) -> GameResult? {
    let last = games.flatMap { game in game.levels.compactMap { results(game: game, level: $0.id).last } }
    return last.max { $0.date < $1.date }
  }

  /// Adds a result and stores it; then `stored` is called.
  @discardableResult
  public func add(_ result: GameResult, then stored: @escaping () -> Void = {}) -> RecordedResult {
    let earlier = best(game: result.game, level: result.level)
    file.add(result)
    endings.append(stored)
    write()
    return RecordedResult(result: result, isBest: earlier.map { result.isBetter(than: $0.overall) } ?? true)
  }

  /// All results, to be carried elsewhere.
  public var exchange: ResultsExchange { ResultsExchange(list) }

  /// Adds results from elsewhere, those that are not here yet, and stores them.
  ///
  /// - Returns: How many they are.
  @discardableResult
  public func merge(_ exchange: ResultsExchange) -> Int {
    let count = list.count
    file.merge(exchange.results)
    write()
    return list.count - count
  }

  /// Adds results from elsewhere without work for the main thread, however many they are.
  ///
  /// - Parameter run: Does what it is given on another thread, and gives what comes of it; nil if that was cancelled.
  /// - Returns: How many results were not here yet.
  public func merge(
    _ exchange: ResultsExchange, run: (@escaping @Sendable () -> [GameResult]) async -> [GameResult]?
  ) async -> Int {
    let count = list.count
    file.merge(exchange.results)
    guard let merged = await run({ [file] in file.list }) else { return 0 }
    list = merged
    archive.write(.results, file.write) { [weak self] in self?.wrote() }
    return merged.count - count
  }

  /// Adds those results that are missing, which the end of the program has kept from being stored; then calls `stored`.
  func addMissing(_ results: [GameResult], then stored: @escaping () -> Void) {
    for result in results where !list.contains(result) { file.add(result) }
    endings.append(stored)
    write()
  }

  /// Forgets all results of all games.
  public func clear() {
    archive.whenRead([.results]) { [self] in
      file.clear()
      write()
    }
  }

  /// Looks soon whether another process has finished games.
  public func refresh() {
    archive.whenRead([.results]) { [weak self] in self?.write() }
  }

  private func write() {
    list = file.list
    archive.write(.results, file.write) { [weak self] in self?.wrote() }
  }

  private func wrote() {
    list = file.list
    // One that came meanwhile is written next.
    guard file.isWritten else { return }
    let due = endings
    endings = []
    for ending in due { ending() }
  }
}
