import CGtk

/// How widgets of a library look where no program says so.
@MainActor package enum StyleSheet {
  /// Adds a sheet to the display, for good; that of a program comes before it.
  ///
  /// Wraps `gtk_style_context_add_provider_for_display`.
  package static func add(_ sheet: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_css_provider_load_from_data(
      UnsafeMutableRawPointer(provider.pointer).assumingMemoryBound(to: GtkCssProvider.self), sheet, -1)
    gtk_style_context_add_provider_for_display(display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
  }
}
