import Testing

@testable import Games

@Suite @MainActor struct NoticeQueueTests {
  let queue = NoticeQueue()

  @Test func noticesNameTheGamesAndAreSaidTogether() {
    for notice: GameNotice in [
      .setAside(.game(.memory)), .unreadable(.game(.moveMe)), .setAside(.results), .setAside(.game(.colorMatch)),
    ] {
      queue.raise(notice)
    }
    #expect(
      queue.take() == """
        These saved games could not be read: Memory, Color Match. They were kept as backups, and new games were started.
        The saved game of Move Me could not be read, and was left as it is. You can play on, but it will not be saved.
        The results could not be read. They were kept as a backup.
        """)
    #expect(queue.take() == nil)
  }

  @Test func eachNoticeIsASentenceOfItsOwn() {
    let files: [KeptFile] = [.game(.memory), .results, .memoryPhotos, .puzzleDescriptions]
    let notices = files.map(GameNotice.setAside) + files.map(GameNotice.unreadable) + [.cannotSave]
    let messages = notices.map { GameNotice.message([$0]) }
    #expect(Set(messages).count == notices.count)
    #expect(messages.allSatisfy { $0.hasSuffix(".") && !$0.contains("{") && !$0.contains("\n") })
  }

  @Test func thatNothingCanBeSavedIsSaidOnce() {
    for _ in 1...3 { queue.raise(.cannotSave) }
    #expect(queue.take() == "The game cannot be saved. You can play on, but it will be lost when you quit.")
    queue.raise(.cannotSave)
    #expect(queue.take() == nil)
  }
}
