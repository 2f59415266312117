import Widgets

/// The default style of a board's items, which a program's style sheet can override.
enum BoardStyle {
  /// The board draws the focus ring instead of the theme.
  ///
  /// Cards are opaque, so that a held one hides those below it: in dark style, those of libadwaita are translucent.
  /// A board in a card has the color of the window, on which its own cards can be seen.
  /// A board that exchanges items outlines the place that takes them, and not itself.
  private static let sheet = """
    board > * { outline: none; outline-offset: 0; }
    board > .waiting { opacity: 0.6; }
    board.exchanging:drop(active) { box-shadow: none; }
    board > .card { background-color: @window_bg_color; background-image: image(@card_bg_color); }
    board > .card board { background-color: @window_bg_color; border-radius: 9px; }
    """

  private static let added: Void = StyleSheet.add(sheet)

  static func load() { added }
}
