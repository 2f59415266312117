import Widgets

/// A spinner that appears if waiting takes longer than 0.2 seconds.
final class DelayedSpinner {
  let widget = Spinner()
  private var delay: Scheduled?

  init() {
    widget.align(horizontally: .center, vertically: .center)
    widget.isVisible = false
  }

  func wait(_ isWaiting: Bool) {
    if !isWaiting { widget.isVisible = false }
    delay = isWaiting ? .after(0.2) { [weak self] in self?.widget.isVisible = true } : nil
  }
}
