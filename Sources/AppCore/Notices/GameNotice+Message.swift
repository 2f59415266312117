import Games
import Storage

extension NoticeQueue {
  /// Removes all notices and combines them, because a second message would replace the first; `nil` without notices.
  package func takeMessage() -> String? {
    let notices = takeAll()
    return notices.isEmpty ? nil : GameNotice.message(notices)
  }
}

extension GameNotice {
  /// Returns the notices as one message, one per line; those about games are combined.
  static func message(_ notices: [GameNotice]) -> String {
    let setAside = notices.compactMap { if case .setAside(.game(let kind)) = $0 { kind.title } else { nil } }
    let setAsideSentence = trn(
      "The saved game of {games} could not be read. It was kept as a backup, and a new game was started.",
      "These saved games could not be read: {games}. They were kept as backups, and new games were started.",
      setAside.count)
    let unreadable = notices.compactMap { if case .unreadable(.game(let kind), _) = $0 { kind.title } else { nil } }
    let unreadableSentence = trn(
      "The saved game of {games} could not be read, and was left as it is. You can play on, but it will not be saved.",
      "These saved games could not be read, and were left as they are: {games}. You can play on, but they will not be saved.",
      unreadable.count)
    let aboutGames = [(setAside, setAsideSentence), (unreadable, unreadableSentence)].map { games, sentence in
      // Translators: What stands between the names of several games.
      games.isEmpty ? "" : sentence.formatted(["games": games.joined(separator: trc("list", ", "))])
    }
    let lines = reasons(notices) + aboutGames + notices.compactMap(\.sentence)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func reasons(_ notices: [GameNotice]) -> [String] {
    let reasons = notices.compactMap { if case .unreadable(_, let problem?) = $0 { problem.sentence } else { nil } }
    return Set(reasons).sorted()
  }

  /// The notice as a sentence, or `nil` for those about games, which ``message(_:)`` combines.
  private var sentence: String? {
    switch self {
    case .setAside(.game), .unreadable(.game, _): nil
    case .setAside(.results): tr("The results could not be read. They were kept as a backup.")
    case .unreadable(.results, _):
      tr("The results could not be read, and were left as they are. New results will not be saved.")
    case .setAside(.statistics): tr("The statistics could not be read. They were kept as a backup.")
    case .unreadable(.statistics, _): tr("The statistics could not be read, and were left as they are.")
    case .setAside(.memoryPhotos):
      tr("The list of your pictures for Memory could not be read. It was kept as a backup.")
    case .unreadable(.memoryPhotos, _):
      tr("The list of your pictures for Memory could not be read, and was left as it is.")
    case .setAside(.memoryDecks): tr("The list of your decks for Memory could not be read. It was kept as a backup.")
    case .unreadable(.memoryDecks, _):
      tr("The list of your decks for Memory could not be read, and was left as it is.")
    case .setAside(.puzzleDescriptions):
      tr("The description of your picture could not be read. It was kept as a backup.")
    case .unreadable(.puzzleDescriptions, _):
      tr("The description of your picture could not be read, and was left as it is.")
    case .cannotSave(let problem):
      sentences(
        problem?.sentence ?? "", tr("The game cannot be saved. You can play on, but it will be lost when you quit."))
    case .folderInUse:
      tr("Another program is using the folder of your saved games. Your games are saved, but new results must wait.")
    }
  }
}
