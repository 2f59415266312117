import CGtk

/// Lets a program be used with one switch or two, by a mark that goes from group to group and then from item to item.
///
/// A switch is a key, as which most are connected: Space or Return selects what is marked. With one switch the mark goes on
/// by itself, with two the Tab key is the other one. Nothing has to be held, and nothing runs out. The mark is the keyboard's
/// focus, so that all else that the keyboard can do goes on meanwhile. It works in every window of the process, those of
/// GTK and libadwaita too.
public final class SwitchScanning {
  /// How many switches there are.
  public enum Switches: Equatable, Sendable {
    /// Space or Return selects, and the mark goes on by itself after so many seconds.
    case one(interval: Double)
    /// Tab goes on, and Space or Return selects.
    case two
  }

  /// What the player has; nil, as at first, if no switch is wanted.
  public var switches: Switches? {
    didSet { if switches != oldValue { restart() } }
  }

  /// What is read with the first item of a group of so many, while all of it is marked.
  public var describeGroup: (Int) -> String = { "\($0)" }

  private var windows: OpenWindows<ScannedWindow>?
  private var scan = Scan<ScanScope.Item>()
  private var mark = ScanMark()
  private var stepping: Scheduled?
  private var settling: Scheduled?
  /// Whether the focus moves because the mark does.
  private var isMarking = false

  /// Made once the application has started.
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

  /// The focus went somewhere by itself, or another window is the active one.
  private func windowChanged() { if !isMarking { settleSoon() } }

  // MARK: Switches

  private func pressed(_ press: KeyPress) -> Bool {
    guard !press.control, !press.shift, press.key == .activate || press.key == .tab && switches == .two else {
      return false
    }
    // A switch that is held counts once.
    guard !press.isRepeat else { return true }
    if press.key == .tab { step() } else { return select() }
    return true
  }

  /// Selects what is marked; false leaves the key to the item, which has the focus.
  private func select() -> Bool {
    guard let window = activeWindow else { return false }
    refresh(window)
    guard let item = scan.select() else {
      show(in: window)
      return true
    }
    settleSoon()
    // What opened a menu closes it.
    if let popover = ScanScope.popover(with: window.focus), gtk_widget_get_parent(popover) == item {
      gtk_popover_popdown(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
      return true
    }
    return gtk_widget_activate(item) != 0
  }

  // MARK: The mark

  private var activeWindow: ScannedWindow? { windows?.watchers.first(where: \.isActive) }

  /// Begins again where the focus is, once all that the last input brings about is shown.
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
    // The player has seen a mark, and goes on from there.
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
