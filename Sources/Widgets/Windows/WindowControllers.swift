import CGtk

/// Event controllers on a window and on its open popover, which keeps its events from the window.
@MainActor final class WindowControllers {
  private let window: GObjectRef
  private let make: (Widget) -> [EventController]
  private var own: [EventController] = []
  private var popover: GObjectRef?
  private var ofPopover: [EventController] = []
  private var token: SignalToken?

  /// Adds the controllers that `make` creates to the window and to each popover that gets the focus.
  ///
  /// Neither `make` nor the controllers may hold this object strongly.
  init(_ window: GObjectRef, _ make: @escaping (Widget) -> [EventController]) {
    (self.window, self.make) = (window, make)
    own = make(Widget(borrowing: window.pointer))
    token = SignalToken(window.connect("notify::focus-widget") { [weak self] in self?.followPopover() })
    followPopover()
  }

  isolated deinit {
    for controller in own + ofPopover { controller.remove() }
  }

  private func followPopover() {
    let open = ScanScope.popover(with: gtk_root_get_focus(window.opaque))
    guard open.map(UnsafeMutableRawPointer.init) != popover.map({ UnsafeMutableRawPointer($0.pointer) }) else { return }
    popover = open.map { GObjectRef(retaining: $0) }
    for controller in ofPopover { controller.remove() }
    ofPopover = open.map { make(Widget(borrowing: $0)) } ?? []
  }
}
