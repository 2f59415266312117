public import Observation

/// The notices that wait to be shown, one after the other.
@MainActor @Observable
public final class NoticeQueue {
  /// What was not shown yet, the oldest first.
  public private(set) var notices: [GameNotice] = []
  @ObservationIgnored private var saveFailed = false

  /// Creates an empty queue.
  public init() {}

  /// Adds a notice; that nothing can be saved is said once per run, not once per move.
  public func raise(_ notice: GameNotice) {
    if notice == .cannotSave {
      guard !saveFailed else { return }
      saveFailed = true
    }
    notices.append(notice)
  }

  /// Removes the oldest notice, which was shown.
  public func noticeShown() {
    if !notices.isEmpty { notices.removeFirst() }
  }
}
