import CGtk
import InputEvents

/// Operates a program with one switch or two, by a mark that moves over groups and then over items.
///
/// Switches act as keys: Space or Return selects. With one switch, the mark moves after an interval; with two, by Tab.
/// Nothing has to be held, and nothing times out. The mark is the focus, so the keyboard works as usual. Scanning works
/// in every window of the process, including those of GTK and libadwaita.
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

  private var keys: SurfaceEvents?
  private var windowList: SignalToken?
  private var windows: [SignalToken] = []
  private var scan = Scan<ScanScope.Item>()
  private var mark = ScanMark()
  private var stepping: Scheduled?
  private var settling: Scheduled?
  private var isMarking = false

  /// Creates the object; call this once the application has started.
  public init() {}

  private func restart() {
    (keys, windowList, windows, stepping, settling) = (nil, nil, [], nil, nil)
    mark.clear()
    guard switches != nil else { return }
    keys = SurfaceEvents { [weak self] event, _ in
      guard gdk_event_get_event_type(event) == GDK_KEY_PRESS else { return false }
      let (key, state) = (gdk_key_event_get_keyval(event), gdk_event_get_modifier_state(event))
      return self?.handle(KeyPress(keyval: key, state: state)) ?? false
    }
    windowList = SignalToken(
      connect(UnsafeMutableRawPointer(gtk_window_get_toplevels()!), "items-changed") { [weak self] in
        self?.watchWindows()
      })
    watchWindows()
    settleSoon()
  }

  private func watchWindows() {
    windows = GtkWindows.all.flatMap { window in
      ["notify::focus-widget", "notify::is-active"].map { signal in
        SignalToken(
          window.connect(signal) { [weak self] in
            if self?.isMarking == false { self?.settleSoon() }
          })
      }
    }
  }

  // MARK: Switches

  private func handle(_ press: KeyPress) -> Bool {
    guard !press.control, !press.shift, press.key == .activate || press.key == .tab && switches == .two else {
      return false
    }
    // A held switch counts once.
    guard KeyRepeats.current?.isRepeat != true else { return true }
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
    if let popover = ScanScope.popover(with: focus(in: window)), gtk_widget_get_parent(popover) == item {
      gtk_popover_popdown(popover.as())
      return true
    }
    return gtk_widget_activate(item) != 0
  }

  // MARK: The mark

  private var activeWindow: ScanScope.Item? {
    GtkWindows.all.first { gtk_window_is_active($0.typed()) != 0 }?.typed()
  }

  private func focus(in window: ScanScope.Item) -> ScanScope.Item? { gtk_root_get_focus(OpaquePointer(window)) }

  /// Restarts at the focus once the effects of the last input are shown.
  private func settleSoon() {
    settling = .whenIdle { [weak self] in
      guard let self else { return }
      stepping = nil
      guard let window = activeWindow else { return mark.clear() }
      refresh(window)
      scan.begin(at: focus(in: window))
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

  private func refresh(_ window: ScanScope.Item) {
    scan.update(ScanScope(window: window).groups, focus: focus(in: window))
  }

  private func show(in window: ScanScope.Item) {
    isMarking = true
    mark.show(on: scan.marked, reading: scan.marked.count > 1 ? describeGroup(scan.marked.count) : nil, in: window)
    isMarking = false
    guard case .one(let interval) = switches else { return }
    stepping = .after(interval) { [weak self] in self?.step() }
  }
}
