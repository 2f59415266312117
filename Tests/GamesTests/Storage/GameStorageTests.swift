import Glibc
import Testing

@testable import Games

@Suite struct GameStorageTests {
  let folder: TemporaryFolder
  let storage: GameStorage

  init() throws {
    folder = try TemporaryFolder()
    storage = GameStorage(folder: folder.path)
  }

  @Test func nothingIsStoredAtFirst() {
    #expect(storage.load([Int].self, from: "numbers") == .none)
    #expect(GameStorage(folder: folder.path + "/missing").load([Int].self, from: "numbers") == .none)
  }

  @Test func whatWasSavedIsLoaded() throws {
    try storage.save([1, 2], as: "numbers")
    try storage.save([3], as: "numbers")
    #expect(storage.load([Int].self, from: "numbers") == .loaded([3]))
    #expect(folder.files == ["numbers.json"], "no temporary file is left")
  }

  /// A second name of the file shows what becomes of the old content: it is replaced as a whole, never written over.
  @Test func savingDoesNotTouchTheFileBefore() throws {
    try storage.save([1], as: "numbers")
    let before = try folder.read("numbers.json")
    #expect(link(folder.path + "/numbers.json", folder.path + "/witness") == 0)
    try storage.save([2], as: "numbers")
    #expect(try folder.read("witness") == before)
    #expect(storage.load([Int].self, from: "numbers") == .loaded([2]))
  }

  @Test func savingCreatesTheFolder() throws {
    let deep = GameStorage(folder: folder.path + "/one/two")
    try deep.save([1], as: "numbers")
    #expect(deep.load([Int].self, from: "numbers") == .loaded([1]))
  }

  @Test(arguments: [
    "", " ", "{", "null", "[1, 2]", "{\"value\": [1]}", "{\"version\": 1}",
    "{\"version\": 1, \"value\": [1", "{\"version\": 1, \"value\": [\"one\"]}", "{\"version\": \"1\", \"value\": [1]}",
    "{\"version\": 2, \"value\": [1]}", "{\"version\": 0, \"value\": [1]}",
    String(repeating: "[", count: 100_000), "\u{0}\u{1}\u{2}",
  ])
  func aBadFileIsSetAside(content: String) throws {
    try folder.write("older", to: "numbers.json.bad")
    try folder.write(content, to: "numbers.json")
    #expect(storage.load([Int].self, from: "numbers") == .setAside)
    #expect(folder.files == ["numbers.json.bad"])
    #expect(try folder.read("numbers.json.bad") == content)
    #expect(storage.load([Int].self, from: "numbers") == .none)
    try storage.save([4], as: "numbers")
    #expect(storage.load([Int].self, from: "numbers") == .loaded([4]))
  }

  @Test func aFolderInPlaceOfTheFileIsSetAside() throws {
    try GameStorage(folder: folder.path + "/numbers.json").save([1], as: "inner")
    #expect(storage.load([Int].self, from: "numbers") == .setAside)
    #expect(folder.files == ["numbers.json.bad"])
  }

  @Test func aBadFileThatCannotBeRenamedStillHarmsNothing() throws {
    try folder.write("{", to: "numbers.json")
    try GameStorage(folder: folder.path + "/numbers.json.bad").save([1], as: "in the way")
    #expect(storage.load([Int].self, from: "numbers") == .setAside)
    #expect(folder.files == ["numbers.json", "numbers.json.bad"])
  }

  @Test func aFailedSaveSaysWhichFile() throws {
    try folder.write("in the way", to: "data")
    let storage = GameStorage(folder: folder.path + "/data")
    #expect(throws: SaveError(path: folder.path + "/data/numbers.json")) { try storage.save([1], as: "numbers") }
    #expect(folder.files == ["data"])
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/people/ada"], "/data/grab-bag"),
    (["HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
    (["XDG_DATA_HOME": "", "HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
    (["XDG_DATA_HOME": "relative", "HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
  ])
  func theDefaultFolderFollowsTheEnvironment(environment: [String: String], path: String) {
    #expect(GameStorage.defaultFolder(environment: environment) == path)
  }
}
