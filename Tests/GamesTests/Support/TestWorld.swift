import FoundationEssentials

@testable import Games

/// A world in which every run of the program begins with the same seed and finds the files of the last one.
@MainActor
final class TestWorld {
  let clock = ManualClock()
  let folder: TemporaryFolder
  var date = Date(timeIntervalSinceReferenceDate: 0)
  private let seed: UInt64

  init(seed: UInt64 = 1) throws {
    self.seed = seed
    folder = try TemporaryFolder()
  }

  var storage: GameStorage { GameStorage(folder: folder.path + "/data") }

  /// What the program makes when it starts.
  func start() -> GameEnvironment {
    GameEnvironment(
      storage: storage, seeds: SeedSource(first: seed), time: TimeSource(clock), date: { [unowned self] in date })
  }

  /// Puts a file where the storage folder should be, which no user can write into, root included.
  func blockStorage() throws {
    try? FileManager.default.removeItem(atPath: storage.folder)
    try folder.write("in the way", to: "data")
  }
}
