import FoundationEssentials
import Glibc
import Storage
import TestSupport
import Testing

@testable import Games

@Suite struct PhotoStorageTests {
  let folder: TemporaryFolder
  let storage: PhotoStorage

  init() throws {
    folder = try TemporaryFolder()
    storage = PhotoStorage(folder: DataFolder(path: folder.path))
  }

  @Test(arguments: [[], [0], [1, 2, 3], (0...255).map(UInt8.init)] as [[UInt8]])
  func aSavedPhotoIsLoaded(bytes: [UInt8]) throws {
    let id = try storage.save(bytes)
    #expect(storage.load(id) == bytes)
    #expect(folder.files == ["picture-\(id)"], "no temporary file is left")
  }

  /// Test vectors of the authors of FNV, and one with a leading zero.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"), ("10", "07f89207b4ba08a4"),
  ])
  func theIDIsTheHashOfTheContent(content: String, id: String) throws {
    #expect(try storage.save(Array(content.utf8)) == id)
  }

  @Test func equalContentIsStoredOnce() throws {
    #expect(try storage.save([1, 2]) == storage.save([1, 2]))
    #expect(folder.files.count == 1)
  }

  @Test func savingRepairsATamperedFile() throws {
    let id = try storage.save([1, 2])
    try folder.write("something else", to: "picture-\(id)")
    #expect(try storage.save([1, 2]) == id)
    #expect(storage.load(id) == [1, 2])
  }

  @Test func theIDOfASavedPhotoIsValid() throws {
    #expect(Photo(id: try storage.save([1]), title: "").isValid)
  }

  @Test func savingCreatesTheFolder() throws {
    let deep = PhotoStorage(folder: DataFolder(path: folder.path + "/one/two"))
    #expect(deep.load(try deep.save([1])) == [1])
  }

  @Test func aFailedSaveThrowsTheSystemCallAndItsError() throws {
    try folder.write("in the way", to: "data")
    let storage = PhotoStorage(folder: DataFolder(path: folder.path + "/data"))
    #expect(throws: FileFailure.system(call: "mkdir", code: ENOTDIR)) { try storage.save([]) }
    #expect(folder.files == ["data"])
  }

  @Test func loadingAMissingPhotoReturnsNil() throws {
    let id = "0123456789abcdef"
    #expect(storage.load(id) == nil)
    #expect(PhotoStorage(folder: DataFolder(path: folder.path + "/missing")).load(id) == nil)
    try makeFolder("picture-\(id)")
    #expect(storage.load(id) == nil)
  }

  /// A folder named 'picture-' makes these IDs paths to existing files.
  @Test(arguments: [
    "", "/../secret", "/../../secret", "../secret", "x/../../secret", "0123456789abcdef/../../secret", "/etc/passwd",
    "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "0123456789abcde\u{0}", "０１２３４５６７８９abcdef",
    "../../../secret0", "/../0123456789ab",
  ])
  func aForgedIDReachesNoFile(id: String) throws {
    try makeFolder("inner/picture-")
    for file in ["secret", "secret0", "inner/secret", "inner/0123456789ab", "inner/picture-/secret"] {
      try folder.write("secret", to: file)
    }
    let storage = PhotoStorage(folder: DataFolder(path: folder.path + "/inner"))
    #expect(storage.load(id) == nil)
    try folder.write("secret", to: "picture-0123456789abcdef")
    storage.removeAll(except: [id])
    #expect(folder.files == ["inner", "picture-0123456789abcdef", "secret", "secret0"])
  }

  @Test func photosThatNoGameNamesAreRemoved() throws {
    let (kept, removed) = (try storage.save([1]), try storage.save([2]))
    storage.removeAll(except: [kept, "0123456789abcdef"])
    #expect(storage.load(kept) == [1])
    #expect(storage.load(removed) == nil)
    storage.removeAll(except: [])
    #expect(folder.files.isEmpty)
  }

  @Test func temporaryFilesOfInterruptedSavesAreRemoved() throws {
    try folder.write("half", to: ".saving-2")
    storage.removeAll(except: [])
    #expect(folder.files.isEmpty)
  }

  /// Otherwise the repaired file would lack its pictures.
  @Test func photosNamedInAQuarantinedFileAreKept() throws {
    let (named, removed) = (try storage.save([1]), try storage.save([2]))
    let games = DataFolder(path: folder.path)
    try folder.write("{\"picture\":{\"id\":\"\(named)\"", to: "picture-puzzle.json.bad.2")
    try folder.write(removed, to: "memory.json.bad")
    let texts = try #require(games.quarantinedTexts(of: [SaveFile.game(.picturePuzzle).name]))
    storage.removeAll(except: [], andThoseIn: texts)
    #expect(storage.load(named) == [1])
    #expect(storage.load(removed) == nil)
  }

  @Test func theTextsOfAnUnreadableQuarantinedFileAreUnknown() throws {
    let games = DataFolder(path: folder.path)
    #expect(games.quarantinedTexts(of: [SaveFile.results.name]) == [])
    #expect(symlink("results.json.bad", folder.path + "/results.json.bad") == 0, "a loop, even for root")
    #expect(games.quarantinedTexts(of: [SaveFile.results.name]) == nil)
    #expect(games.quarantinedTexts(of: [SaveFile.memoryPhotos.name]) == [])
  }

  @Test func otherFilesAreNotRemoved() throws {
    let others = [
      "holiday.png", "picture-", "picture-0123456789abcdef.bak", "picture-0123456789abcdeg", "picture-of-me.png",
      "picture-puzzle.json", "results.json",
    ]
    for file in others { try folder.write("mine", to: file) }
    try makeFolder("picture-fedcba9876543210")
    try folder.write("mine", to: "picture-fedcba9876543210/file")
    storage.removeAll(except: [])
    #expect(folder.files == (others + ["picture-fedcba9876543210"]).sorted())
    #expect(try folder.read("picture-fedcba9876543210/file") == "mine")
  }

  @Test func removingPhotosFromAMissingFolderDoesNothing() {
    PhotoStorage(folder: DataFolder(path: folder.path + "/missing")).removeAll(except: [])
    #expect(folder.files.isEmpty)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
  }
}
