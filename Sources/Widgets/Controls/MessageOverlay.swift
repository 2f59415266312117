import CGtk
import Geometry

/// A container that shows short messages at the bottom of its child, one at a time.
///
/// A new message replaces the previous one at once, and Escape closes a message. `AdwToastOverlay` queues messages
/// instead, and in libadwaita 1.2 it may use a freed toast.
public final class MessageOverlay: CustomWidget {
  /// Called when a message with the keyboard focus closes, to move the focus; otherwise no widget keeps the focus.
  public var onFocusLost: (() -> Void)?

  private let child: Widget
  private let closeLabel: String
  private let leastTime: Double
  private var bar: MessageBar?
  /// How far the message has appeared, from 0 to 1.
  private var progress = 0.0
  private var motion: Motion?

  /// The duration of appearing or disappearing, in seconds.
  private static let passage = 0.2
  /// The maximum width of a message, in device-independent pixels at the default text size.
  private static let widest = 500.0

  /// Creates an overlay that `child` fills.
  ///
  /// - Parameters:
  ///   - closeLabel: The name of the close button.
  ///   - leastTime: The minimum time for which a message is shown, in seconds.
  public init(_ child: Widget, closeLabel: String, leastTime: Double = 5) {
    (self.child, self.closeLabel, self.leastTime) = (child, closeLabel, leastTime)
    super.init(WidgetKind(styleName: "message-overlay", role: .group))
    gtk_widget_set_parent(child.pointer, pointer)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    expand()
    KeyController(on: self) { [weak self] key in key.key == .escape && self?.dismiss() == true }
  }

  isolated deinit {
    for widget in [child, bar] { widget.map { gtk_widget_unparent($0.pointer) } }
  }

  /// Shows a message for the time that reading it takes, with an action button if `button` is given.
  ///
  /// The button closes the message and calls `action`. The message stays while the pointer is over it or the focus is
  /// in it.
  public func show(_ message: String, button: String? = nil, action: (() -> Void)? = nil) {
    removeBar()
    let bar = MessageBar(message, button: button, closeLabel: closeLabel, leastTime: leastTime)
    self.bar = bar
    bar.onAction = { [weak self] in
      self?.dismiss()
      action?()
    }
    bar.onClose = { [weak self] in self?.dismiss() }
    gtk_widget_set_parent(bar.pointer, pointer)
    move(to: 1)
  }

  /// Hides the message with a short animation; returns false if there was none to hide.
  @discardableResult
  public func dismiss() -> Bool {
    guard let bar, bar.isTarget else { return false }
    bar.retire()
    passFocusOn()
    move(to: 0)
    return true
  }

  private func removeBar() {
    guard let bar else { return }
    passFocusOn()
    self.bar = nil
    PendingInput.endAndUnparent(bar)
  }

  private func passFocusOn() {
    guard bar?.containsFocus == true else { return }
    onFocusLost?()
    if bar?.containsFocus == true { gtk_root_set_focus(gtk_widget_get_root(pointer), nil) }
  }

  private func move(to end: Double) {
    let start = progress
    setProgress(start)
    motion = .timed(on: self, seconds: Self.passage) { [weak self] in
      self?.setProgress(start + (end - start) * $0)
    } done: { [weak self] in
      self?.motion = nil
      self?.setProgress(end)
      if end == 0 { self?.removeBar() }
    }
  }

  private func setProgress(_ progress: Double) {
    self.progress = progress
    bar?.opacity = progress
    queueAllocate()
  }

  /// The sizing of the child; messages take no space.
  public override var sizing: Sizing { child.askedSizing }

  /// Returns the child's size, widened to the minimum width of the message.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let extent = child.extent(direction, other: other)
    guard direction == .horizontal, let bar else { return extent }
    let least = bar.extent(.horizontal, other: -1).minimum
    return (max(extent.minimum, least), max(extent.natural, least))
  }

  /// Gives the child all of the space and places the message at the bottom.
  public override func allocate(_ size: Size) {
    child.allocate(in: Rect(origin: .zero, size: size))
    guard let bar else { return }
    let wanted = bar.extent(.horizontal, other: -1)
    let widest = min(size.width, (Self.widest * textScale).rounded())
    let width = max(wanted.minimum, min(wanted.natural, Int(clamping: widest)))
    let height = bar.extent(.vertical, other: width).natural
    bar.allocate(
      in: Rect(
        x: ((size.width - Double(width)) / 2).rounded(), y: (size.height - Double(height) * progress).rounded(),
        width: Double(width), height: Double(height)))
  }
}
