import Observation

/// A queue of the notices to show.
@MainActor @Observable
package final class NoticeQueue {
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

  /// Removes all notices and returns them, the oldest first.
  package func takeAll() -> [GameNotice] {
    defer { notices = [] }
    return notices
  }
}
