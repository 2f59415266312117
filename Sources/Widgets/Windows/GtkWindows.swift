import CGtk

/// The open windows of the process, including those of GTK and libadwaita.
@MainActor enum GtkWindows {
  static var all: [GObjectRef] {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).compactMap { index in
      g_list_model_get_item(windows, index).map { GObjectRef(adopting: $0) }
    }
  }
}
