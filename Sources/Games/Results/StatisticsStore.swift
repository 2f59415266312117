import Observation

/// The statistics of all levels, which are stored in a file of their own.
@MainActor @Observable
package final class StatisticsStore {
  typealias Statistics = [String: LevelStatistics]

  private var levels: Statistics = [:]
  @ObservationIgnored private let store: SaveStore

  /// Reads the stored statistics or, without any, derives them from the results, as after an update.
  init(store: SaveStore, results: ResultsStore) {
    self.store = store
    store.whenRead([.statistics, .results]) { [weak self, weak results] in
      guard let self else { return }
      levels = store.load(Statistics.self, from: .statistics) ?? Self.statistics(of: results?.all ?? [])
    }
  }

  package func statistics(game: GameKind, level: String) -> LevelStatistics? { levels[Self.key(game, level)] }

  func begin(_ game: GameKind, level: String, on day: CivilDate) { change(game, level) { $0.begin(on: day) } }

  func finish(_ result: GameResult) { change(result.game, result.level) { $0.finish(after: result.elapsed) } }

  package func clear() {
    store.whenRead([.statistics, .results]) { [self] in
      levels = [:]
      store.save(levels, in: .statistics)
    }
  }

  private func change(_ game: GameKind, _ level: String, _ change: @escaping (inout LevelStatistics) -> Void) {
    store.whenRead([.statistics, .results]) { [self] in
      change(&levels[Self.key(game, level), default: LevelStatistics()])
      store.save(levels, in: .statistics)
    }
  }

  private static func key(_ game: GameKind, _ level: String) -> String { "\(game.rawValue)/\(level)" }

  private static func statistics(of results: [GameResult]) -> Statistics {
    results.reduce(into: [:]) { levels, result in
      levels[key(result.game, result.level), default: LevelStatistics()].begin(on: result.day)
      levels[key(result.game, result.level), default: LevelStatistics()].finish(after: result.elapsed)
    }
  }
}
