import Boards
import DragAndDrop
import Games
import Widgets

/// Color Match as the player sees it: the title, the board with the squares and the word, and Restart.
final class ColorMatchView: GameView, DragCoordinatorDelegate {
  typealias Model = ColorMatchGame

  let game: ColorMatchGame
  let widget: Widget
  var onMessage: ((String) -> Void)?
  var onReplaced: (() -> Void)?
  private let shaker: Shaker
  let title = Label(styles: ["heading", "dim-label"])
  let board: Board
  let coordinator: DragCoordinator<ColorMatchGame>
  let target = ColorTarget()
  private(set) var squares: [ColorSquare] = []
  private(set) var slots: [ColorSlot] = []
  private var style: Style?

  private var shownSerial: Int
  private var shownLevel: ColorMatchLevel?
  /// The color that was just matched, until the next word comes up.
  private var celebrated: GameColor?
  private var celebration: Scheduled?
  private var isWrong = false
  private var wrongness: Scheduled?

  init(_ game: ColorMatchGame) {
    self.game = game
    shownSerial = game.changes.serial
    board = Board(smallest: Size(width: 180, height: 217), preferred: Size(width: 390, height: 520))
    board.expand()
    coordinator = DragCoordinator(board: board, model: game, collision: .overlap, words: .translated) { .slot($0) }
    let restart = Button(tr("Restart"), styles: ["suggested-action", "restart"])
    restart.align(horizontally: .center)
    title.centerLines()
    title.setMargins(top: 12, start: 12, end: 12)
    restart.setMargins(bottom: 18)
    shaker = Shaker(around: Box(.vertical, [title, board, restart]))
    widget = shaker
    connect(restart)
    coordinator.delegate = self
  }

  private func connect(_ restart: Button) {
    restart.onClick { [weak game] in game?.restart() }
    board.onLayout = { [weak self] size in self?.layOut(in: size) }
    style = Style { [weak self] in self?.applyAppearance() }
  }

  // MARK: GameView

  var model: any GameModel { game }
  var winText: String { game.text.end }
  func cancelDrags() { game.cancelAll() }
  func escapePressed() -> Bool { coordinator.escapePressed() }
  func speak(_ message: String) { coordinator.speak(message) }
  func makeWinPicture() -> Widget { ColorMatchWinPicture(colors: game.state.colors) }

  func focus() {
    coordinator.focusNext { [weak self] in self?.itemToBeginWith }
  }

  private var itemToBeginWith: BoardItem { game.state.remaining.first.flatMap(coordinator.piece) ?? target }

  // MARK: Showing the state

  func updateBoard() {
    let state = game.state
    if shownLevel != state.level { buildBoard(for: state.level) }
    showChanges(game.changes.changes(since: shownSerial))
    shownSerial = game.changes.serial
    if game.drag.isCarrying { endCelebration() }
    showTarget()
    title.text = game.text.board
    board.accessibleLabel = game.text.board
  }

  private func buildBoard(for level: ColorMatchLevel) {
    shownLevel = level
    coordinator.removeAll()
    squares = level.colors.map { ColorSquare($0) }
    slots = level.colors.map { ColorSlot($0) }
    for (color, slot) in zip(level.colors, slots) { coordinator.add(slot, for: .slot(color)) }
    for square in squares { coordinator.add(square, for: square.color) }
    coordinator.add(target, for: .target)
    applyAppearance()
  }

  private func showChanges(_ changes: [ColorMatchChange]) {
    for change in changes {
      switch change {
      case .matched(let color): celebrate(color)
      case .mistaken: showMistake()
      case .dealt, .undone, .redone: endCelebration()
      case .pickedUp, .won, .returned: break
      }
    }
    let untold = coordinator.untold(changes) { if case .pickedUp(let color) = $0 { color } else { nil } }
    if let message = game.text.message(after: untold) { speak(message) }
  }

  /// Puts squares into their slots and takes them out, where the coordinator has not already.
  func boardUpdated() {
    for square in squares where game.drag.carry(of: square.color) == nil {
      let isInSlot = !game.state.isPlaced(square.color)
      guard square.isInSlot != isInSlot else { continue }
      square.setInSlot(isInSlot)
      if isInSlot { square.goHome(from: target.frame.center) }
    }
  }

  func showLanding(of color: GameColor) -> Bool {
    guard game.state.isPlaced(color), let square = squares.first(where: { $0.color == color }) else { return false }
    square.vanish { [weak target] in target?.frame.center ?? .zero }
    return true
  }

  private func showTarget() {
    let state = game.state
    let over = game.drag.carries.first { $0.place == .target && $0.verdict == .accepted }
    target.content = ColorTarget.Content(
      asked: state.word, word: state.word.map(game.text.word) ?? "", ink: state.ink,
      fill: state.isOver ? state.lastMatched : celebrated, outline: over?.item, isWrong: isWrong)
  }

  private func celebrate(_ color: GameColor) {
    celebrated = color
    celebration = .after(0.9) { [weak self] in
      self?.endCelebration()
      self?.showTarget()
    }
  }

  private func endCelebration() { (celebrated, celebration) = (nil, nil) }

  private func showMistake() {
    shaker.shake()
    isWrong = true
    wrongness = .after(0.7) { [weak self] in
      self?.isWrong = false
      self?.showTarget()
    }
  }

  private func layOut(in size: Size) {
    let layout = ColorMatchLayout(
      size: size, colorCount: squares.count, isRightToLeft: board.isRightToLeft)
    for (index, frame) in layout.slots.enumerated() {
      (slots[index].frame, squares[index].frame) = (frame, frame)
      (slots[index].scale, squares[index].scale) = (layout.scale, layout.scale)
    }
    (target.frame, target.scale) = (layout.target, layout.scale)
    coordinator.boardWasLaidOut()
  }

  private func applyAppearance() {
    guard let appearance = style?.appearance else { return }
    target.appearance = appearance
    for square in squares { square.appearance = appearance }
    for slot in slots { slot.appearance = appearance }
  }
}
