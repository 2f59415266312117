import Glibc
import Storage
import Testing

@testable import Games

@Suite @MainActor struct SaveStoreTests {
  let world: TestWorld
  let archive: SaveStore
  let notices = NoticeQueue()

  init() throws {
    world = try TestWorld()
    archive = SaveStore(world.storage, notices: notices)
    archive.finish()
  }

  func stored(_ file: SaveFile) -> [Int]? {
    archive.finish()
    return archive.load([Int].self, from: file)
  }

  @Test func whatCouldNotBeWrittenIsTriedAgainWithTheNextFile() throws {
    try world.blockStorage()
    archive.save([1], in: .results)
    archive.finish()
    try world.unblockStorage()
    #expect(archive.load([Int].self, from: .results) == nil)
    archive.save([2], in: .game(.memory))
    #expect(stored(.results) == [1] && stored(.game(.memory)) == [2])
    #expect(notices.notices == [.cannotSave()])
  }

  @Test func whatCouldNotBeWrittenIsTriedAgainBeforeTheEnd() throws {
    try world.blockStorage()
    archive.save([1], in: .results)
    archive.finish()
    try world.unblockStorage()
    archive.finish()
    #expect(stored(.results) == [1])
  }

  /// A program that is stuck holds the lock of the folder.
  @Test func aFolderThatIsInUseIsToldOfAndTheGameIsSavedAllTheSame() throws {
    archive.save([1], in: .game(.memory))
    archive.finish()
    let other = open(world.storage.path, O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    let impatient = DataFolder(path: world.storage.path, lockTimeout: .seconds(0.02))
    let archive = SaveStore(impatient, notices: notices)
    var failures: [FileFailure] = []
    archive.onFailure = { failures.append($1) }
    let results = ResultsFile(storage: impatient)
    for number in 2...4 { archive.save([number], in: .game(.memory)) }
    results.record(.added(TestWorld.result))
    archive.write(.results, results.write)
    archive.finish()
    #expect(archive.load([Int].self, from: .game(.memory)) == [4])
    #expect(!results.isWritten, "another process could write the results at the same time")
    #expect(notices.notices == [.folderInUse] && Set(failures) == [.locked])
    #expect(flock(other, LOCK_UN) == 0)
    archive.finish()
    #expect(results.isWritten && impatient.load([GameResult].self, from: "results") == .loaded([TestWorld.result]))
  }

  // MARK: Reading in the background

  @Test func filesAreReadBeforeTheyAreAskedFor() async throws {
    try world.storage.save(["id": "text"], as: SaveFile.puzzleDescriptions.name)
    try world.makeUnreadable("results.json")
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    let archive = environment.store
    #expect(!archive.hasRead([.puzzleDescriptions]), "nothing is taken over before somebody looks")
    await withCheckedContinuation { read in archive.whenRead(Set(SaveFile.all)) { read.resume() } }
    #expect(archive.hasRead(Set(SaveFile.all)))
    try world.storage.save(["id": "later"], as: SaveFile.puzzleDescriptions.name)
    #expect(archive.load([String: String].self, from: .puzzleDescriptions) == ["id": "text"], "as it was read")
    #expect(archive.load([String: String].self, from: .puzzleDescriptions) == ["id": "later"], "read anew")
    #expect(environment.notices.notices == [.unreadable(.results, .brokenLink)])
  }

  @Test func everyGameGoesOnFromWhatWasReadInTheBackground() async throws {
    let first = world.start()
    let game = MoveMeGame(environment: first)
    game.nudge(1, .right, .plain, by: .keyboard)
    first.results.add(TestWorld.result)
    world.finish()
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    #expect(environment.results.latestGame == nil)
    await withCheckedContinuation { read in
      environment.store.whenRead(SaveFile.files(of: .moveMe)) { read.resume() }
    }
    #expect(environment.results.latestGame == TestWorld.result.game)
    #expect(MoveMeGame(environment: environment).state == game.state)
    environment.store.finish()
  }

  /// What the player asks for before the results are read counts after that.
  @Test func resultsThatAreClearedBeforeTheyAreReadAreCleared() async throws {
    try world.storage.save([TestWorld.result], as: SaveFile.results.name)
    let environment = GameEnvironment(storage: world.storage, readsInBackground: true)
    environment.results.clear()
    await withCheckedContinuation { read in environment.store.whenRead([.results]) { read.resume() } }
    environment.store.finish()
    #expect(environment.results.latestGame == nil)
    #expect(world.storage.load([GameResult].self, from: "results") == .loaded([]))
  }

  @Test func noOlderStateComesAfterANewerOne() throws {
    try world.blockStorage()
    archive.save([1], in: .game(.memory))
    archive.finish()
    try world.unblockStorage()
    archive.save([2], in: .game(.memory))
    archive.finish()
    archive.save([3], in: .results)
    #expect(stored(.game(.memory)) == [2] && stored(.results) == [3])
  }

  /// The older state fails when the newer one waits already.
  @Test func anOlderStateThatFailsLateIsForgotten() throws {
    try world.blockStorage()
    archive.write(.game(.memory)) { () throws(FileFailure) in throw FileFailure.locked }
    archive.save([2], in: .results)
    archive.write(.game(.memory)) { () throws(FileFailure) in .locked }
    archive.finish()
    try world.unblockStorage()
    archive.save([3], in: .memoryPhotos)
    #expect(stored(.results) == [2] && stored(.game(.memory)) == nil && stored(.memoryPhotos) == [3])
  }

  @Test func aGameThatIsLeftAloneStillHasTheOthersTriedAgain() throws {
    try world.blockStorage()
    archive.save([1], in: .results)
    archive.finish()
    try world.unblockStorage()
    try world.makeUnreadable("memory.json")
    #expect(archive.load([Int].self, from: .game(.memory)) == nil)
    archive.save([2], in: .game(.memory))
    #expect(stored(.results) == [1] && world.isUnreadable("memory.json"))
  }
}
