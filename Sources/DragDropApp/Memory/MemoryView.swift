import Boards
import DragAndDrop
import Games
import Geometry
import Pictures
import Widgets

final class MemoryView: GameView {
  typealias Model = MemoryGame

  let context: GameViewContext<MemoryGame>
  private let pages = PageStack(.fade)
  private let startPage: MemoryStartPage
  private let boardPage: Widget
  private let heading = Label(styles: ["heading", "dim-label"])
  private(set) var cards: [CardPiece] = []
  private var plates: [ScorePlate] = []
  private var grid: CardGrid?
  let photos: CardPhotos
  private let opener: CardPhotoOpener
  let decks: DeckFiles
  private(set) weak var audio: Audio?
  private var levelToken: ObservationToken?
  let textures: CardTextures

  private var shownState: MemoryState?
  private var isStateNew = false
  private var wasAtStart = false
  private var lookEnd: Scheduled?
  private var ringTick: Scheduled?
  private var reveal: Scheduled?
  var replacing: Scheduled?
  private var noticing: Scheduled?
  private let thinking: ThinkingTimer
  let loading = LatestTask()

  private static let matchedStrength = (usual: 0.15, highContrast: 0.4)
  /// The time for which the last pair is shown before all cards turn, in seconds.
  private static let lastPairTime = 0.4
  /// The interval at which the rings are redrawn, in seconds; it is longer if animations are off.
  private static let ringStep = (moving: 0.1, still: 1.0)

  init(_ game: MemoryGame, _ photos: CardPhotos) {
    self.photos = photos
    context = GameViewContext(
      game, minimumSize: Size(width: 200, height: 240), naturalSize: Size(width: 390, height: 560), collision: .pointer
    ) { $0 }
    heading.centerLines()
    heading.setMargins(top: 12, start: 12, end: 12)
    // A double tap on a card does not zoom, because its first tap has already turned the card.
    boardPage = Box(.vertical, [heading, context.makeZoom(doubleTapsItems: false)])
    startPage = MemoryStartPage(game)
    for page in game.isStartPageShown ? [startPage.widget, boardPage] : [boardPage, startPage.widget] {
      pages.add(page)
    }
    textures = CardTextures(photos)
    thinking = ThinkingTimer(seconds: 1.1) { [weak game] in game?.playForComputer() }
    opener = CardPhotoOpener(context, photos, over: pages)
    decks = DeckFiles(context, photos)
    opener.onDecks = { [decks] in decks.open(uris: $0) }
    context.addSwitch("tap", \.tapTurnsBack, of: game.preferences)
    context.addSwitch("relaxed", \.relaxesMemory, of: game.preferences)
    connect()
    context.open(for: self)
  }

  private func connect() {
    startPage.onBegin = { [weak self] in self?.context.play { $0.begin() } }
    context.actions.addAction("open") { [weak self] in self?.opener.choose() }
    context.actions.addAction("describe") { [weak self] in self?.opener.describe() }
    context.actions.addAction("new-deck") { [weak self] in self?.makeDeck() }
    context.actions.addAction("edit-deck") { [weak self] in self?.editDeck() }
    context.actions.addAction("open-deck") { [weak self] in self?.openDeck() }
    board.onDrawingScaleChange.observe { [textures] _ in textures.forget() }
  }

