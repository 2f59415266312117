import Storage
import Testing

@testable import AppCore
@testable import Games

@Suite @MainActor struct NoticeQueueTests {
  let queue = NoticeQueue()

  @Test func noticesAreJoinedToOneMessageThatNamesTheGames() {
    for notice: GameNotice in [
      .setAside(.game(.memory)), .unreadable(.game(.moveMe)), .setAside(.results), .setAside(.game(.colorMatch)),
    ] {
      queue.raise(notice)
    }
    #expect(
      queue.takeMessage() == """
        These saved games could not be read: Memory, Color Match. They were kept as backups, and new games were started.
        The saved game of Move Me could not be read, and was left as it is. You can play on, but it will not be saved.
        The results could not be read. They were kept as a backup.
        """)
    #expect(queue.takeMessage() == nil)
  }

  @Test func eachNoticeHasItsOwnSentence() {
    let files: [SaveFile] = [.game(.memory), .results, .memoryPhotos, .memoryDecks, .puzzleDescriptions]
    let problems: [FileProblem?] = [
      nil, .diskFull, .readOnlyDisk, .noPermission, .tooLarge, .brokenLink, .diskError, .noHomeFolder,
    ]
    let notices =
      files.map { GameNotice.setAside($0) } + files.map { .unreadable($0) } + problems.map { .cannotSave($0) }
      + [.folderInUse]
    let messages = notices.map { GameNotice.message([$0]) }
    #expect(Set(messages).count == notices.count)
    #expect(messages.allSatisfy { $0.hasSuffix(".") && !$0.contains("{") && !$0.contains("\n") })
  }

  @Test func eachReasonForFailedSavesIsReportedOnce() {
    for _ in 1...3 { queue.raise(.cannotSave()) }
    #expect(queue.takeMessage() == "The game cannot be saved. You can play on, but it will be lost when you quit.")
    queue.raise(.cannotSave())
    #expect(queue.takeMessage() == nil)
    for _ in 1...2 { queue.raise(.cannotSave(.diskFull)) }
    #expect(
      queue.takeMessage() == """
        There is not enough space on the disk. The game cannot be saved. You can play on, but it will be lost when you quit.
        """, "another reason is reported once too")
    for _ in 1...2 { queue.raise(.folderInUse) }
    #expect(queue.takeMessage()?.isEmpty == false && queue.takeMessage() == nil)
  }

  @Test func aCommonReasonForUnreadableFilesIsGivenOnce() {
    queue.raise(.unreadable(.game(.memory), .noPermission))
    queue.raise(.unreadable(.game(.moveMe), .noPermission))
    #expect(
      queue.takeMessage() == """
        You do not have the necessary permissions.
        These saved games could not be read, and were left as they are: Memory, Move Me. You can play on, but they will not be saved.
        """)
  }
}
