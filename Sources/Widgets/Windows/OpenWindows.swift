import CGtk

/// Has something watch each window of the process, those of GTK and libadwaita too, for as long as the window is there.
///
/// Wraps `gtk_window_get_toplevels`.
@MainActor final class OpenWindows<Watcher> {
  private var watched: [(window: GObjectRef, watcher: Watcher)] = []
  private let watch: (GObjectRef) -> Watcher
  private var changed: SignalToken?

  /// Makes a watcher with `watch` for each window that there is, and that opens.
  init(_ watch: @escaping (GObjectRef) -> Watcher) {
    self.watch = watch
    guard let toplevels = gtk_window_get_toplevels() else { return }
    changed = SignalToken(
      connect(UnsafeMutableRawPointer(toplevels), "items-changed") { [weak self] in self?.update() })
    update()
  }

  /// The watchers of all windows.
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
