import CGtk

/// Switch scanning: operates a program with one switch or two, by a mark that moves over groups and then over items.
///
/// A switch acts as a key. Space or Return selects what is marked. With one switch, the mark moves after an interval;
/// with two, the Tab key moves it. Nothing has to be held and nothing times out. The mark is the keyboard focus, so the
/// keyboard can still be used as usual. Scanning works in every window of the process, including those of GTK and
/// libadwaita.
public final class SwitchScanning {
  /// The number of switches.
  public enum Switches: Equatable, Sendable {
    /// Space or Return selects, and the mark moves every `interval` seconds.
    case one(interval: Double)
    /// Space or Return selects, and Tab moves the mark.
    case two
  }

  /// The switches that the user has; nil, the default, disables scanning.
  public var switches: Switches? {
    didSet { if switches != oldValue { restart() } }
  }

  /// Returns the text that is read with the first item of a marked group, for a number of items.
  public var describeGroup: (Int) -> String = { "\($0)" }

  private var windows: OpenWindows<ScannedWindow>?
  private var scan = Scan<ScanScope.Item>()
  private var mark = ScanMark()
  private var stepping: Scheduled?
  private var settling: Scheduled?
  /// Whether scanning itself moves the focus.
  private var isMarking = false

  /// Creates the object; call this once the application has started.
  public init() {}

  private func restart() {
    (windows, stepping, settling) = (nil, nil, nil)
    mark.clear()
    guard switches != nil else { return }
    windows = OpenWindows { [weak self] window in
      ScannedWindow(window, pressed: { self?.pressed($0) ?? false }, changed: { self?.windowChanged() })
    }
    settleSoon()
  }

  /// Restarts if the user moved the focus or another window is active.
  private func windowChanged() { if !isMarking { settleSoon() } }

  // MARK: Switches

  private func pressed(_ press: KeyPress) -> Bool {
    guard !press.control, !press.shift, press.key == .activate || press.key == .tab && switches == .two else {
      return false
    }
    // A held switch counts once.
    guard !press.isRepeat else { return true }
    if press.key == .tab { step() } else { return select() }
    return true
  }

  /// Selects what is marked; returns false to leave the key to the focused item.
  private func select() -> Bool {
    guard let window = activeWindow else { return false }
    refresh(window)
    guard let item = scan.select() else {
      show(in: window)
      return true
    }
    settleSoon()
    // The widget that opened a menu closes it.
    if let popover = ScanScope.popover(with: window.focus), gtk_widget_get_parent(popover) == item {
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      return true
    }
    return gtk_widget_activate(item) != 0
  }

  // MARK: The mark

  private var activeWindow: ScannedWindow? { windows?.watchers.first(where: \.isActive) }

  /// Restarts at the focus once the effects of the last input are shown.
  private func settleSoon() {
    settling = .whenIdle { [weak self] in
      guard let self else { return }
      stepping = nil
      guard let window = activeWindow else { return mark.clear() }
      scan.update(ScanScope(window: window.widget).groups, focus: window.focus)
      scan.begin(at: window.focus)
      show(in: window)
    }
  }

  private func step() {
    guard let window = activeWindow else { return }
    // The user reacts to the mark that is shown, so scanning continues from it.
    settling = nil
    refresh(window)
    scan.advance()
    show(in: window)
  }

  private func refresh(_ window: ScannedWindow) {
    scan.update(ScanScope(window: window.widget).groups, focus: window.focus)
  }

  private func show(in window: ScannedWindow) {
    isMarking = true
    mark.show(
      on: scan.marked, reading: scan.marked.count > 1 ? describeGroup(scan.marked.count) : nil, in: window.widget)
    isMarking = false
    guard case .one(let interval) = switches else { return }
    stepping = .after(interval) { [weak self] in self?.step() }
  }
}
