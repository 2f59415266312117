import Boards
import DragAndDrop
import Games
import Pictures
import Widgets

/// Memory as the player sees it: the start page, and the cards.
final class MemoryView: GameView, DragCoordinatorDelegate {
  typealias Model = MemoryGame

  let game: MemoryGame
  let widget: Widget
  var onMessage: ((String) -> Void)?
  var onReplaced: (() -> Void)?
  let board: Board
  let coordinator: DragCoordinator<MemoryGame>
  let pictures: MemoryPictures
  let textures: CardTextures
  /// The cards by their positions.
  private(set) var cards: [CardPiece] = []
  /// The window owns this view by way of its page.
  unowned let window: Window
  let group = ActionGroup()
  /// The player's pictures while they are being opened.
  var opening: Task<Void, Never>?
  /// What the dialog for their descriptions waits for.
  var namesLoading: Task<Void, Never>?
  private var describing: Scheduled?

  private let pages = Pages(.fade)
  private let boardPage: Widget
  private let heading = Label(styles: ["heading", "dim-label"])
  private(set) var startPage: MemoryStartPage?
  private var style: Style?
  private var tapAction: Action?
  private(set) var grid = CardGrid(size: .zero, count: 6)
  private var shownState: MemoryState?
  private var shownSerial: Int
  private var wasAtStart = false
  private var lookEnd: Scheduled?
  private var ringTick: Scheduled?
  private var reveal: Scheduled?
  private var loading: Task<Void, Never>?
  private var replacing: Scheduled?

  /// How faint a pair is that was found; stronger in high contrast.
  private static let matchedStrength = (usual: 0.15, highContrast: 0.4)
  /// How long the last pair is seen before all cards turn, in seconds.
  private static let lastLook = 0.4
  /// How often the rings are drawn, in seconds; less often where nothing should move.
  private static let ringStep = (moving: 0.1, still: 1.0)

  init(_ game: MemoryGame, pictures: MemoryPictures, in window: Window) {
    (self.game, self.pictures, self.window) = (game, pictures, window)
    shownSerial = game.changes.serial
    board = Board(smallest: Size(width: 200, height: 240), preferred: Size(width: 390, height: 560))
    board.expand()
    heading.centerLines()
    heading.setMargins(top: 12, start: 12, end: 12)
    boardPage = Box(.vertical, [heading, board])
    textures = CardTextures(for: board)
    coordinator = DragCoordinator(board: board, model: game, collision: .point, words: .translated) { $0 }
    widget = pages
    connect()
    coordinator.delegate = self
  }

  isolated deinit {
    loading?.cancel()
    opening?.cancel()
    namesLoading?.cancel()
  }

  private func connect() {
    let start = MemoryStartPage(game, open: { [weak self] in self?.openTapped() }) { [weak self] in
      self?.describeTapped()
    }
    start.onBegin = { [weak self] in self?.begin() }
    startPage = start
    for page in game.isAtStart ? [start.widget, boardPage] : [boardPage, start.widget] { pages.add(page) }
    textures.bitmap = { [weak pictures] in pictures?.bitmap(of: $0) }
    board.onLayout = { [weak self] size in self?.layOut(in: size) }
    style = Style { [weak self] in self?.lookChanged() }
    group.addAction("start") { [weak game] in game?.goToStart() }
    tapAction = group.addAction("tap", isOn: game.preferences.tapTurnsBack) { [weak game] in
      game?.preferences.tapTurnsBack.toggle()
    }
    addPictureActions()
  }

  // MARK: GameView

  var model: any GameModel { game }
  var winTitle: String { tr("Game Over!") }
  var winText: String { game.text.end }
  /// The table's time.
  var lastLook: Double { 1 }
  var actions: ActionGroup? { group }
  func cancelDrags() { game.cancelAll() }
  func escapePressed() -> Bool { coordinator.escapePressed() }
  func speak(_ message: String) { coordinator.speak(message, from: widget) }
  func makeWinPicture() -> Widget { MemoryWinPicture(game.state, textures: textures) }
  /// Waits with the focus for a page that is yet to be shown: a screen reader would miss it.
  func focus() {
    guard pages.isShowing(boardPage) != game.isAtStart else { return }
    if game.isAtStart { startPage?.focus() } else { coordinator.focusNext { [weak self] in self?.cards.first } }
  }

  private func begin() {
    let theme = game.chosenTheme
    guard theme.greatestLevel != nil else {
      onMessage?(MemoryText.tooFew(theme.pairCount))
      return
    }
    game.begin()
    onReplaced?()
  }

  // MARK: Showing the state

  func updateBoard() {
    let (state, before) = (game.state, shownState)
    if before?.deal.theme != state.deal.theme { prepare(state.deal.theme) }
    if before?.cards.count != state.cards.count { buildBoard(for: state) }
    shownState = state
    let changes = game.changes.changes(since: shownSerial)
    shownSerial = game.changes.serial
    if before != state { showSides(state, after: before, changes) }
    tell(changes)
    scheduleTurnBack()
    showRings()
    tapAction?.setOn(game.preferences.tapTurnsBack)
    // All texts anew, for a turn changes what can be done with every card.
    if before != state { coordinator.describeAll() }
    showPage()
  }

