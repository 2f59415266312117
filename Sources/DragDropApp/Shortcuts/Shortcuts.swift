import Games
import Widgets

enum Shortcuts {
  static func set(on application: Application) {
    for (action, keys) in accelerators {
      application.setKeys(keys, for: action, repeats: repeatingActions.contains(action))
    }
  }

  private static let repeatingActions = ["win.undo", "win.redo", "game.zoom-in", "game.zoom-out"]

  private static var backArrow: String { Application.isRightToLeft ? "Right" : "Left" }

  private static var accelerators: [(action: String, keys: [String])] {
    [
      ("win.new-game", ["<Control>n"]), ("win.code", ["<Control><Shift>n"]),
      ("win.levels", ["<Control>l"]), ("win.daily", ["<Control>d"]), ("win.restart", ["<Control>r"]),
      ("win.undo", ["<Control>z"]),
      ("win.redo", ["<Control><Shift>z", "<Control>y"]), ("win.pause", ["<Control>p", "Pause"]),
      ("win.status", ["F2"]), ("game.speak", ["F4"]), ("win.results", ["<Control>b"]),
      ("win.copy-result", ["<Control><Shift>c"]),
      ("win.back", ["<Alt>\(backArrow)", "<Alt>KP_\(backArrow)", "Back"]),
      ("game.hint", ["<Control>h"]), ("game.open", ["<Control>o"]), ("game.paste", ["<Control>v"]),
      ("game.add", ["Insert", "KP_Insert", "plus", "KP_Add"]), ("game.remove", ["Delete", "KP_Delete"]),
      ("game.select-all", ["<Control>a"]), ("game.snap", ["<Control>g"]),
      ("game.zoom-in", ["<Control>plus", "<Control>equal", "<Control>KP_Add"]),
      ("game.zoom-out", ["<Control>minus", "<Control>KP_Subtract"]),
      ("game.zoom-fit", ["<Control>0", "<Control>KP_0"]), ("game.zoom-fingers", ["<Control>9", "<Control>KP_9"]),
      ("game.turn", ["r"]), ("game.gather", ["<Control>j"]), ("game.edges", ["<Control>e"]),
      ("game.add-tray", ["<Control>t"]),
      ("game.arrange::grid", ["<Control>1", "<Control>KP_1"]),
      ("game.arrange::circle", ["<Control>2", "<Control>KP_2"]),
      ("game.arrange::line", ["<Control>3", "<Control>KP_3"]), ("win.inspector", ["F12"]),
      ("win.preferences", ["<Control>comma"]), ("win.help", ["F1"]), ("win.fullscreen", ["F11"]),
      ("win.leave-fullscreen", ["F11"]), ("win.shortcuts", ["<Control>question"]), ("window.close", ["<Control>w"]),
      ("app.quit", ["<Control>q"]),
    ]
  }

  static var sections: [(title: String, lines: [(keys: String, text: String)])] {
    [
      (
        tr("Game"),
        [
          ("<Control>n", tr("New game")), ("<Control><Shift>n", tr("New game from a code")),
          ("<Control>l", tr("Choose a level")), ("<Control>d", tr("Deal of the day")),
          ("<Control>r", tr("Restart")), ("<Control>z", tr("Undo")),
          ("<Control><Shift>z", tr("Redo")), ("<Control>p", tr("Pause or resume")),
          ("<Control>h", tr("Hint")), ("F3", tr("Show the whole picture")), ("F4", tr("Say the word")),
          ("<Control>o", tr("Open a picture")),
          ("<Control>v", tr("Paste a picture")),
          ("F2", tr("Show the status of the game")), ("<Control>b", tr("Best results")),
          ("<Control><Shift>c", tr("Copy the result")),
        ]
      ),
      (
        tr("Playing Without a Pointer"),
        [
          ("Tab", tr("Move between pieces and places")),
          ("Left Right Up Down", tr("Move from piece to piece")),
          ("Home End", tr("Go to the first or last piece of a row")),
          ("1...9", tr("Go to a column of the row")),
          ("space Return", tr("Pick up a piece, or drop it")), ("Escape", tr("Put the piece back")),
        ]
      ),
      (
        tr("Large Boards"),
        [
          ("<Control>plus", tr("Zoom in")), ("<Control>minus", tr("Zoom out")),
          ("<Control>0", tr("Show the whole board")), ("<Control>9", tr("Zoom until a finger can hit every piece")),
        ]
      ),
      (
        tr("Jigsaw"),
        [
          ("Page_Down", tr("Go to the next piece")), ("Page_Up", tr("Go to the previous piece")),
          ("r", tr("Turn a piece of the jigsaw")), ("<Control>j", tr("Gather the pieces of the jigsaw")),
          ("<Control>e", tr("Show only edge pieces of the jigsaw")), ("<Control>t", tr("Add a tray to the jigsaw")),
        ]
      ),
      (
        tr("Move Me"),
        [
          ("Left Right Up Down", tr("Move a square and others that are selected")),
          ("<Shift>Left", tr("Move it a little")), ("<Control>Left", tr("Move it far")),
          ("<Control><Shift>Left", tr("Throw it")),
          ("Page_Down", tr("Go to the next square")), ("Page_Up", tr("Go to the previous square")),
          ("Home End", tr("Go to the first or the last square")),
          ("space", tr("Select or deselect a square")), ("<Control>a", tr("Select all squares")),
          ("Insert", tr("Add a square")), ("Delete", tr("Remove squares")),
          ("<Control>1", tr("Arrange as a grid")), ("<Control>2", tr("Arrange as a circle")),
          ("<Control>3", tr("Arrange as a line")), ("<Control>g", tr("Turn snapping to the grid on or off")),
        ]
      ),
      (
        tr("Window"),
        [
          ("<Alt>\(backArrow)", tr("Back to all games")), ("F10", tr("Open the menu")), ("F11", tr("Fullscreen")),
          ("Escape", tr("Leave fullscreen")), ("F12", tr("Drag inspector")),
          ("<Control>comma", tr("Preferences")), ("F1", tr("Help")),
          ("<Control>question", tr("Keyboard shortcuts")), ("<Control>q", tr("Quit")),
        ]
      ),
    ]
  }
}
