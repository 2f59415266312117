public import Observation

/// A queue of the notices to show.
@MainActor @Observable
public final class NoticeQueue {
  /// The notices that are still to be shown, the oldest first.
  private(set) var notices: [GameNotice] = []
  /// The notices that are raised only once per run.
  @ObservationIgnored private var raised: Set<GameNotice> = []

  /// Adds a notice; one about failed saves is added once per run, not once per move.
  func raise(_ notice: GameNotice) {
    switch notice {
    case .cannotSave, .folderInUse: guard raised.insert(notice).inserted else { return }
    case .setAside, .unreadable: break
    }
    notices.append(notice)
  }

  /// Removes all notices and returns them as one message, or `nil` if the queue is empty.
  ///
  /// They are combined because of two consecutive messages only the second would be seen.
  public func take() -> String? {
    guard !notices.isEmpty else { return nil }
    defer { notices = [] }
    return GameNotice.message(notices)
  }
}
