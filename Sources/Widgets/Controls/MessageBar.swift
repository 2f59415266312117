import CGtk

/// A message with a button that closes it, and perhaps one that does something about it.
///
/// It closes itself once it was read, but not while the pointer is on it or the keyboard focus in it. Its name in the style
/// sheet is that of libadwaita's toasts, whose look it has.
final class MessageBar: CustomWidget {
  /// Called for the button that does something.
  var onAction: (() -> Void)?
  /// Called when it was read, or closed.
  var onClose: (() -> Void)?

  private let row: Box
  private let readingTime: Double
  private var attention: HoverOrFocus?
  private var reading: Scheduled?

  /// What a button that has to be reached adds, in seconds.
  private static let buttonTime = 5.0
  /// Characters that are read in a second, by one who reads slowly.
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
    // What a screen reader says of the buttons' surroundings.
    accessibleLabel = message
    action?.onClick { [weak self] in self?.onAction?() }
    close.onClick { [weak self] in self?.onClose?() }
    for control in [action, close].compactMap({ $0 }) {
      control.align(vertically: .center)
      // A click leaves the focus on the board.
      gtk_widget_set_focus_on_click(control.pointer, 0)
    }
    attention = HoverOrFocus(on: self) { [weak self] isThere in self?.wait(!isThere) }
    wait(true)
  }

  /// Lets nothing be done with it any more, on its way out.
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