  var widget: Widget { pages }
  static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("_Open Pictures…"), "game.open"), Menu.Item(tr("De_scribe Pictures…"), "game.describe"),
      ],
      [
        Menu.Item(tr("Ne_w Deck…"), "game.new-deck"), Menu.Item(tr("Ed_it Deck…"), "game.edit-deck"),
        Menu.Item(tr("Open De_ck…"), "game.open-deck"),
      ],
      [Menu.Item(tr("Rela_xed"), "game.relaxed"), Menu.Item(tr("_Tap Turns Cards Back"), "game.tap")],
    ]
  }
  var levelPainter: any LevelPainter<MemoryLevelItem> { MemoryLevelPainter(photos) }

  /// Selects an option, and lets the player choose pictures or edit the deck if it has too few pairs.
  func select(_ item: MemoryLevelItem) {
    game.choose(item)
    guard game.selectedTheme.maximumLevel == nil else { return }
    if game.selectedDeck == nil { opener.choose() } else { editDeck() }
  }

  func makeLevelButtons() -> [Button] {
    let edit = Button(tr("Edit Deck…"), styles: ["pill"]) { [weak self] in self?.editDeck() }
    levelToken = observe { [weak game, weak edit] in edit?.isVisible = game?.selectedDeck != nil }
    return [
      Button(tr("Choose Pictures…"), styles: ["pill"]) { [weak opener] in opener?.choose() },
      Button(tr("Describe Pictures…"), styles: ["pill"]) { [weak opener] in opener?.describe() },
      Button(tr("New Deck…"), styles: ["pill"]) { [weak self] in self?.makeDeck() },
      edit,
    ]
  }

  func open(uris: [String]) { opener.open(uris: uris) }
  func open(_ offer: TransferOffer) { opener.open(offer) }
  func opened(with audio: Audio) { self.audio = audio }
  var endPageDelay: Double { 1 }
  func makeEndScene() -> Widget { MemoryEndScene(game.state, photos) }

  // MARK: Focus

  var initialFocus: BoardItem? { cards.first }

  /// Moves the focus only once the page of the current state is shown, because a screen reader would miss it before.
  func focus() {
    guard pages.isShowing(boardPage) != game.isStartPageShown else { return }
    if game.isStartPageShown {
      startPage.focus()
    } else {
      coordinator.focusNext { [weak self] in self?.initialFocus }
    }
  }

  func primaryAction(of position: GridPosition) -> (() -> Void)? {
    { [weak game] in game?.turn(position) }
  }

  // MARK: Showing the state

  func update() {
    let (state, before) = (game.state, shownState)
    if before?.deal.theme != state.deal.theme { prepare(state.deal.theme) }
    let isBuilt = before.map { $0.level == state.level && $0.deal.playerCount == state.deal.playerCount } ?? false
    if !isBuilt { buildBoard(for: state) }
    shownState = state
    let changes = context.newChanges()
    if before != state { showSides(state, after: isBuilt ? before : nil, changes) }
    scheduleTurnBack()
    showRings()
    showPlates(state)
    isStateNew = before != state
  }

  func didUpdate() {
    if isStateNew { coordinator.accessibility.updateAll() }
    showPage()
    thinking.update(isComputerToPlay: game.isComputerToPlay)
  }

  private func showPage() {
    let isStartPageShown = game.isStartPageShown
    heading.text = game.text.heading
    board.accessibleLabel = game.text.boardName
    pages.show(isStartPageShown ? startPage.widget : boardPage)
    if isStartPageShown != wasAtStart, gamePageIsShown { focus() }
    wasAtStart = isStartPageShown
  }

  /// Whether the view was shown before; only then does it move the focus itself.
  private var gamePageIsShown: Bool { pages.size.width > 0 }

  private func buildBoard(for state: MemoryState) {
    coordinator.removeAll()
    cards = state.positions.map { CardPiece($0, style, textures) }
    for card in cards {
      coordinator.add(card, for: card.position)
      coordinator.setPlace(card.position, of: card)
    }
    plates = (0..<state.deal.playerCount).map { _ in ScorePlate(style) }
    if plates.count < 2 { plates = [] }
    for plate in plates { board.add(plate) }
    board.setNeedsLayout()
  }

  private func showSides(_ state: MemoryState, after before: MemoryState?, _ changes: [MemoryChange]) {
    for card in cards {
      let drawing = state.face(at: card.position)?.drawing
      let (isMatched, wasMatched) = (state.isMatched(card.position), before?.isMatched(card.position) == true)
      // A card whose picture is described or replaced is not turned over, after which a found one would not be faint.
      let isLaid = before.map { state.showsOtherPicture(at: card.position, than: $0) } ?? true
      if isLaid {
        card.lay(drawing, strength: isMatched && !state.isOver ? faintness : 1)
      } else {
        card.turnOver(to: drawing)
        if isMatched, !wasMatched, !state.isOver { card.fade(to: faintness) }
      }
    }
    reveal = nil
    guard changes.contains(.won) else { return }
    reveal = .after(CardPiece.turnTime + Self.lastPairTime) { [weak self] in self?.cards.forEach { $0.revolve() } }
  }

  private var faintness: Double {
    style.appearance.isHighContrast ? Self.matchedStrength.highContrast : Self.matchedStrength.usual
  }

  private func scheduleTurnBack() {
    lookEnd = game.lookTimeLeft.map { left in
      // Schedules the timer again, in case it fired too early.
      .after(left / .seconds(1)) { [weak self] in
        self?.game.lookTimePassed()
        self?.scheduleTurnBack()
      }
    }
  }

  private func showRings() {
    let (state, time) = (game.state, game.time)
    for card in cards {
      let hasRing = state.faceUp.contains(card.position) && !game.isRelaxed
      card.ring = hasRing ? state.ring(at: card.position, time) : nil
    }
    let step = Motion.canMove(on: board) ? Self.ringStep.moving : Self.ringStep.still
    let isRunning = !state.faceUp.isEmpty && game.isClockRunning && !game.isRelaxed
    ringTick = isRunning ? .after(step) { [weak self] in self?.showRings() } : nil
  }

  private func showPlates(_ state: MemoryState) {
    let (text, players) = (game.text, plates.indices)
    let (names, points) = (players.map { text.player($0) }, players.map { state.score(of: $0) })
    for (player, plate) in plates.enumerated() {
      plate.content = ScorePlate.Content(
        names: names, points: points, player: player, isOnTurn: state.player == player && !state.isOver)
      plate.accessibleLabel = text.plate(player)
    }
  }

  func layOutItems(in size: Size) {
    guard let deal = shownState?.deal else { return }
    let layout = MemoryLayout(size: size, deal, textScale: board.textScale, isRightToLeft: board.isRightToLeft)
    (grid, style.scale) = (layout.grid, layout.grid.scale)
    for card in cards { card.frame = layout.grid.frame(of: card.position.index) }
    context.zoom?.view.smallestTarget = cards.first.map { min($0.frame.size.width, $0.frame.size.height) } ?? 0
    for (plate, frame) in zip(plates, layout.plates) { (plate.frame, plate.scale) = (frame, layout.plateScale) }
    styleChanged()
  }

  func styleChanged() {
    if let grid { textures.prepare(grid, appearance: style.appearance) }
  }

  // MARK: Accessibility

  /// A turn changes the available actions of every card, so the texts are updated with the state.
  var updatesChangedAccessibility: Bool { true }

  func updateAccessibility(of item: BoardItem) -> Bool {
    guard let card = item as? CardPiece else { return false }
    let text = game.text
    coordinator.accessibility.setText(text.name(card.position), "", hint: text.hint(card.position), of: card)
    card.setAction(BoardStrings.click, enabled: !game.state.isMatched(card.position))
    return true
  }

  /// Returns an empty text, because the labels of the cards describe drags.
  func announcement(for step: DragStep<MemoryState>) -> String? { "" }

  func announcements() -> [String] {
    let changes = context.unannouncedChanges()
    // The message about two cards ends once they are face down.
    if changes.contains(.turnedBack) { coordinator.accessibility.clearMessage() }
    let sentences = changes.flatMap(game.text.sentences)
    let isNotice = changes.contains {
      switch $0 {
      case .dealtFewer, .leftOut, .showsShapes: true
      default: false
      }
    }
    guard isNotice, !sentences.isEmpty else { return sentences }
    // Deferred to the next frame, because the page must not change while the state is being observed.
    noticing = .beforeNextFrame { [weak self] in self?.context.page?.tell(notice: sentences.joinedSentences()) }
    return []
  }
}
