import Observation

@MainActor @Observable
package final class NoticeQueue {
  private(set) var notices: [GameNotice] = []
  @ObservationIgnored private var raised: Set<GameNotice> = []

  /// Adds a notice; one about failed saves is added once per run, not once per move.
  func raise(_ notice: GameNotice) {
    switch notice {
    case .cannotSave, .folderInUse: guard raised.insert(notice).inserted else { return }
    case .setAside, .unreadable: break
    }
    notices.append(notice)
  }

  package func takeAll() -> [GameNotice] {
    defer { notices = [] }
    return notices
  }
}
