import Widgets

/// How items of a board look without any style sheet; that of a program comes before it.
enum BoardStyle {
  /// What waits is faint; no theme draws a ring about what has the focus, for the board does.
  private static let sheet = """
    board > * { outline: none; outline-offset: 0; }
    board > .waiting { opacity: 0.6; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  /// Loads it for the display, once.
  static func load() { added }
}
