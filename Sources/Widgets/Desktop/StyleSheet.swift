import CGtk

/// The default styles of a library's widgets.
@MainActor package enum StyleSheet {
  /// Adds a style sheet that the program's own one overrides (`gtk_style_context_add_provider_for_display`).
  package static func add(_ sheet: String) {
    guard let display = gdk_display_get_default() else { return }
    let provider = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_css_provider_load_from_data(provider.typed(), sheet, -1)
    gtk_style_context_add_provider_for_display(display, provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
  }
}
