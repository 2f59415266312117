import FoundationEssentials
import Storage

@MainActor
package struct GameEnvironment {
  package let storage: DataFolder
  package let store: SaveStore
  package let results: ResultsStore
  package let statistics: StatisticsStore
  package let preferences: Preferences
  package let languages: Languages
  package let notices: NoticeQueue
  package let seeds: SeedSource
  package let time: TimeSource
  package let date: () -> Date
  package let day: CurrentDay

  /// - Parameter readsInBackground: Whether to read all files in the background now, instead of each when needed.
  package init(
    storage: DataFolder, readsInBackground: Bool = false, preferences: Preferences = Preferences(),
    languages: Languages = Languages(localeFolder: ""),
    seeds: SeedSource = SeedSource(), time: TimeSource = .suspending, date: @escaping () -> Date = { Date() },
    today: @escaping () -> CivilDate = { .today }
  ) {
    let notices = NoticeQueue()
    (self.storage, self.preferences, self.languages) = (storage, preferences, languages)
    (self.notices, self.seeds, self.time, self.date, day) = (notices, seeds, time, date, CurrentDay(today))
    store = SaveStore(storage, notices: notices, readsInBackground: readsInBackground)
    results = ResultsStore(storage: storage, store: store)
    statistics = StatisticsStore(store: store, results: results)
  }

  package func clearResults() {
    results.clear()
    statistics.clear()
  }

  /// Returns the current day in the player's time zone; ``CurrentDay/update()`` notifies observers of a new day.
  package func today() -> CivilDate { day.date }
}
