public import Observation

/// The notices that wait to be shown.
@MainActor @Observable
public final class NoticeQueue {
  /// What was not shown yet, the oldest first.
  private(set) var notices: [GameNotice] = []
  @ObservationIgnored private var saveFailed = false

  /// Adds a notice; that nothing can be saved is said once per run, not once per move.
  func raise(_ notice: GameNotice) {
    if notice == .cannotSave {
      guard !saveFailed else { return }
      saveFailed = true
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
