import Games
import Widgets

/// What a game shows in the window: its board, and what is said around it.
protocol GameView: AnyObject {
  /// The game's view model, as far as the window knows it.
  var model: any GameModel { get }
  /// The board with all that belongs to it.
  var widget: Widget { get }
  /// Moves the keyboard focus to where the game goes on.
  func focus()
  /// Has a sentence read aloud, by way of what has the focus.
  func speak(_ message: String)
  /// Brings everything in the air home.
  func cancelDrags()
  /// Brings home what is in the air, and the focus with it; false if nothing was.
  func escapePressed() -> Bool
  /// A picture for the end of a won game, and the sentence beneath.
  func makeWinPicture() -> Widget
  /// How the game was won.
  var winText: String { get }
}
