import CGtk

/// The open windows of the process, including those of GTK and libadwaita, with a watcher for each of them.
@MainActor final class OpenWindows<Watcher> {
  private var watched: [(window: GObjectRef, watcher: Watcher)] = []
  private let watch: (GObjectRef) -> Watcher
  private var changed: SignalToken?

  /// Calls `watch` to make a watcher for each window that is open or opens later.
  init(_ watch: @escaping (GObjectRef) -> Watcher) {
    self.watch = watch
    guard let toplevels = gtk_window_get_toplevels() else { return }
    changed = SignalToken(
      connect(UnsafeMutableRawPointer(toplevels), "items-changed") { [weak self] in self?.update() })
    update()
  }

  var watchers: [Watcher] { watched.map(\.watcher) }

  private func update() {
    let known = watched
    let toplevels = gtk_window_get_toplevels()
    watched = (0..<g_list_model_get_n_items(toplevels)).compactMap { index in
      guard let item = g_list_model_get_item(toplevels, index) else { return nil }
      let window = GObjectRef(adopting: item)
      return known.first { $0.window.pointer == window.pointer } ?? (window, watch(window))
    }
  }
}
