import CGtk
import Geometry

/// A container that shows short messages over its child, one at a time (`GtkOverlay`).
///
/// A message covers no button and none of ``obstacles``: it is at the free place nearest to the bottom center. Without
/// one, the child makes room below itself. A new message replaces the previous one, and Escape closes it.
/// The messages are not announced: call ``Announcement/say(_:from:)`` for what is said nowhere else.
/// `AdwToastOverlay` queues messages, cuts what does not fit on a line, and in libadwaita 1.2 may use a freed toast.
public final class MessageOverlay: Widget {
  /// Called to move the keyboard focus when a message that has it closes.
  ///
  /// If nil, as by default, the focus returns to the widget from which it came to the message.
  public var onFocusLost: (() -> Void)?
  /// Returns the areas that messages must not cover besides buttons, in the overlay's coordinates.
  public var obstacles: () -> [Rect] = { [] }

  private let child: Widget
  private let closeLabel: String
  private let leastTime: Double
  private var message: Message?
  /// The widget that had the focus last, apart from the message; nil without a message.
  private var focused: FocusedWidget?
  private var following: SignalToken?
  private var fading: Motion?
  private var makingRoom: Scheduled?
  private var hasRoom = false

  /// The maximum widths of a message, the preferred one first, in device-independent pixels.
  private static let widths = [Int.max, 320, 240]

  /// Creates an overlay that `child` fills.
  ///
  /// A message is shown for at least `leastTime` seconds. `closeLabel` is the name of its close button.
  public init(_ child: Widget, closeLabel: String, leastTime: Double = 5) {
    (self.child, self.closeLabel, self.leastTime) = (child, closeLabel, leastTime)
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
    expand()
    ref.connect("get-child-position") { [weak self] request in
      guard let self, let message, g_value_get_object(request[1]) == UnsafeMutableRawPointer(message.pointer),
        let answer = g_value_get_boxed(request[2])
      else { return }
      answer.assumingMemoryBound(to: GdkRectangle.self).pointee = place(message).gdk
      request.answer(true)
    }
    KeyController(on: self) { [weak self] key in key.key == .escape && self?.dismiss() == true }
  }

  /// Shows a message for the time that reading takes, with a button that closes it and calls `action`.
  ///
  /// The message stays while the pointer is over a button of it or the focus is in it.
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
    gtk_overlay_add_overlay(opaque, message.pointer)
    followFocus()
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
    (self.message, focused, following) = (nil, nil, nil)
    PendingInput.end(of: message) { gtk_overlay_remove_overlay(opaque, message.pointer) }
    (makingRoom, hasRoom) = (nil, false)
    child.setMargins(bottom: 0)
  }

  private func followFocus() {
    following = gtk_widget_get_root(pointer).map { root in
      SignalToken(
        connect(UnsafeMutableRawPointer(root), "notify::focus-widget") { [weak self] in self?.rememberFocus() })
    }
    rememberFocus()
  }

  private func rememberFocus() {
    guard message?.containsFocus == false, let widget = FocusedWidget(inWindowOf: self) else { return }
    focused = widget
  }

  private func passFocusOn() {
    guard message?.containsFocus == true else { return }
    if let onFocusLost { onFocusLost() } else { focused?.grabFocus() }
    if message?.containsFocus == true { gtk_root_set_focus(gtk_widget_get_root(pointer), nil) }
  }

  private func place(_ message: Message) -> Rect {
    let area = size
    let sizes = Self.widths.map { fit(message, into: min($0, Int(clamping: area.width))) }
    let placement = MessagePlacement(area: area, obstacles: obstacles() + buttons(in: child))
    if !hasRoom, let frame = placement.frame(for: sizes) { return frame }
    if !hasRoom { makeRoom(sizes[0].height) }
    return placement.bottom(for: sizes[0])
  }

  private func fit(_ message: Message, into width: Int) -> Size {
    let across = message.extent(.horizontal, other: -1)
    let width = max(across.minimum, min(across.natural, width))
    return Size(width: Double(width), height: Double(message.extent(.vertical, other: width).natural))
  }

  /// Moves the child up from the message, as far as its minimum height allows.
  private func makeRoom(_ height: Double) {
    hasRoom = true
    let least = child.extent(.vertical, other: Int(clamping: size.width)).minimum
    let room = min(Int(clamping: height), Int(clamping: size.height) - least)
    // During a layout, GTK would ignore the change.
    makingRoom = .beforeNextFrame { [weak self] in self?.child.setMargins(bottom: max(0, room)) }
  }

  private func buttons(in widget: Widget) -> [Rect] {
    var frames: [Rect] = []
    widget.pointer.forEachInTree { part in
      guard cgtk_is_a(part, gtk_button_get_type()) != 0, gtk_widget_get_mapped(part) != 0 else { return }
      let button = Widget(borrowing: part)
      button.convert(rect: Rect(origin: .zero, size: button.size), to: self).map { frames.append($0) }
    }
    return frames
  }
}
