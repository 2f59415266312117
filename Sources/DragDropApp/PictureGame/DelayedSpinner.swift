import Widgets

/// A spinner that appears if waiting takes longer than 0.2 seconds.
final class DelayedSpinner {
  /// What is waited for.
  enum Reason { case opening, loading }

  let widget = Spinner()
  private var reasons: Set<Reason> = []
  private var delay: Scheduled?

  init() {
    widget.align(horizontally: .center, vertically: .center)
    widget.isVisible = false
  }

  func wait(_ isWaiting: Bool, for reason: Reason) {
    if isWaiting { reasons.insert(reason) } else { reasons.remove(reason) }
    // One that is cancelled does not end the wait for the other.
    let isWaiting = !reasons.isEmpty
    if !isWaiting { widget.isVisible = false }
    delay = isWaiting ? .after(0.2) { [weak self] in self?.widget.isVisible = true } : nil
  }
}
