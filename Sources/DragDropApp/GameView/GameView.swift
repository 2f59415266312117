import Boards
import DragAndDrop
import Games
import Widgets

/// What a game shows in the window: its board, and what is said around it.
///
/// What reads the same in every game comes with the protocol.
protocol GameView<Model>: DragCoordinatorDelegate where Model: GameModel {
  /// The board, and what it is shown with.
  var stage: GameViewContext<Model> { get }
  /// The board with all that belongs to it.
  var widget: Widget { get }
  /// Gives every item of the board its frame.
  func layOutItems(in size: Size)
  /// Called when the desktop wants another look; the items are drawn again by themselves.
  func lookChanged()

  /// The item of the board that the focus goes to when the player comes to the game.
  var itemToBeginWith: BoardItem? { get }
  /// Moves the keyboard focus to where the game goes on.
  func focus()
  /// Has a sentence read aloud, by way of what has the focus.
  func speak(_ sentence: String)
  /// Brings home what is in the air, and the focus with it; false if nothing was.
  func escapePressed() -> Bool

  /// What the game adds to the header bar, from the start and from the end inwards.
  var headerStart: [Widget] { get }
  var headerEnd: [Widget] { get }
  /// What the game adds to the menu; by default its levels.
  var menu: [[Menu.Item]] { get }
  /// Opens the first of several files that the game can do something with.
  func open(uris: [String])
  /// Opens what was dropped, if the game can do something with it.
  func open(_ offer: TransferOffer)

  /// How long the board is seen with the last piece in its place, in seconds.
  var lastLook: Double { get }
  /// What is seen on the page at the end.
  func makeEndScene() -> Widget
}

extension GameView {
  var game: Model { stage.game }
  var board: Board { stage.board }
  var coordinator: DragCoordinator<Model> { stage.coordinator }
  var look: BoardLook { stage.look }

  var widget: Widget { board }
  func lookChanged() {}
  func focus() { coordinator.focusNext { [weak self] in self?.itemToBeginWith } }
  func speak(_ sentence: String) { coordinator.speak(sentence) }
  func escapePressed() -> Bool { coordinator.escapePressed() }
  var headerStart: [Widget] { [] }
  var headerEnd: [Widget] { [] }
  var menu: [[Menu.Item]] { [game.levels.map { Menu.Item($0.title, "win.level::\($0.id)") }] }
  func open(uris: [String]) {}
  func open(_ offer: TransferOffer) {}
  var lastLook: Double { 0.9 }

  /// Says what has happened, but for pick-ups that are told already, or are over.
  ///
  /// - Parameter pickedUp: What a change has picked up, if it is a pick-up.
  func say(_ changes: [Model.State.Change], pickedUp: (Model.State.Change) -> Model.Item?) {
    if let message = game.text.message(after: coordinator.unannounced(changes, pickedUp: pickedUp)) { speak(message) }
  }

  /// Nothing: each game says what happens in words of its own.
  func announcement(for step: DragStep<Model.Rules>) -> String? { "" }

  // MARK: For the page

  var model: any GameModel { game }
  var actions: ActionGroup { stage.actions }
  /// What the inspector looks into.
  var inspected: any DragInspecting { coordinator }
  /// Brings everything in the air home.
  func cancelDrags() { game.cancelAll() }
  func enter(_ page: GamePage) { stage.page = page }

  /// Shows a sentence for a while, and has it read.
  func tell(_ sentence: String) { stage.page?.tell(sentence) }
}
