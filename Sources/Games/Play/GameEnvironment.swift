import FoundationEssentials
import Storage

/// The services that a game uses, which tests replace.
@MainActor
package struct GameEnvironment {
  /// The storage of games and results.
  package let storage: DataFolder
  /// The store that reads from the storage, and writes to it in the background.
  package let archive: SaveStore
  /// The results of all games.
  package let results: ResultsStore
  /// The player's preferences.
  package let preferences: Preferences
  /// The languages that the program is translated into.
  package let languages: Languages
  /// The notices for the player.
  package let notices: NoticeQueue
  /// The source of seeds for new deals.
  package let seeds: SeedSource
  /// The clock that measures the time played.
  package let time: TimeSource
  /// Returns the current date, for results.
  package let date: () -> Date
  /// The current day in the player's time zone.
  package let day: CurrentDay

  /// Creates an environment and loads the stored results.
  ///
  /// - Parameter readsInBackground: Whether to read all files in the background now, instead of each when it is needed.
  package init(
    storage: DataFolder, readsInBackground: Bool = false, preferences: Preferences = Preferences(),
    languages: Languages = Languages(localeFolder: ""),
    seeds: SeedSource = SeedSource(), time: TimeSource = .suspending, date: @escaping () -> Date = { Date() },
    today: @escaping () -> CivilDate = { .today }
  ) {
    let notices = NoticeQueue()
    (self.storage, self.preferences, self.languages) = (storage, preferences, languages)
    (self.notices, self.seeds, self.time, self.date, day) = (notices, seeds, time, date, CurrentDay(today))
    archive = SaveStore(storage, notices: notices, readsInBackground: readsInBackground)
    results = ResultsStore(storage: storage, archive: archive)
  }

  /// Returns the current day in the player's time zone; ``CurrentDay/update()`` notifies observers of another day.
  package func today() -> CivilDate { day.date }
}
