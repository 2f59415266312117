import FoundationEssentials
import Storage
import TestSupport

@testable import Games

/// The date in a test world.
private final class Calendar {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var today = CivilDate(year: 2026, month: 11, day: 22)
}

/// An environment in which each run of the program has the same seed and the files of the previous run.
@MainActor
final class TestWorld {
  let clock = ManualClock()
  private let temporary: TemporaryFolder
  private var runs: [GameEnvironment] = []
  /// An object of its own, because games that outlive this one still ask for the date.
  private let calendar = Calendar()
  var date: Date {
    get { calendar.date }
    set { calendar.date = newValue }
  }
  var today: CivilDate {
    get { calendar.today }
    set { calendar.today = newValue }
  }
  private let seed: UInt64

  init(seed: UInt64 = 1) throws {
    self.seed = seed
    temporary = try TemporaryFolder()
  }

  // A later save would create the removed folder again.
  isolated deinit { finish() }

  /// An example of a result.
  static let result = GameResult(
    game: .colorMatch, level: "3", date: Date(timeIntervalSinceReferenceDate: 0), elapsed: .seconds(9),
    counters: Counters(),
    seed: 7)

  var storage: DataFolder { DataFolder(path: temporary.path + "/data") }
  /// The folder, once everything is stored.
  var folder: TemporaryFolder {
    finish()
    return temporary
  }

  /// Starts a run of the program, after the earlier ones have stored everything.
  func start(seeds: SeedSource? = nil) -> GameEnvironment {
    finish()
    let run = GameEnvironment(
      storage: storage, seeds: seeds ?? SeedSource(first: seed), time: TimeSource(clock),
      date: { [calendar] in calendar.date }, today: { [calendar] in calendar.today })
    runs.append(run)
    return run
  }

  /// Waits until everything is stored.
  func finish() {
    for run in runs { run.store.finish() }
  }

  /// Puts a file in place of the storage folder, so that not even root can write into that.
  func blockStorage() throws {
    try? FileManager.default.removeItem(atPath: storage.path)
    try folder.write("in the way", to: "data")
  }

  /// Removes that file.
  func unblockStorage() throws {
    try FileManager.default.removeItem(atPath: storage.path)
  }

  /// Puts a link to itself into the storage folder, which not even root can read.
  func makeUnreadable(_ file: String) throws {
    try FileManager.default.createDirectory(atPath: storage.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(storage.path)/\(file)", withDestinationPath: file)
  }

  /// Whether that file is still there.
  func isUnreadable(_ file: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(storage.path)/\(file)")) == file
  }
}
