import FoundationEssentials
import Storage
import TestSupport

@testable import Games

/// The date in a world.
private final class Calendar {
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var today = CivilDate(year: 2026, month: 11, day: 22)
}

/// A world in which every run of the program begins with the same seed and finds the files of the last one.
@MainActor
final class TestWorld {
  let clock = ManualClock()
  private let temporary: TemporaryFolder
  private var runs: [GameEnvironment] = []
  /// Games that outlive this object still ask for the date.
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

  // What is stored later would make the removed folder again.
  isolated deinit { finish() }

  /// A result as any other.
  static let result = GameResult(
    game: .colorMatch, level: "3", date: Date(timeIntervalSinceReferenceDate: 0), elapsed: .seconds(9),
    counters: Counters(),
    seed: 7)

  var storage: DataFolder { DataFolder(path: temporary.path + "/data") }
  /// What is stored once everything is.
  var folder: TemporaryFolder {
    finish()
    return temporary
  }

  /// What the program makes when it starts, after all that ran before has stored what it had to.
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

  /// Puts a file where the storage folder should be, which no user can write into, root included.
  func blockStorage() throws {
    try? FileManager.default.removeItem(atPath: storage.path)
    try folder.write("in the way", to: "data")
  }

  /// Takes that file away again.
  func unblockStorage() throws {
    try FileManager.default.removeItem(atPath: storage.path)
  }

  /// Puts a file into the storage folder that no user can read, root included: a link to itself.
  func makeUnreadable(_ file: String) throws {
    try FileManager.default.createDirectory(atPath: storage.path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: "\(storage.path)/\(file)", withDestinationPath: file)
  }

  /// Whether that file is still there.
  func isUnreadable(_ file: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(storage.path)/\(file)")) == file
  }
}
