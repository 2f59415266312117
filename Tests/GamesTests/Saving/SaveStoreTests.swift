import Glibc
import Storage
import Testing

@testable import Games

@Suite @MainActor struct SaveStoreTests {
  let world: TestWorld
  let store: SaveStore
  let notices = NoticeQueue()

  init() throws {
    world = try TestWorld()
    store = SaveStore(world.storage, notices: notices)
    store.finish()
  }

  func stored(_ file: SaveFile) -> [Int]? {
    store.finish()
    return store.load([Int].self, from: file)
  }

  @Test func aFailedSaveIsRepeatedWithTheNextFile() throws {
    try world.blockStorage()
    store.save([1], in: .results)
    store.finish()
    try world.unblockStorage()
    #expect(store.load([Int].self, from: .results) == nil)
    store.save([2], in: .game(.memory))
    #expect(stored(.results) == [1] && stored(.game(.memory)) == [2])
    #expect(notices.notices == [.cannotSave()])
  }

  @Test func aFailedSaveIsRepeatedBeforeTheEnd() throws {
    try world.blockStorage()
    store.save([1], in: .results)
    store.finish()
    try world.unblockStorage()
    store.finish()
    #expect(stored(.results) == [1])
  }

  /// Another program holds the lock of the folder.
  @Test func aLockedFolderIsReportedAndTheGameIsSavedWithoutTheLock() throws {
    store.save([1], in: .game(.memory))
    store.finish()
    let other = open(world.storage.path, O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let impatient = DataFolder(path: world.storage.path, lockTimeout: .seconds(0.02))
    let store = SaveStore(impatient, notices: notices)
    var failures: [FileFailure] = []
    store.onFailure = { failures.append($1) }
    let results = ResultsFile(storage: impatient)
    for number in 2...4 { store.save([number], in: .game(.memory)) }
    results.record(.added(TestWorld.result))
    store.write(.results, results.write)
    store.finish()
    #expect(store.load([Int].self, from: .game(.memory)) == [4])
    #expect(!results.isWritten, "another process could write the results at the same time")
    #expect(notices.notices == [.folderInUse] && Set(failures) == [.locked])
    #expect(flock(other, LOCK_UN) == 0)
    store.finish()
    #expect(results.isWritten && impatient.load([GameResult].self, from: "results") == .loaded([TestWorld.result]))
  }

  @Test func filesThatCannotBeReadAreDiagnosedAndTheirContentIsUnknown() throws {
    try world.makeUnreadable("memory.json")
    try world.folder.write("{", to: "data/results.json")
    var failed: [SaveFile] = []
    store.onFailure = { file, _ in failed.append(file) }
    for file in [.game(.memory), .results, .statistics] as [SaveFile] {
      #expect(store.load([Int].self, from: file) == nil)
    }
    #expect(failed == [.game(.memory), .results] && store.unknown == [.game(.memory), .results])
  }

  @Test func enqueuedWorkFollowsEarlierSaves() {
    let (storage, isSaved) = (world.storage, Locked(false))
    store.save([1], in: .results)
    store.enqueue { isSaved.change { $0 = storage.load([Int].self, from: "results") == .loaded([1]) } }
    store.finish()
    #expect(isSaved.change { $0 })
  }

  // MARK: Reading in the background

  @Test func filesAreReadInTheBackground() async throws {
    try world.storage.save(["id": "text"], as: SaveFile.puzzleDescriptions.name)
    try world.makeUnreadable("results.json")
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    let store = environment.store
    #expect(!store.hasRead([.puzzleDescriptions]), "files are available after a callback of the main loop")
    await withCheckedContinuation { read in store.whenRead(Set(SaveFile.all)) { read.resume() } }
    #expect(store.hasRead(Set(SaveFile.all)))
    try world.storage.save(["id": "later"], as: SaveFile.puzzleDescriptions.name)
    #expect(store.load([String: String].self, from: .puzzleDescriptions) == ["id": "text"], "as it was first read")
    #expect(store.load([String: String].self, from: .puzzleDescriptions) == ["id": "later"], "read again")
    #expect(environment.notices.notices == [.unreadable(.results, .brokenLink)])
  }

  @Test func aGameIsResumedFromFilesReadInTheBackground() async throws {
    let first = world.start()
    let game = MoveMeGame(environment: first)
    game.nudge(1, .right, .plain, by: .keyboard)
    first.results.add(TestWorld.result)
    world.finish()
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    #expect(environment.results.latestGame == nil)
    await withCheckedContinuation { read in
      environment.store.whenRead(SaveFile.filesNeeded(toResume: .moveMe)) { read.resume() }
    }
    #expect(environment.results.latestGame == TestWorld.result.game)
    #expect(MoveMeGame(environment: environment).state == game.state)
    environment.store.finish()
  }

  /// A request of the player before the results are read is performed afterwards.
  @Test func resultsClearedBeforeTheyAreReadAreRemoved() async throws {
    try world.storage.save([TestWorld.result], as: SaveFile.results.name)
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    environment.results.clear()
    await withCheckedContinuation { read in environment.store.whenRead([.results]) { read.resume() } }
    environment.store.finish()
    #expect(environment.results.latestGame == nil)
    #expect(world.storage.load([GameResult].self, from: "results") == .loaded([]))
  }

  @Test func aFailedSaveDoesNotOverwriteANewerState() throws {
    try world.blockStorage()
    store.save([1], in: .game(.memory))
    store.finish()
    try world.unblockStorage()
    store.save([2], in: .game(.memory))
    store.finish()
    store.save([3], in: .results)
    #expect(stored(.game(.memory)) == [2] && stored(.results) == [3])
  }

  /// The older state fails when the newer one is already waiting.
  @Test func anOlderStateThatFailsIsDroppedForAWaitingOne() throws {
    try world.blockStorage()
    store.write(.game(.memory)) { () throws(FileFailure) in throw FileFailure.locked }
    store.save([2], in: .results)
    store.write(.game(.memory)) { () throws(FileFailure) in .locked }
    store.finish()
    try world.unblockStorage()
    store.save([3], in: .memoryPhotos)
    #expect(stored(.results) == [2] && stored(.game(.memory)) == nil && stored(.memoryPhotos) == [3])
  }

  @Test func savingAnUnreadableGameRepeatsOtherFailedSaves() throws {
    try world.blockStorage()
    store.save([1], in: .results)
    store.finish()
    try world.unblockStorage()
    try world.makeUnreadable("memory.json")
    #expect(store.load([Int].self, from: .game(.memory)) == nil)
    store.save([2], in: .game(.memory))
    #expect(stored(.results) == [1] && world.isUnreadable("memory.json"))
  }
}
