import Boards
import DragAndDrop
import Games
import Pictures
import Widgets

/// Picture Puzzle as the player sees it: the tiles of a picture, and the whole picture for a hint and at the end.
final class PicturePuzzleView: GameView, DragCoordinatorDelegate {
  typealias Model = PicturePuzzleGame

  let game: PicturePuzzleGame
  let widget: Widget
  var onMessage: ((String) -> Void)?
  var onReplaced: (() -> Void)?
  let board: Board
  let coordinator: DragCoordinator<PicturePuzzleGame>
  /// The tiles by their places in the finished picture.
  var tiles: [PictureTile] = []
  let shelf: PictureShelf
  /// The window owns this view by way of its page.
  unowned let window: Window
  var describingOthers: Scheduled?
  /// The player's own picture while it is being opened.
  var opening: Task<Void, Never>?
  var watch: OpeningWatch?

  private let cover = PictureCover()
  let spinner = Spinner()
  private let hintButton = Button(icon: "view-reveal-symbolic", label: tr("Hint"), action: "game.hint")
  private let nextButton = Button(icon: "go-next-symbolic", label: tr("Next Puzzle"), action: "game.next")
  let group = ActionGroup()
  private(set) var hintAction: Action?
  private(set) var nextAction: Action?
  private(set) var marksAction: Action?
  private(set) var shapeAction: Action?

  /// What the tiles show beside their part of the picture.
  private struct Marks: Equatable {
    let hint: PuzzleHint?
    let isRightShown: Bool
  }

  private var shownState: PicturePuzzleState?
  private var shownSerial: Int
  private var shownMarks: Marks?
  private var shownCarries: [PuzzleTile] = []
  private var shownUnheld: PuzzleTile?
  var layout = PicturePuzzleLayout(size: .zero, count: 2)
  private let picture: BoardPicture
  private var style: Style?
  var waiting: Scheduled?
  private var cutting: Scheduled?
  private var hintEnd: Scheduled?

  init(_ game: PicturePuzzleGame, shelf: PictureShelf, in window: Window) {
    (self.game, self.shelf, self.window) = (game, shelf, window)
    picture = BoardPicture(shelf: shelf)
    shownSerial = game.changes.serial
    board = Board(smallest: Size(width: 200, height: 200), preferred: Size(width: 390, height: 390))
    board.expand()
    coordinator = DragCoordinator(board: board, model: game, collision: .point, words: .translated) {
      game.state.position(of: $0)
    }
    spinner.align(horizontally: .center, vertically: .center)
    spinner.isVisible = false
    let overlay = Overlay(board)
    overlay.add(cover)
    overlay.add(spinner)
    overlay.expand()
    widget = overlay
    connect()
    coordinator.delegate = self
  }

  isolated deinit { opening?.cancel() }

  private func connect() {
    board.onLayout = { [weak self] size in self?.layOut(in: size) }
    hintAction = group.addAction("hint") { [weak game] in game?.hint() }
    nextAction = group.addAction("next") { [weak self] in self?.nextTapped() }
    picture.onLoaded = { [weak self] in self?.pictureLoaded() }
    picture.onFailed = { [weak self] picture, error in self?.pictureFailed(picture, error) }
    picture.onCut = { [weak self] cut in self?.show(cut) }
    style = Style { [weak self] in self?.cutSoon(after: 0) }
    shapeAction = group.addAction("keep-shape", isOn: game.preferences.keepsPictureShape) { [weak game] in
      game?.preferences.keepsPictureShape.toggle()
    }
    marksAction = group.addAction("marks", isOn: game.preferences.marksRightTiles) { [weak game] in
      game?.preferences.marksRightTiles.toggle()
    }
    addPictureActions()
  }

  // MARK: GameView

  var model: any GameModel { game }
  var winText: String { game.text.end }
  var actions: ActionGroup? { group }
  var headerStart: [Widget] { [hintButton] }
  var headerEnd: [Widget] { [nextButton] }
  func cancelDrags() { game.cancelAll() }
  func escapePressed() -> Bool { coordinator.escapePressed() }
  func speak(_ message: String) { coordinator.speak(message) }
  func makeWinPicture() -> Widget { PuzzleWinPicture(picture.bitmap, description: game.state.picture.description) }

  func focus() {
    coordinator.focusNext { [weak self] in self?.firstTile }
  }

  private var firstTile: BoardItem? { game.state.tiles.first.flatMap(coordinator.piece) }

  private func nextTapped() {
    game.goToNext()
    focus()
  }

  // MARK: Showing the state

