public import Observation

/// The notices that wait to be shown.
@MainActor @Observable
public final class NoticeQueue {
  /// What was not shown yet, the oldest first.
  private(set) var notices: [GameNotice] = []
  /// The notices about saves that were raised in this run.
  @ObservationIgnored private var raised: Set<GameNotice> = []

  /// Adds a notice; why games cannot be saved is said once per run, not once per move.
  func raise(_ notice: GameNotice) {
    switch notice {
    case .cannotSave, .folderInUse: guard raised.insert(notice).inserted else { return }
    case .setAside, .unreadable: break
    }
    notices.append(notice)
  }

  /// Takes all that was not shown yet as one message, which is shown now; nil if there is nothing.
  ///
  /// One message for all: of two that came one after the other only the second would be seen.
  public func take() -> String? {
    guard !notices.isEmpty else { return nil }
    defer { notices = [] }
    return GameNotice.message(notices)
  }
}
