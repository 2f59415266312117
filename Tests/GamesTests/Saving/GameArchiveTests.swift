import Storage
import Testing

@testable import Games

@Suite @MainActor struct GameArchiveTests {
  let world: TestWorld
  let archive: GameArchive
  let notices = NoticeQueue()

  init() throws {
    world = try TestWorld()
    archive = GameArchive(world.storage, notices: notices)
    archive.finish()
  }

  func stored(_ file: KeptFile) -> [Int]? {
    archive.finish()
    return archive.load([Int].self, from: file)
  }

  @Test func whatCouldNotBeWrittenIsTriedAgainWithTheNextFile() throws {
    try world.blockStorage()
    archive.save([1], in: .results)
    archive.finish()
    try world.unblockStorage()
    #expect(stored(.results) == nil)
    archive.save([2], in: .game(.memory))
    #expect(stored(.results) == [1] && stored(.game(.memory)) == [2])
    #expect(notices.notices == [.cannotSave])
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
    archive.write(.game(.memory)) { () throws(SaveError) in throw SaveError(path: "") }
    archive.save([2], in: .results)
    archive.write(.game(.memory)) {}
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
