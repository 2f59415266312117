import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

@Suite @MainActor struct DataFolderTests {
  let folder: TemporaryFolder
  let storage: DataFolder

  init() throws {
    folder = try TemporaryFolder()
    storage = DataFolder(path: folder.path)
  }

  @Test func loadingAMissingFileReturnsNone() {
    #expect(storage.load([Int].self, from: "numbers") == .none)
    #expect(DataFolder(path: folder.path + "/missing").load([Int].self, from: "numbers") == .none)
  }

  @Test func theLastSavedValueIsLoaded() throws {
    try storage.save([1, 2], as: "numbers")
    try storage.save([3], as: "numbers")
    #expect(storage.load([Int].self, from: "numbers") == .loaded([3]))
    #expect(folder.files == ["numbers.json"], "no temporary file is left")
  }

  /// A hard link keeps the old content.
  @Test func savingReplacesTheFileInsteadOfOverwritingIt() throws {
    try storage.save([1], as: "numbers")
    let before = try folder.read("numbers.json")
    #expect(link(folder.path + "/numbers.json", folder.path + "/witness") == 0)
    try storage.save([2], as: "numbers")
    #expect(try folder.read("witness") == before)
    #expect(storage.load([Int].self, from: "numbers") == .loaded([2]))
  }

  @Test func savingCreatesTheFolderAndItsParents() throws {
    let deep = DataFolder(path: folder.path + "/one/two")
    try deep.save([1], as: "numbers")
    #expect(deep.load([Int].self, from: "numbers") == .loaded([1]))
  }

