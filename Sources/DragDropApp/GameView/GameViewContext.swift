import Boards
import DragAndDrop
import Games
import Widgets

/// What every game's view stands on: the board, what joins it to the view model, and the page around it.
final class GameViewContext<Game: GameModel> {
  let game: Game
  let board: Board
  let coordinator: DragCoordinator<Game>
  /// The game's own actions, which menus and buttons name as 'game.…'.
  let actions = ActionGroup()
  let look = BoardLook()
  /// The page that owns the view, for dialogs and messages.
  weak var page: GamePage?
  private var style: Style?
  private var switches: [ObservationToken] = []
  private var shownSerial: Int

  /// A board that asks for at least `smallest` and, if it may, for `preferred` device-independent pixels.
  ///
  /// - Parameters:
  ///   - collision: Which places a held piece is over.
  ///   - homePlace: Where an item may be put back, if the player can go there.
  init(
    _ game: Game, smallest: Size, preferred: Size, collision: Collision,
    originPlace: @escaping (Game.Item) -> Game.Place? = { _ in nil }
  ) {
    self.game = game
    board = Board(smallest: smallest, preferred: preferred)
    board.expand()
    coordinator = DragCoordinator(
      board: board, model: game, collision: collision, words: .translated, originPlace: originPlace)
    shownSerial = game.changes.serial
  }

  /// Has a view show the game, from the state as it stands.
  func open(for view: some GameView<Game>) {
    board.onLayout = { [weak view, weak coordinator] size in
      view?.layOutItems(in: size)
      coordinator?.boardWasLaidOut()
    }
    let style = Style { [weak self, weak view] in
      self?.followStyle()
      view?.lookChanged()
    }
    self.style = style
    look.appearance = style.appearance
    coordinator.delegate = view
  }

  /// Adds an action that turns a preference on and off, and that menus show as it is.
  func addSwitch(_ name: String, _ switched: ReferenceWritableKeyPath<Preferences, Bool>, of preferences: Preferences) {
    let action = actions.addAction(name, isOn: false) { preferences[keyPath: switched].toggle() }
    switches.append(observe { action.setOn(preferences[keyPath: switched]) })
  }

  private func followStyle() {
    style.map { look.appearance = $0.appearance }
    for item in board.items { item.queueDraw() }
  }

  /// Has the player go on with another game, which `deal` deals.
  func play(_ deal: (Game) -> Void) {
    deal(game)
    page?.focus()
  }

  /// What has happened since this was last asked, the oldest first.
  func newChanges() -> [Game.State.Change] {
    defer { shownSerial = game.changes.serial }
    return game.changes.changes(since: shownSerial)
  }
}
