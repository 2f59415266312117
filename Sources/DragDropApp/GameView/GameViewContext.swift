import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class GameViewContext<Game: GameModel> {
  let game: Game
  let board: Board
  let coordinator: DragCoordinator<Game>
  let actions = ActionGroup()
  let style = BoardStyle()
  /// The zoom of a board that can have many small pieces; `nil` without one.
  private(set) var zoom: BoardZoom?
  weak var page: GamePage?
  private var desktopStyle: Style?
  private var switches: [ObservationToken] = []
  private var shownSerial: Int
  private var announcedSerial: Int

  /// - Parameter originPlace: Returns the place where an item can be put back, if the player can navigate there.
  init(
    _ game: Game, minimumSize: Size, naturalSize: Size, collision: Collision,
    originPlace: @escaping (Game.Item) -> Game.Place? = { _ in nil }
  ) {
    self.game = game
    board = Board(minimumSize: minimumSize, naturalSize: naturalSize)
    board.expand()
    coordinator = DragCoordinator(
      board: board, model: game, collision: collision, options: BoardOptions(strings: .translated),
      originPlace: originPlace)
    // The secondary button cancels drags, and a menu of places would reveal secrets of some games.
    coordinator.hasMoveMenu = false
    (shownSerial, announcedSerial) = (game.changes.serial, game.changes.serial)
  }

  func open(for view: some GameView<Game>) {
    let desktopStyle = Style { [weak self, weak view] in
      self?.followStyle()
      view?.styleChanged()
    }
    self.desktopStyle = desktopStyle
    style.appearance = desktopStyle.appearance
    coordinator.delegate = view
  }

  /// Lets the board be zoomed, and returns the view that shows it, in a widget that the board fills.
  ///
  /// - Parameter doubleTapsItems: Whether a double tap zooms on small items too, because two taps change nothing.
  func makeZoom(in content: Widget? = nil, doubleTapsItems: Bool = true) -> ZoomView {
    let view = ZoomView(board, in: content)
    view.zoomsByDoubleTapOnItems = doubleTapsItems
    zoom = BoardZoom(view, actions) { [weak coordinator] in coordinator?.accessibility.speak($0) }
    return view
  }

  func addSwitch(_ name: String, _ switched: ReferenceWritableKeyPath<Preferences, Bool>, of preferences: Preferences) {
    let action = actions.addAction(name, isOn: false) { preferences[keyPath: switched].toggle() }
    switches.append(observe { action.setOn(preferences[keyPath: switched]) })
  }

  private func followStyle() {
    desktopStyle.map { style.appearance = $0.appearance }
    for item in board.items { item.queueDraw() }
  }

  func play(_ deal: (Game) -> Void) {
    // A game that is dealt during a demo would go with it.
    page?.endDemonstration()
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
