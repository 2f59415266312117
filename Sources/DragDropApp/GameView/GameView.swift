import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

protocol GameView<Model>: DragCoordinatorDelegate where Model: GameModel {
  var context: GameViewContext<Model> { get }
  var widget: Widget { get }
  func layOutItems(in size: Size)
  /// Called when the desktop's style changes; the items are redrawn in any case.
  func styleChanged()

  var initialFocus: BoardItem? { get }
  func focus()
  /// Announces a sentence through the focused widget, and then its hint about keys if wanted, even if it is learned.
  func speak(_ sentence: String, tellsHint: Bool)
  /// Cancels the active drags, or else the pending drops, and restores the focus; returns whether there were any.
  func escapePressed() -> Bool

  /// The items that messages do not cover: what the player can move or use now, and the places.
  var playableItems: [BoardItem] { get }

  /// The widgets that the game adds to the header bar, from the start and from the end inwards.
  var headerStart: [Widget] { get }
  var headerEnd: [Widget] { get }
  /// The entries that the game adds to the main menu, the same at any time.
  static var menu: [[Menu.Item]] { get }
  var zoom: BoardZoom? { get }
  var levelPainter: any LevelPainter<Model.LevelItem> { get }
  func deal(_ item: Model.LevelItem)
  func select(_ item: Model.LevelItem)
  func makeLevelButtons() -> [Button]
  /// Opens the first of the files that the game can use.
  func open(uris: [String])
  func open(_ offer: TransferOffer)
  /// Ends the opening of pictures, because the player has chosen another game.
  func cancelOpening()

  /// Returns where a lesson shows the example move, in the board's coordinates; `nil` if there is no such move now.
  func exampleScene(for input: LessonInput) -> LessonScene?

  /// The time for which the finished board stays visible, in seconds.
  var endPageDelay: Double { get }
  func makeEndScene() -> Widget
  /// Called when the page of the game is shown, with the audio output for its sounds.
  func opened(with audio: Audio)
}

extension GameView {
  var game: Model { context.game }
  var board: Board { context.board }
  var coordinator: DragCoordinator<Model> { context.coordinator }
  var style: BoardStyle { context.style }
  var zoom: BoardZoom? { context.zoom }

  var widget: Widget { board }
  func styleChanged() {}
  func focus() { coordinator.focusNext { [weak self] in self?.initialFocus } }
  func speak(_ sentence: String, tellsHint: Bool) {
    coordinator.accessibility.speak(sentence, tellsHint: tellsHint)
  }
  func speak(_ sentence: String) { speak(sentence, tellsHint: false) }
  func escapePressed() -> Bool { coordinator.escapePressed() }
  var playableItems: [BoardItem] {
    coordinator.movableItems.compactMap(coordinator.piece) + board.items.filter { $0 is Place }
  }
  var headerStart: [Widget] { [] }
  var headerEnd: [Widget] { [] }
  static var menu: [[Menu.Item]] { [] }
  func deal(_ item: Model.LevelItem) { context.play { $0.choose(item) } }
  func select(_ item: Model.LevelItem) { game.choose(item) }
  func makeLevelButtons() -> [Button] { [] }
  func open(uris: [String]) {}
  func open(_ offer: TransferOffer) {}
  func cancelOpening() {}
  var endPageDelay: Double { 0.9 }
  func opened(with audio: Audio) {}

  /// Returns an empty text for a drop that the game accepted, because a change reports it.
  func announcement(for step: DragStep<Model.Rules>) -> String? {
    if case .ended(_, .stays) = step { "" } else { nil }
  }

  func announcements() -> [String] { context.unannouncedChanges().flatMap(game.text.sentences) }

  func announce(_ text: String) -> Bool {
    speak(text)
    return true
  }

  var model: any GameModel { game }
  var actions: ActionGroup { context.actions }
  var inspected: any DragInspecting { coordinator }
  func cancelDrags() { game.cancelAll() }
  func enter(_ page: GamePage) { context.page = page }

  func makeLevelsPage(_ thumbnail: TilePicture, onResume: @escaping () -> Void) -> any Page {
    LevelsPage(self, thumbnail: thumbnail, onResume: onResume)
  }

  func follow(_ hints: KeyHints) { coordinator.hints = hints }

  /// Plays the game's sounds while the returned object exists.
  func makeAudio(_ audio: Audio) -> AnyObject { GameAudio(self, audio) }

  func tell(_ sentence: String) { context.page?.tell(sentence) }
}
