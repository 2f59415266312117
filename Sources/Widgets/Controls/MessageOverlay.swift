import CGtk
import DragAndDrop

/// Shows passing messages at the bottom of its child, one at a time: a newer one takes the place of an older one at once.
///
/// `AdwToastOverlay` lines messages up instead, and in libadwaita 1.2 it may use a toast that it has freed. Escape closes a
/// message.
public final class MessageOverlay: CustomWidget {
  /// Called when a message that has the keyboard focus goes, to move the focus on; else no widget has it then.
  public var onFocusLost: (() -> Void)?

  private let child: Widget
  private let closeLabel: String
  private let leastTime: Double
  private var bar: MessageBar?
  /// How far the message has come in, from 0 to 1.
  private var progress = 0.0
  private var motion: Motion?

  /// The time in which a message comes in or goes, in seconds.
  private static let passage = 0.2
  /// The most that a message is wide, in device-independent pixels at the usual size of text.
  private static let widest = 500.0

  /// An overlay above `child`, which fills it.
  ///
  /// - Parameters:
  ///   - closeLabel: What the button is called that closes a message.
  ///   - leastTime: How long any message is shown, in seconds. One that takes longer to read stays longer.
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

  /// Shows `message` for the time that it takes to read, with a button if `button` names it.
  ///
  /// The button calls `action` and closes the message. While the pointer is on the message or the focus in it, it stays.
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

  /// Takes the message away in a fifth of a second; false if there is none.
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

  /// As the child has it; a message takes no room.
  public override var sizing: Sizing { child.askedSizing }

  /// What the child asks for, and at least the width of the message.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    let extent = child.extent(direction, other: other)
    guard direction == .horizontal, let bar else { return extent }
    let least = bar.extent(.horizontal, other: -1).minimum
    return (max(extent.minimum, least), max(extent.natural, least))
  }

  /// Gives the child all of the space, and the message its place above the bottom.
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
