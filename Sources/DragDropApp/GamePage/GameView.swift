import Boards
import Games
import Widgets

/// What a game shows in the window: its board, and what is said around it.
protocol GameView: AnyObject {
  /// What joins the board to the view model, of which the inspector shows what it does.
  associatedtype Coordinator: DragInspecting
  var coordinator: Coordinator { get }
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
  /// What the game adds to the header bar, from the start and from the end inwards.
  var headerStart: [Widget] { get }
  var headerEnd: [Widget] { get }
  /// What the game adds to the menu; by default its levels.
  var menu: [[Menu.Item]] { get }
  /// The actions that these name as 'game.…'.
  var actions: ActionGroup? { get }
  /// Opens a file of the player's, where the game can do something with it.
  func open(uri: String)
  /// Opens the first of several files that the game can do something with.
  func open(uris: [String])
  /// Called with a sentence that the player should see.
  var onMessage: ((String) -> Void)? { get set }
  /// Called with a sentence that the player should see, and hears from the view itself; nil takes it back.
  var onNotice: ((String?) -> Void)? { get set }
  /// Called when the view's own controls dealt another game.
  var onReplaced: (() -> Void)? { get set }
  /// A picture for the end of the game.
  func makeWinPicture() -> Widget
  /// What the end of the game is headed with.
  var winTitle: String { get }
  /// How the game ended, in a sentence.
  var winText: String { get }
  /// How long the board is seen with the last piece in its place, in seconds.
  var lastLook: Double { get }
}

extension GameView {
  var headerStart: [Widget] { [] }
  var headerEnd: [Widget] { [] }
  var menu: [[Menu.Item]] { [model.levels.map { Menu.Item($0.title, "win.level::\($0.id)") }] }
  var actions: ActionGroup? { nil }
  var onNotice: ((String?) -> Void)? {
    get { nil }
    set {}
  }
  func open(uri: String) {}
  func open(uris: [String]) { uris.first.map(open(uri:)) }
  var winTitle: String { tr("Well Done!") }
  var lastLook: Double { 0.9 }
}