  @Test func savingThrowsTheReasonIfTheFolderCannotBeCreated() {
    // Even root cannot create a folder there.
    let folder = DataFolder(path: "/sys/grab-bag/games")
    let reasons = [EPERM, EACCES, EROFS].map { FileFailure.system(call: "mkdir", code: $0) }
    #expect {
      try folder.save([1], as: "numbers")
    } throws: { error in
      (error as? FileFailure).map(reasons.contains) == true
    }
  }

  @Test(arguments: [
    "", " ", "{", "null", "[1, 2]", "{\"value\": [1]}", "{\"version\": 1}",
    "{\"version\": 1, \"value\": [1", "{\"version\": 1, \"value\": [\"one\"]}", "{\"version\": \"1\", \"value\": [1]}",
    "{\"version\": 2, \"value\": [1]}", "{\"version\": 0, \"value\": [1]}",
    String(repeating: "[", count: 100_000), "\u{0}\u{1}\u{2}",
  ])
  func anInvalidFileIsQuarantined(content: String) throws {
    try folder.write("older", to: "numbers.json.bad")
    try folder.write(content, to: "numbers.json")
    #expect(storage.load([Int].self, from: "numbers").isQuarantined)
    #expect(folder.files == ["numbers.json.bad", "numbers.json.bad.2"])
    #expect(try folder.read("numbers.json.bad") == "older", "an earlier quarantined file is kept")
    #expect(try folder.read("numbers.json.bad.2") == content)
    #expect(storage.load([Int].self, from: "numbers") == .none)
    try storage.save([4], as: "numbers")
    #expect(storage.load([Int].self, from: "numbers") == .loaded([4]))
  }

  @Test func aFolderInPlaceOfTheFileIsQuarantined() throws {
    try DataFolder(path: folder.path + "/numbers.json").save([1], as: "inner")
    #expect(storage.load([Int].self, from: "numbers").isQuarantined)
    #expect(folder.files == ["numbers.json.bad"])
  }

  @Test func aQuarantinedFileGetsTheNextFreeName() throws {
    try folder.write("{", to: "numbers.json")
    try DataFolder(path: folder.path + "/numbers.json.bad").save([1], as: "in the way")
    #expect(storage.load([Int].self, from: "numbers").isQuarantined)
    #expect(folder.files == ["numbers.json.bad", "numbers.json.bad.2"])
  }

  /// A link to itself cannot be followed, and reading the memory of this process fails at the first byte.
  @Test(arguments: [("numbers.json", "open", ELOOP), ("/proc/self/mem", "read", EIO)])
  func anUnreadableFileIsNotQuarantined(target: String, call: String, code: Int32) throws {
    #expect(symlink(target, folder.path + "/numbers.json") == 0)
    #expect(storage.load([Int].self, from: "numbers") == .unreadable(.system(call: call, code: code)))
    #expect(folder.files == ["numbers.json"])
  }

  /// No process writes into the pipe, and the program does not wait for one.
  @Test func aPipeInPlaceOfTheFileIsQuarantined() {
    #expect(mkfifo(folder.path + "/numbers.json", 0o600) == 0)
    #expect(storage.load([Int].self, from: "numbers").isQuarantined)
    #expect(folder.files == ["numbers.json.bad"])
  }

  // MARK: Interrupted writes

  @Test func temporaryFilesOfInterruptedWritesAreRemoved() throws {
    try storage.save([1], as: "numbers")
    let foreign = [".hidden", ".saving", ".saving-of-mine", "notes.txt", "numbers.json", "saving-0123"]
    for file in foreign + [".saving-0123456789abcdef", ".saving-7", ".dat.nosync1f3.AbCdEf"] {
      try folder.write("{", to: file)
    }
    storage.removeTemporaryFiles()
    #expect(folder.files == foreign)
  }

  /// The other process holds the folder's lock until it has renamed its file.
  @Test func theTemporaryFileOfAnotherProcessIsNotRemoved() throws {
    for _ in 1...20 {
      let lock = open(folder.path, O_RDONLY)
      #expect(flock(lock, LOCK_EX) == 0)
      try folder.write("{}", to: ".saving-7")
      let queue = FileQueue()
      queue.add { [storage] in
        storage.removeTemporaryFiles()
        return {}
      }
      #expect(rename(folder.path + "/.saving-7", folder.path + "/numbers.json") == 0)
      close(lock)
      queue.finish()
      #expect(folder.files == ["numbers.json"])
    }
  }

  // MARK: Failures

  @Test func aFailedSaveThrowsTheSystemCallAndItsError() throws {
    try folder.write("in the way", to: "data")
    let storage = DataFolder(path: folder.path + "/data")
    #expect(
      throws: FileFailure.system(call: "mkdir", code: ENOTDIR)
    ) { try storage.save([1], as: "numbers") }
    #expect(folder.files == ["data"])
  }

  @Test(arguments: [
    (#"{"version": 1, "value": [1, "two"]}"#, "value"), (#"{"version": 7, "value": []}"#, "Version 7"), ("{", ""),
  ])
  func theReasonOfAQuarantineNamesTheFault(content: String, details: String) throws {
    try folder.write(content, to: "numbers.json")
    guard case .invalid(let reason) = storage.load([Int].self, from: "numbers") else {
      Issue.record("the file was not quarantined")
      return
    }
    guard case .invalidContent(let text) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(!text.isEmpty && text.contains(details))
    #expect(reason.problem == nil, "the user can do nothing about it")
  }

  @Test func aFailedSaveLeavesNoTemporaryFile() throws {
    try DataFolder(path: folder.path + "/numbers.json").save([1], as: "inner")
    #expect(throws: FileFailure.system(call: "rename", code: EISDIR)) { try storage.save([2], as: "numbers") }
    #expect(folder.files == ["numbers.json"])
  }

  @Test func savingLeavesNoDescriptorOpen() throws {
    try storage.save([1], as: "numbers")
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!open.contains { $0.hasPrefix(folder.path) })
  }

  @Test func quarantinedFilesAreFoundByTheNameOfTheirValue() throws {
    for file in ["numbers.json", "numbers.json.bad", "numbers.json.bad.2", "letters.json.bad"] {
      try folder.write(file, to: file)
    }
    #expect(storage.quarantinedTexts(of: ["numbers"])?.sorted() == ["numbers.json.bad", "numbers.json.bad.2"])
    #expect(storage.quarantinedTexts(of: []) == [])
  }

  @Test func aFolderWithoutAPathStoresNothing() throws {
    let storage = DataFolder(path: "")
    #expect(storage.load([Int].self, from: "numbers") == .none)
    #expect(throws: FileFailure.noFolder) { try storage.save([1], as: "numbers") }
    storage.removeTemporaryFiles()
    #expect(storage.subfolder("photos").path.isEmpty)
    #expect(access("/numbers.json", F_OK) != 0)
  }
}

extension LoadOutcome {
  fileprivate var isQuarantined: Bool { if case .invalid = self { true } else { false } }
}
