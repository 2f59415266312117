import CGtk

/// A message with a close button and an optional action button.
///
/// It closes after the reading time, except while the pointer is over a button, the focus is in one or the window is
/// inactive. Other input goes through to what is beneath. The style name is that of libadwaita's toasts, to share their
/// look.
final class Message: CustomWidget {
  var onAction: (() -> Void)?
  var onClose: (() -> Void)?

  private let readingTime: Double
  private var reading: Scheduled?
  private var activity: SignalToken?
  private lazy var hover = EventController(gtk_event_controller_motion_new(), on: self)
  private lazy var focus = EventController(gtk_event_controller_focus_new(), on: self)

  /// The additional time for a message with an action button, in seconds.
  private static let buttonTime = 5.0
  /// The reading speed of a slow reader, in characters per second.
  private static let readingSpeed = 12.0

  init(_ message: String, button: String?, closeLabel: String, leastTime: Double) {
    let label = Label(message, styles: ["heading"])
    label.startLines()
    label.expand(vertically: false)
    label.isTarget = false
    label.naturalWidth(characters: 45)
    // GTK 4.8 finds another minimum width at an unlimited height for narrow labels with text of two directions.
    gtk_label_set_width_chars(label.opaque, 10)
    let close = Button(icon: "window-close-symbolic", label: closeLabel)
    for style in ["circular", "flat"] { close.addStyle(style) }
    let action = button.map { Button($0) }
    let readingTime = max(leastTime, Double(message.count) / Self.readingSpeed)
    self.readingTime = readingTime + (button == nil ? 0 : Self.buttonTime)
    super.init(WidgetKind(styleName: "toast", role: .group, takesInput: false))
    fill(withRow: [label] + [action, close].compactMap { $0 }, spacing: 12)
    // Screen readers read the group's name when the focus enters one of the buttons.
    accessibleLabel = message
    action?.onClick { [weak self] in self?.onAction?() }
    close.onClick { [weak self] in self?.onClose?() }
    for control in [action, close].compactMap({ $0 }) {
      control.align(vertically: .center)
      // A click leaves the focus where it is.
      gtk_widget_set_focus_on_click(control.pointer, 0)
    }
    hover.ref.connect("notify::contains-pointer") { [weak self] in self?.waitForReader() }
    focus.ref.connect("notify::contains-focus") { [weak self] in self?.waitForReader() }
    ref.connect("notify::root") { [weak self] in self?.watchWindow() }
  }

  /// Ignores all input while the message disappears.
  func disable() {
    isTarget = false
    gtk_widget_set_can_focus(pointer, 0)
    reading = nil
  }

  private func watchWindow() {
    activity = gtk_widget_get_root(pointer).map { window in
      SignalToken(
        connect(UnsafeMutableRawPointer(window), "notify::is-active") { [weak self] in self?.waitForReader() })
    }
    waitForReader()
  }

  private func waitForReader() {
    let window = gtk_widget_get_root(pointer).map { $0.as(GtkWindow.self) }
    let isInactive = window.map { gtk_window_is_active($0) == 0 } ?? true
    let isUsed =
      gtk_event_controller_motion_contains_pointer(hover.ref.opaque) != 0
      || gtk_event_controller_focus_contains_focus(focus.ref.opaque) != 0
    reading = isInactive || isUsed || !isTarget ? nil : .after(readingTime) { [weak self] in self?.onClose?() }
  }
}
