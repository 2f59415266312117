import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Another process that holds the lock of the folder: here another descriptor, which the kernel takes for the same.
@Suite struct FolderLockTests {
  let folder: TemporaryFolder
  let storage: DataFolder
  let other: Int32

  init() throws {
    folder = try TemporaryFolder()
    storage = DataFolder(path: folder.path, lockTimeout: .seconds(0.05))
    other = open(folder.path, O_RDONLY)
  }

  @Test func aFileIsWrittenBesideAnotherProcessThatIsStuck() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(try storage.save([1], as: "numbers") == .unlocked)
    #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try storage.save([2], as: "numbers") == .locked)
    #expect(folder.files == ["numbers.json"])
  }

  /// Two processes would each write what they alone know.
  @Test func aFileIsChangedOnlyWhileNoOtherProcessCanWrite() throws {
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

  @Test func nothingIsSweptWhileAnotherProcessMayWrite() throws {
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

  /// The wait of the first file is not that of each.
  @Test func manyFilesWaitNoLongerThanOne() throws {
    defer { close(other) }
    let patient = DataFolder(path: folder.path, lockTimeout: .seconds(0.5))
    #expect(flock(other, LOCK_EX) == 0)
    let start = ContinuousClock.now
    for number in 1...50 { try patient.save([number], as: "numbers") }
    #expect(start.duration(to: .now) < .seconds(10), "and not 25 s")
    #expect(patient.load([Int].self, from: "numbers") == .loaded([50]))
  }

  /// The thread that waited in vain lets the lock go when it comes.
  @Test func whoHasGivenUpHoldsNoLock() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    try storage.save([1], as: "numbers")
    #expect(flock(other, LOCK_UN) == 0)
    #expect(flock(other, LOCK_EX) == 0)
  }

  @Test func aFileOfAnyContentIsWrittenWithoutTheLockToo() throws {
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(try storage.write(Data("new".utf8), to: "notes") == .unlocked)
    #expect(try folder.read("notes") == "new")
    #expect(flock(other, LOCK_UN) == 0)
    #expect(try storage.write(Data("newer".utf8), to: "notes") == .locked)
    #expect(try folder.read("notes") == "newer")
  }
}