  func updateBoard() {
    let state = game.state
    if shownState?.picture != state.picture { load(state.picture) }
    if shownState?.size != state.size { buildBoard(for: state) }
    showShape()
    let before = shownState
    shownState = state
    if before?.tiles != state.tiles { placeTiles(state, after: before) }
    showChanges(game.changes.changes(since: shownSerial))
    shownSerial = game.changes.serial
    showHint(state)
    let marks = Marks(hint: game.hintShown, isRightShown: game.preferences.marksRightTiles)
    if before != state || marks != shownMarks { showMarks(marks.hint) }
    shownMarks = marks
    showActions()
    describeWhatChanged(before != state)
  }

  /// Lays the board out anew if the picture is to be shown in another shape.
  private func showShape() {
    guard picture.keepsShape != game.preferences.keepsPictureShape else { return }
    picture.keepsShape = game.preferences.keepsPictureShape
    board.setNeedsLayout()
  }

  /// Describes the tiles that say something else now: all of them while one is carried without being held.
  private func describeWhatChanged(_ isStateNew: Bool) {
    let (carries, unheld) = (game.drag.carries.map(\.item), coordinator.unheldCarry?.item)
    if isStateNew || unheld != shownUnheld {
      // What the focus goes to is described before it arrives, everything else after it has left.
      coordinator.showTexts()
    } else if carries != shownCarries {
      for tile in Set(carries).symmetricDifference(shownCarries) { describe(tiles[tile.index]) }
    }
    (shownCarries, shownUnheld) = (carries, unheld)
  }

  private func showChanges(_ changes: [PicturePuzzleChange]) {
    let untold = coordinator.untold(changes) { if case .pickedUp(let tile) = $0 { tile } else { nil } }
    if let message = game.text.message(after: untold) { speak(message) }
  }

  private func showHint(_ state: PicturePuzzleState) {
    let hint = game.hintShown
    cover.show(hint == .picture || state.isOver, seconds: state.isOver ? 0.5 : 0.2)
    hintEnd = game.pictureTimeLeft.map { left in
      // Shown again afterwards: should the timer have come too early, it is set once more.
      .after(left / .seconds(1)) { [weak self] in
        self?.game.pictureTimePassed()
        self.map { $0.showHint($0.game.state) }
      }
    }
  }

  private func showActions() {
    hintAction?.isEnabled = game.canHint
    nextAction?.isEnabled = game.canGoToNext
    marksAction?.setOn(game.preferences.marksRightTiles)
    shapeAction?.setOn(game.preferences.keepsPictureShape)
    nextButton.isVisible = game.nextLevel != nil
    hintButton.accessibleDescription = game.text.hintDescription
    nextButton.accessibleDescription = game.text.nextDescription
  }

  private func layOut(in size: Size) {
    guard let state = shownState else { return }
    let new = PicturePuzzleLayout(size: size, count: state.size.side, aspect: picture.aspect)
    let isResized = new.area.size != layout.area.size
    layout = new
    cover.area = new.area
    for position in state.size.positions {
      tiles[state.tile(at: position).index].frame = new.frame(of: position.index)
    }
    coordinator.boardWasLaidOut()
    if isResized { cutSoon(after: 0.15) }
  }
}

// MARK: - The picture

extension PicturePuzzleView {
  private func load(_ picture: PuzzlePicture) {
    startWaiting()
    self.picture.load(picture, side: Int(Double(PicturePuzzleLayout.largestSide) * board.scaleFactor))
  }

  private func pictureLoaded() {
    endWaiting()
    // A thousand tiles are not measured and laid out again for a picture of the same shape.
    if picture.aspect != layout.aspect { board.setNeedsLayout() }
    cutSoon(after: 0)
  }

  private func pictureFailed(_ picture: PuzzlePicture, _ error: PictureError) {
    endWaiting()
    onMessage?(error.message(about: picture.title))
    // A puzzle without its picture cannot be played on.
    game.deal(.own(BuiltInPicture.allCases[0]), size: game.state.size)
  }

  /// Cuts the picture anew once the size has come to rest; until then the old tiles are stretched.
  func cutSoon(after seconds: Double) {
    cutting = .after(seconds) { [weak self] in self?.cut() }
  }

  private func cut() {
    cutting = nil
    guard let count = shownState?.size.side, layout.area.size.width > 0 else { return }
    func pixels(_ length: Double) -> Int { Int(length * board.scaleFactor) }
    picture.cut(
      to: PixelSize(width: pixels(layout.area.size.width), height: pixels(layout.area.size.height)), count: count,
      seams: BoardPicture.Seams(width: max(1, pixels(0.5)), strength: isHighContrast ? 1 : 0.35))
  }

  private func show(_ cut: BoardPicture.Cut) {
    guard cut.tiles.count == tiles.count else { return }
    for (piece, texture) in zip(tiles, cut.tiles) { piece.texture = texture }
    cover.texture = cut.whole
    watch?.finish()
    watch = nil
  }

  private var isHighContrast: Bool { style?.appearance.isHighContrast == true }
}