  private func showPage() {
    let isAtStart = game.isAtStart
    heading.text = game.text.heading
    board.accessibleLabel = game.text.board
    pages.show(isAtStart ? startPage?.widget ?? boardPage : boardPage)
    if isAtStart != wasAtStart, gamePageIsShown { focus() }
    wasAtStart = isAtStart
  }

  /// Whether the view has been shown before: then it moves the focus by itself.
  private var gamePageIsShown: Bool { pages.size.width > 0 }

  private func buildBoard(for state: MemoryState) {
    coordinator.removeAll()
    cards = state.positions.map { CardPiece($0, textures: textures) }
    for card in cards {
      coordinator.add(card, for: card.position)
      coordinator.setPlace(card.position, of: card)
    }
    // The names of the cards tell their columns, which are not to wait for the next layout.
    grid = CardGrid(size: board.size, count: cards.count, isRightToLeft: board.isRightToLeft)
    board.setNeedsLayout()
  }

  /// Turns every card to the side that the state has up; without a motion on a board that is new.
  private func showSides(_ state: MemoryState, after before: MemoryState?, _ changes: [MemoryChange]) {
    let isNew = before?.cards.count != state.cards.count
    for card in cards {
      let side = state.face(at: card.position).map { CardPiece.Side.front($0.drawing) } ?? .back
      let (isMatched, wasMatched) = (state.isMatched(card.position), before?.isMatched(card.position) == true)
      if isNew {
        card.lay(side, strength: isMatched && !state.isOver ? faintness : 1)
      } else {
        card.turnOver(to: side)
        if isMatched, !wasMatched, !state.isOver { card.fade(to: faintness) }
      }
    }
    reveal = nil
    guard changes.contains(.won) else { return }
    reveal = .after(CardPiece.turnTime + Self.lastLook) { [weak self] in self?.cards.forEach { $0.revolve() } }
  }

  private var faintness: Double {
    style?.appearance.isHighContrast == true ? Self.matchedStrength.highContrast : Self.matchedStrength.usual
  }

  private func tell(_ changes: [MemoryChange]) {
    // What the two cards were is said no longer, once they lie face down.
    if changes.contains(.turnedBack) { coordinator.forgetMessage() }
    guard let message = game.text.message(after: changes) else { return }
    let isSeen = changes.contains { if case .dealtFewer = $0 { true } else { false } }
    // Not within the observation, for the message may be put on top of this one's page.
    if isSeen { replacing = .beforeNextFrame { [weak self] in self?.onMessage?(message) } } else { speak(message) }
  }

  private func scheduleTurnBack() {
    lookEnd = game.lookTimeLeft.map { left in
      // Asked again afterwards: should the timer have come too early, it is set once more.
      .after(left / .seconds(1)) { [weak self] in
        self?.game.lookTimePassed()
        self?.scheduleTurnBack()
      }
    }
  }

  /// Draws what is left of the rings, now and for as long as a card is face up.
  private func showRings() {
    let (state, time) = (game.state, game.time)
    for card in cards { card.ring = state.faceUp.contains(card.position) ? state.ring(at: card.position, time) : nil }
    let step = Motion.isEnabled(on: board) ? Self.ringStep.moving : Self.ringStep.still
    let isRunning = !state.faceUp.isEmpty && game.isClockRunning
    ringTick = isRunning ? .after(step) { [weak self] in self?.showRings() } : nil
  }

  private func layOut(in size: Size) {
    let before = grid
    grid = CardGrid(size: size, count: cards.count, isRightToLeft: board.isRightToLeft)
    for card in cards { (card.frame, card.scale) = (grid.frame(of: card.position.index), grid.scale) }
    prepareTextures()
    coordinator.boardWasLaidOut()
    guard before.columns != grid.columns else { return }
    describing = .beforeNextFrame { [weak self] in self?.coordinator.describeAll() }
  }

  private func lookChanged() {
    prepareTextures()
    for card in cards { card.queueDraw() }
  }

  private func prepareTextures() {
    guard let appearance = style?.appearance else { return }
    textures.prepare(size: grid.frame(of: 0).size, scale: grid.scale, appearance: appearance)
  }
}

// MARK: - Themes

extension MemoryView {
  /// Makes sure that a theme can be shown: that a font has its emoji, or that the player's pictures are loaded.
  private func prepare(_ theme: MemoryTheme) {
    loading?.cancel()
    switch theme {
    case .own(let theme):
      guard !TextLayout(theme.emoji, pixelSize: 20, for: board).isComplete else { return }
      replace(tr("No font with emoji is installed, such as Noto Color Emoji. The cards show shapes instead."))
    case .player(let pictures) where !self.pictures.hasLoaded(pictures):
      loading = Task { [weak self, shelf = self.pictures] in
        do throws(PictureError) {
          try await shelf.load(pictures)
          self?.texturesChanged()
        } catch {
          if error != .cancelled {
            self?.replace(tr("Your pictures could not be read. The cards show shapes instead."))
          }
        }
      }
    case .player: return
    }
  }

  private func texturesChanged() {
    textures.forget()
    for card in cards { card.queueDraw() }
  }

  /// Puts shapes in the place of what cannot be shown.
  private func replace(_ message: String) {
    replacing = .beforeNextFrame { [weak self] in
      self?.game.show(.own(.shapes))
      self?.onMessage?(message)
    }
  }
}
