import CGtk

/// How items of a board look without any style sheet; that of a program comes before it.
enum BoardStyle {
  /// A focus ring, which GTK shows for keys only, since a theme's is too faint; and what waits, which is faint itself.
  private static let sheet = """
    board > :focus-visible { outline: 3px solid @accent_color; outline-offset: 3px; }
    board > .waiting { opacity: 0.6; }
    board > piece, board > place { border-radius: 12px; }
    """

  private static let provider: OpaquePointer? = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return nil }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
    return OpaquePointer(provider)
  }()

  /// Loads it for the display, once.
  static func load() { _ = provider }
}
