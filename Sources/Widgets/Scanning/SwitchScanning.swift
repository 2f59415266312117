import CGtk
import InputEvents

/// Operates a program with one switch or two, by a mark that moves over groups and then over items.
///
/// Switches act as keys: Space or Return selects, unless ``options`` name others, and Backspace returns to the group
/// around the marked one. With one switch, the mark moves after an interval; with two, by Tab. By default nothing has
/// to be held, and nothing times out. The mark is the focus, so the keyboard works as usual. Scanning works in every
/// window of the process, including those of GTK and libadwaita.
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

  /// The groups, times and keys of scanning.
  public var options = ScanOptions() {
    didSet { if options != oldValue { restart() } }
  }

  /// Called each time the mark moves after an interval or by a switch, as for a sound.
  public var onStep: () -> Void = {}

  /// Returns the text that is read with the first item of a marked group, for its number of items.
  public var describeGroup: (Int) -> String = { "\($0)" }

  private var keys: SurfaceEvents?
  private var windowList: SignalToken?
  private var windows: [SignalToken] = []
  private var scan = Scan<ScanScope.Item>()
  private var mark = ScanMark()
  private var stepping: Scheduled?
  private var settling: Scheduled?
  private var isMarking = false
  private var held: HeldSwitch?

  private struct HeldSwitch {
    var press: SwitchPress
    /// The key's code; nil for a button or a finger.
    let code: guint?
    /// The time of the press, in microseconds.
    let time: gint64
    var timer: Scheduled?
  }

  /// Creates the object; call this once the application has started.
  public init() {}

  private func restart() {
    (keys, windowList, windows, stepping, settling, held) = (nil, nil, [], nil, nil, nil)
    scan.rounds = max(1, options.rounds)
    mark.clear()
    guard switches != nil else { return }
    keys = SurfaceEvents { [weak self] event, _ in self?.handle(event) ?? false }
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

  private func handle(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS: return keyPressed(event)
    case GDK_KEY_RELEASE: return released(gdk_key_event_get_keycode(event))
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN:
      guard options.keys == .anyKeyOrButton else { return false }
      let isFinger = gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
      let button = isFinger ? 1 : Int32(clamping: gdk_button_event_get_button(event))
      if switches == .two, button == GDK_BUTTON_SECONDARY { step() } else { _ = pressed(code: nil) }
      return true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      if options.keys == .anyKeyOrButton { _ = released(nil) }
      return options.keys == .anyKeyOrButton
    default: return false
    }
  }

  private func keyPressed(_ event: OpaquePointer) -> Bool {
    let key = gdk_key_event_get_keyval(event)
    let press = KeyPress(keyval: key, state: gdk_event_get_modifier_state(event))
    let isBack = Int32(truncatingIfNeeded: key) == GDK_KEY_BackSpace
    let isNext = press.key == .tab && switches == .two
    guard !press.control, !press.shift, !press.alt, isNext || isBack && !isTextFocused || isSwitch(press, event)
    else { return false }
    // A held switch counts once.
    guard KeyRepeats.current?.isRepeat != true else { return true }
    if isNext {
      step()
    } else if isBack {
      stepBack()
    } else {
      return pressed(code: gdk_key_event_get_keycode(event))
    }
    return true
  }

  private func isSwitch(_ press: KeyPress, _ event: OpaquePointer) -> Bool {
    if press.key == .activate { return true }
    // In a text field, keys type.
    return options.keys != .spaceOrReturn && press.key != .escape && press.key != .tab
      && gdk_key_event_is_modifier(event) == 0 && !isTextFocused
  }

  private var isTextFocused: Bool {
    guard let focus = activeWindow.flatMap(focus) else { return false }
    return cgtk_is_a(focus, gtk_text_get_type()) != 0 || cgtk_is_a(focus, gtk_text_view_get_type()) != 0
  }

  private func pressed(code: guint?) -> Bool {
    var press = SwitchPress(switches == .two ? options.withoutScanningWhileHeld : options)
    let action = press.press()
    var new = HeldSwitch(press: press, code: code, time: g_get_monotonic_time())
    new.timer = press.deadline.map { seconds in
      .after(seconds) { [weak self] in _ = self?.perform(self?.held?.press.deadlinePassed()) }
    }
    held = new
    return perform(action)
  }

  private func released(_ code: guint?) -> Bool {
    guard var held, held.code == code else { return false }
    self.held = nil
    _ = perform(held.press.release(after: Double(g_get_monotonic_time() - held.time) / 1_000_000))
    // The release belongs to a press that a widget may have got.
    return false
  }

  private func perform(_ action: SwitchPress.Action?) -> Bool {
    switch action {
    case .select: return select()
    case .stepBack: stepBack()
    case .scan: scheduleStep()
    case .stop: stepping = nil
    case nil: break
    }
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
      || InstanceDelegate.get(item, as: CustomWidget.self)?.activate() == true
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

  private func step() { moveMark { $0.advance() } }
  private func stepBack() { moveMark { $0.stepBack() } }

  private func moveMark(_ move: (inout Scan<ScanScope.Item>) -> Void) {
    guard let window = activeWindow else { return }
    // The user reacts to the mark that is shown, so scanning continues from it.
    settling = nil
    refresh(window)
    move(&scan)
    show(in: window)
    onStep()
  }

  private func refresh(_ window: ScanScope.Item) {
    scan.update(ScanScope(window: window).nodes(options.pattern), focus: focus(in: window))
  }

  private func show(in window: ScanScope.Item) {
    isMarking = true
    mark.show(on: scan.marked, reading: scan.marked.count > 1 ? describeGroup(scan.marked.count) : nil, in: window)
    isMarking = false
    stepping = nil
    if !options.scansWhileHeld || held != nil { scheduleStep() }
  }

  private func scheduleStep() {
    guard case .one(let interval) = switches else { return }
    let time = scan.isAtStart ? interval + max(0, options.firstItemTime) : interval
    stepping = .after(time) { [weak self] in self?.step() }
  }
}
