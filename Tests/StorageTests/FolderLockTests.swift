import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

/// What happens while another process holds the folder's lock; for `flock`, a second descriptor is the same.
@Suite struct FolderLockTests {
  let folder: TemporaryFolder
  let storage: DataFolder
  let other: Int32

  init() throws {
    folder = try TemporaryFolder()
    storage = DataFolder(path: folder.path, lockTimeout: .seconds(0.05))
    other = open(folder.path, O_RDONLY)
  }

  @Test func aFileIsSavedWithoutTheLockAfterTheTimeout() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(try storage.save([1], as: "numbers") == .unlocked)
    #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try storage.save([2], as: "numbers") == .locked)
    #expect(folder.files == ["numbers.json"])
  }

  /// Without the lock, two processes could overwrite each other's changes.
  @Test func aFileIsChangedOnlyWithTheLock() throws {
    defer { close(other) }
    try storage.save([1], as: "numbers")
    #expect(flock(other, LOCK_EX) == 0)
    #expect(throws: FileFailure.locked) {
      try storage.change("numbers") { [2] }
    }
    #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
    #expect(flock(other, LOCK_UN) == 0)
    try storage.change("numbers") { [2] }
    #expect(storage.load([Int].self, from: "numbers") == .loaded([2]))
  }

  @Test func temporaryFilesAreKeptWhileAnotherProcessHoldsTheLock() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    try folder.write("{", to: ".saving-7")
    storage.removeTemporaryFiles()
    #expect(folder.files == [".saving-7"])
  }

  @Test func aWriteWaitsForASecondAndAHalfByDefault() {
    close(other)
    #expect(DataFolder(path: folder.path).lock.timeout == .seconds(1.5))
  }

  @Test func aSubfolderHasTheTimeLimitOfItsFolder() {
    close(other)
    #expect(storage.subfolder("photos").lock.timeout == .seconds(0.05))
  }

  /// The wait of the first file is not that of each.
  @Test func onlyTheFirstWriteWaitsForTheLock() throws {
    defer { close(other) }
    let patient = DataFolder(path: folder.path, lockTimeout: .seconds(0.5))
    #expect(flock(other, LOCK_EX) == 0)
    let start = ContinuousClock.now
    for number in 1...50 { #expect(try patient.save([number], as: "numbers") == .unlocked) }
    #expect(start.duration(to: .now) < .seconds(10), "50 timeouts would take 25 s")
    #expect(patient.load([Int].self, from: "numbers") == .loaded([50]))
  }

  @Test func aWriteWaitsForAnotherProcessThatReleasesTheLock() throws {
    let patient = DataFolder(path: folder.path, lockTimeout: .seconds(60))
    #expect(flock(other, LOCK_EX) == 0)
    let isStarted = DetachedThread.start("other process") { [other] in
      usleep(50_000)
      _ = close(other)
    }
    #expect(isStarted)
    #expect(try patient.save([1], as: "numbers") == .locked)
  }

  /// Otherwise the last line would block.
  @Test func aTimedOutAttemptReleasesTheLock() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    try storage.save([1], as: "numbers")
    #expect(flock(other, LOCK_UN) == 0)
    #expect(flock(other, LOCK_EX) == 0)
  }

  @Test func dataIsWrittenWithoutTheLockAfterTheTimeout() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(try storage.write(Data("new".utf8), to: "notes") == .unlocked)
    #expect(try folder.read("notes") == "new")
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try storage.write(Data("newer".utf8), to: "notes") == .locked)
    #expect(try folder.read("notes") == "newer")
  }
}
