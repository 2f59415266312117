import Widgets

/// How items of a board look without any style sheet; that of a program comes before it.
enum BoardStyle {
  /// A focus ring, which GTK shows for keys only, since a theme's is too faint; and what waits, which is faint itself.
  private static let sheet = """
    board > :focus-visible { outline: 3px solid @accent_color; outline-offset: 3px; }
    board > .waiting { opacity: 0.6; }
    board > piece, board > place { border-radius: 12px; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  /// Loads it for the display, once.
  static func load() { added }
}
