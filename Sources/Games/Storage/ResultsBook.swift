public import Observation

/// The results of all games, stored in a file of their own.
@MainActor @Observable
public final class ResultsBook {
  /// How many results of a level are kept, the newest; its best ones are kept beside them.
  static let limit = 200
  private static let file = "results"

  private var all: [GameResult]
  @ObservationIgnored private let storage: GameStorage
  @ObservationIgnored private let notices: NoticeQueue

  /// Reads the results that are stored.
  public init(storage: GameStorage, notices: NoticeQueue) {
    self.storage = storage
    self.notices = notices
    switch storage.load([GameResult].self, from: Self.file) {
    case .none: all = []
    case .loaded(let results): all = results
    case .setAside:
      all = []
      notices.raise(.resultsSetAside)
    }
  }

  /// The results of a level, in the order in which the games were finished.
  public func results(game: GameKind, level: String) -> [GameResult] {
    all.filter { $0.game == game && $0.level == level }
  }

  /// The best results of a level, or nil if it was never finished.
  public func best(game: GameKind, level: String) -> BestResults? {
    BestResults(of: results(game: game, level: level))
  }

  /// Adds a result and stores it.
  @discardableResult
  public func add(_ result: GameResult) -> RecordedResult {
    let earlier = best(game: result.game, level: result.level)
    all.append(result)
    removeOldest(game: result.game, level: result.level)
    save()
    return RecordedResult(result: result, isBest: earlier.map { result.isBetter(than: $0.overall) } ?? true)
  }

  /// Forgets all results of all games.
  public func clear() {
    all = []
    save()
  }

  private func removeOldest(game: GameKind, level: String) {
    let results = results(game: game, level: level)
    guard results.count > Self.limit, let best = BestResults(of: results) else { return }
    let old = results.dropLast(Self.limit).filter { !best.contains($0) }
    all.removeAll(where: old.contains)
  }

  private func save() {
    do {
      try storage.save(all, as: Self.file)
    } catch {
      notices.raise(.cannotSave)
    }
  }
}
