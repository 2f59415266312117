import CGtk

/// A message with a close button and an optional action button.
///
/// It closes after the time that reading takes, except while the pointer is over it or the focus is in it. The style
/// name is that of libadwaita's toasts, to share their look.
final class MessageBar: CustomWidget {
  var onAction: (() -> Void)?
  /// Called when the reading time is over or the close button is clicked.
  var onClose: (() -> Void)?

  private let row: Box
  private let readingTime: Double
  private var attention: HoverOrFocus?
  private var reading: Scheduled?

  /// The additional time for a message with an action button, in seconds.
  private static let buttonTime = 5.0
  /// The reading speed of a slow reader, in characters per second.
  private static let readingSpeed = 12.0

  init(_ message: String, button: String?, closeLabel: String, leastTime: Double) {
    let label = Label(message, styles: ["heading"])
    label.startLines()
    label.expand(vertically: false)
    let close = Button(icon: "window-close-symbolic", label: closeLabel)
    for style in ["circular", "flat"] { close.addStyle(style) }
    let action = button.map { Button($0) }
    row = Box(.horizontal, spacing: 12, [label] + [action, close].compactMap { $0 })
    let isRead = max(leastTime, Double(message.count) / Self.readingSpeed)
    readingTime = isRead + (button == nil ? 0 : Self.buttonTime)
    super.init(WidgetKind(styleName: "toast", role: .group))
    fill(with: row)
    // Screen readers read the group's name when the focus enters one of the buttons.
    accessibleLabel = message
    action?.onClick { [weak self] in self?.onAction?() }
    close.onClick { [weak self] in self?.onClose?() }
    for control in [action, close].compactMap({ $0 }) {
      control.align(vertically: .center)
      // A click leaves the focus where it is.
      gtk_widget_set_focus_on_click(control.pointer, 0)
    }
    attention = HoverOrFocus(on: self) { [weak self] isThere in self?.wait(!isThere) }
    wait(true)
  }

  /// Disables the bar while it disappears.
  func retire() {
    isTarget = false
    gtk_widget_set_can_focus(row.pointer, 0)
    attention = nil
    wait(false)
  }

  private func wait(_ isWaiting: Bool) {
    reading = isWaiting ? .after(readingTime) { [weak self] in self?.onClose?() } : nil
  }
}
