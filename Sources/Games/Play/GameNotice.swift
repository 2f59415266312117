/// Something that the player has to know about the stored files, and that does not stop the play.
public enum GameNotice: Hashable, Sendable {
  /// The saved game was bad and is kept aside; a new one was dealt.
  case savedGameSetAside
  /// The results were bad and are kept aside; the list is empty.
  case resultsSetAside
  /// The folder or the disk takes no files.
  case cannotSave

  /// The notice as a sentence.
  public var message: String {
    switch self {
    case .savedGameSetAside:
      tr("The saved game could not be read. It was kept as a backup, and a new game was started.")
    case .resultsSetAside: tr("The results could not be read. They were kept as a backup.")
    case .cannotSave: tr("The game cannot be saved. You can play on, but it will be lost when you quit.")
    }
  }
}
