public import FoundationEssentials
public import Storage

/// What a game needs from the world around it; a test puts its own in place.
@MainActor
public struct GameEnvironment {
  /// Where games and results are kept.
  public let storage: JSONStorage
  /// What reads them, and writes them in the background.
  public let archive: SaveStore
  /// The results of all games.
  public let results: ResultsStore
  /// What the player has set.
  public let preferences: Preferences
  /// The languages that words can be shown in.
  public let languages: Languages
  /// What the player has to be told.
  public let notices: NoticeQueue
  /// Where new deals get their seeds from.
  public let seeds: SeedSource
  /// The clock of play.
  public let time: TimeSource
  /// The date of a result.
  public let date: () -> Date
  /// The day where the player is.
  public let day: CurrentDay

  /// Creates an environment and reads the results that are stored.
  ///
  /// - Parameter readsInBackground: Whether all files are read in the background, from now on; otherwise each is read when
  ///   it is first needed.
  public init(
    storage: JSONStorage, readsInBackground: Bool = false, preferences: Preferences = Preferences(),
    languages: Languages = Languages(localeFolder: ""),
    seeds: SeedSource = SeedSource(), time: TimeSource = .suspending, date: @escaping () -> Date = { Date() },
    today: @escaping () -> CivilDate = { .today }
  ) {
    let notices = NoticeQueue()
    (self.storage, self.preferences, self.languages) = (storage, preferences, languages)
    (self.notices, self.seeds, self.time, self.date, day) = (notices, seeds, time, date, CurrentDay(today))
    archive = SaveStore(storage, notices: notices)
    if readsInBackground { archive.beginToRead() }
    results = ResultsStore(storage: storage, archive: archive)
  }

  /// The day where the player is, at this moment.
  ///
  /// An observation that reads it is run again when ``CurrentDay/update()`` finds another day.
  public func today() -> CivilDate { day.date }
}
