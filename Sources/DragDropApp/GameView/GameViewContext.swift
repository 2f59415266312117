import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// The board of a game with its coordinator, its actions and the page around it.
final class GameViewContext<Game: GameModel> {
  let game: Game
  let board: Board
  let coordinator: DragCoordinator<Game>
  /// The game's actions, which menus and buttons refer to as `game.…`.
  let actions = ActionGroup()
  let style = BoardStyle()
  weak var page: GamePage?
  private var desktopStyle: Style?
  private var switches: [ObservationToken] = []
  private var shownSerial: Int
  private var announcedSerial: Int

  /// Creates a board with a minimum and a natural size, in device-independent pixels.
  ///
  /// - Parameters:
  ///   - collision: How the places under a dragged piece are found.
  ///   - originPlace: Returns the place where an item can be put back, if the player can navigate there.
  init(
    _ game: Game, minimumSize: Size, naturalSize: Size, collision: Collision,
    originPlace: @escaping (Game.Item) -> Game.Place? = { _ in nil }
  ) {
    self.game = game
    board = Board(minimumSize: minimumSize, naturalSize: naturalSize)
    board.expand()
    coordinator = DragCoordinator(
      board: board, model: game, collision: collision, strings: .translated, originPlace: originPlace)
    // The secondary button cancels drags, and a menu of places would tell some games' secrets.
    coordinator.hasMoveMenu = false
    (shownSerial, announcedSerial) = (game.changes.serial, game.changes.serial)
  }

  /// Connects a view to the board and shows the current state.
  func open(for view: some GameView<Game>) {
    let desktopStyle = Style { [weak self, weak view] in
      self?.followStyle()
      view?.styleChanged()
    }
    self.desktopStyle = desktopStyle
    style.appearance = desktopStyle.appearance
    coordinator.delegate = view
  }

  /// Adds an action that toggles a preference and shows its state in menus.
  func addSwitch(_ name: String, _ switched: ReferenceWritableKeyPath<Preferences, Bool>, of preferences: Preferences) {
    let action = actions.addAction(name, isOn: false) { preferences[keyPath: switched].toggle() }
    switches.append(observe { action.setOn(preferences[keyPath: switched]) })
  }

  private func followStyle() {
    desktopStyle.map { style.appearance = $0.appearance }
    for item in board.items { item.queueDraw() }
  }

  /// Deals another game and moves the focus to it.
  func play(_ deal: (Game) -> Void) {
    page?.closeLevels()
    deal(game)
    page?.focus()
  }

  /// Returns the changes to show since the last call, oldest first.
  func newChanges() -> [Game.State.Change] {
    defer { shownSerial = game.changes.serial }
    return game.changes.changes(since: shownSerial)
  }

  /// Returns the changes to announce since the last call, oldest first.
  func unannouncedChanges() -> [Game.State.Change] {
    defer { announcedSerial = game.changes.serial }
    return game.changes.changes(since: announcedSerial)
  }
}
