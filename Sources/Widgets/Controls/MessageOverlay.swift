import CGtk

/// A container that shows short messages at the bottom of its child, one at a time.
///
/// A new message replaces the previous one at once, and Escape closes a message. `AdwToastOverlay` queues messages
/// instead, cuts what does not fit on a line, and in libadwaita 1.2 may use a freed toast. Wraps `GtkOverlay`.
public final class MessageOverlay: Widget {
  /// Called when a message with the keyboard focus closes, to move the focus; otherwise no widget keeps the focus.
  ///
  /// Set by the owner of the overlay.
  public var onFocusLost: (() -> Void)?

  private let closeLabel: String
  private let leastTime: Double
  private var message: Message?
  private var fading: Motion?

  /// Creates an overlay that `child` fills.
  ///
  /// - Parameters:
  ///   - closeLabel: The name of the close button.
  ///   - leastTime: The minimum time for which a message is shown, in seconds.
  public init(_ child: Widget, closeLabel: String, leastTime: Double = 5) {
    (self.closeLabel, self.leastTime) = (closeLabel, leastTime)
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
    expand()
    KeyController(on: self) { [weak self] key in key.key == .escape && self?.dismiss() == true }
  }

  /// Shows a message for the time that reading it takes, with an action button if `button` is given.
  ///
  /// The button closes the message and calls `action`. The message stays while the pointer is over it or the focus is
  /// in it.
  public func show(_ text: String, button: String? = nil, action: (() -> Void)? = nil) {
    let opacity = message?.opacity ?? 0
    removeMessage()
    let message = Message(text, button: button, closeLabel: closeLabel, leastTime: leastTime)
    self.message = message
    message.onAction = { [weak self] in
      self?.dismiss()
      action?()
    }
    message.onClose = { [weak self] in self?.dismiss() }
    message.align(horizontally: .center, vertically: .end)
    gtk_overlay_add_overlay(opaque, message.pointer)
    fade(message, from: opacity, to: 1)
  }

  /// Hides the message with a short animation; returns false if there was none to hide.
  @discardableResult
  public func dismiss() -> Bool {
    guard let message, message.isTarget else { return false }
    message.disable()
    passFocusOn()
    fade(message, from: message.opacity, to: 0)
    return true
  }

  private func fade(_ message: Message, from start: Double, to end: Double) {
    message.opacity = start
    fading = .timed(on: self, seconds: 0.2) { [weak message] in
      message?.opacity = start + (end - start) * $0
    } done: { [weak self, weak message] in
      self?.fading = nil
      message?.opacity = end
      if end == 0 { self?.removeMessage() }
    }
  }

  private func removeMessage() {
    guard let message else { return }
    passFocusOn()
    self.message = nil
    PendingInput.end(of: message) { gtk_overlay_remove_overlay(opaque, message.pointer) }
  }

  private func passFocusOn() {
    guard message?.containsFocus == true else { return }
    onFocusLost?()
    if message?.containsFocus == true { gtk_root_set_focus(gtk_widget_get_root(pointer), nil) }
  }
}

/// A message with a close button and an optional action button.
///
/// It closes after the time that reading takes, except while the pointer is over it or the focus is in it. The style
/// name is that of libadwaita's toasts, to share their look.
private final class Message: CustomWidget {
  var onAction: (() -> Void)?
  /// Called when the reading time is over or the close button is clicked.
  var onClose: (() -> Void)?

  private let row: Box
  private let readingTime: Double
  private var reading: Scheduled?
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
    gtk_label_set_max_width_chars(label.opaque, 45)
    // GTK 4.8 finds another minimum width at an unlimited height for narrow labels with text of two directions.
    gtk_label_set_width_chars(label.opaque, 10)
    let close = Button(icon: "window-close-symbolic", label: closeLabel)
    for style in ["circular", "flat"] { close.addStyle(style) }
    let action = button.map { Button($0) }
    row = Box(.horizontal, spacing: 12, [label] + [action, close].compactMap { $0 })
    let readingTime = max(leastTime, Double(message.count) / Self.readingSpeed)
    self.readingTime = readingTime + (button == nil ? 0 : Self.buttonTime)
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
    hover.ref.connect("notify::contains-pointer") { [weak self] in self?.waitForReader() }
    focus.ref.connect("notify::contains-focus") { [weak self] in self?.waitForReader() }
    waitForReader()
  }

  /// Ignores all input while the message disappears.
  func disable() {
    isTarget = false
    gtk_widget_set_can_focus(row.pointer, 0)
    reading = nil
  }

  private func waitForReader() {
    let isUsed =
      gtk_event_controller_motion_contains_pointer(hover.ref.opaque) != 0
      || gtk_event_controller_focus_contains_focus(focus.ref.opaque) != 0
    reading = isUsed || !isTarget ? nil : .after(readingTime) { [weak self] in self?.onClose?() }
  }
}
