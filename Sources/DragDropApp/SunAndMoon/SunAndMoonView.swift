import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class SunAndMoonView: GameView {
  typealias Model = SunAndMoonGame

  let context: GameViewContext<SunAndMoonGame>
  private let pages = PageStack(.fade)
  private let areas: [TableAreaPlace]
  private let plates: [ScorePlate]
  private var cards: [SkyCardPiece] = []
  private let textures = Textures<SkyCardPainting>()
  private let shadows = Textures<LiftedShadow>()
  private let hintButton = Button(icon: "view-reveal-symbolic", label: tr("Hint"), action: "game.hint")
  private let hintAction: Action
  private var takeOverPage: TakeOverPage?
  private var layout = SunAndMoonLayout(size: .zero)

  private var shownState: SunAndMoonState?
  /// The cards that move to an area, which shows their symbols once they arrive.
  private var flying: Set<SkyCard> = []
  private let endReader: DragState<SunAndMoonState>.EndReader
  private var noticing: Scheduled?
  private var computersPlays: [CardPlay] = []
  /// Whether another page for handing over the computer has appeared, which needs the focus.
  private var isTakenOver = false
  private let thinking: ThinkingTimer

  init(_ game: SunAndMoonGame) {
    context = GameViewContext(
      game, minimumSize: Size(width: 180, height: 260), naturalSize: Size(width: 390, height: 640), collision: .pointer
    ) { .hand($0) }
    let style = context.style
    let areaTextures = Textures<AreaPainting>()
    areas = TableArea.allCases.map { TableAreaPlace($0, style, areaTextures) }
    plates = TablePlayer.allCases.map { _ in ScorePlate(style) }
    hintAction = context.actions.addAction("hint") { [weak game] in game?.hint() }
    endReader = game.dragState.makeEndReader()
    thinking = ThinkingTimer(seconds: 0.9) { [weak game] in game?.playForComputer() }
    pages.add(context.board)
    context.open(for: self)
  }

  var widget: Widget { pages }
  var headerStart: [Widget] { [hintButton] }
  var levelPainter: any LevelPainter<SunAndMoonLevel> { SunAndMoonLevelPainter() }
  /// The time until the end page, in seconds, in which the last card arrives.
  var endPageDelay: Double { 1.6 }
  func makeEndScene() -> Widget { SunAndMoonEndScene(game.state.endKind ?? .won) }

  // MARK: Focus

  var initialFocus: BoardItem? { game.nextCard.flatMap(coordinator.piece) ?? areas.first }

  func focus() {
    if let takeOverPage { return takeOverPage.cover.focus() }
    coordinator.focusNext { [weak self] in self?.initialFocus }
  }

  /// Moves the focus, unless a pause page covers the table and needs it.
  private func focusUnlessPaused() {
    if !game.isPaused { focus() }
  }

  func nextFocus(after card: SkyCard) -> SkyCard? { game.nextCard }

  func speak(_ sentence: String, tellsHint: Bool) {
    if let takeOverPage { return takeOverPage.say(sentence) }
    coordinator.accessibility.speak(sentence, tellsHint: tellsHint)
  }

  /// Moves the focus once the page has its message, and before the texts of the table change.
  func announce(_ text: String) -> Bool {
    speak(text)
    focusTakeOverPage()
    return true
  }

  private func focusTakeOverPage() {
    if isTakenOver { focusUnlessPaused() }
    isTakenOver = false
  }

  // MARK: Two players at one computer

  /// Covers the table between turns; returns whether another page appeared, to be focused once its texts are set.
  private func showTakeOver() -> Bool {
    let content = game.nextPlayerAtComputer.map { TakeOverPage.Content($0, game.text) }
    guard takeOverPage?.content != content else { return false }
    let left = takeOverPage
    takeOverPage = nil
    if let content {
      let page = TakeOverPage(content) { [weak game] in game?.takeOver() }
      takeOverPage = page
      pages.add(page.cover.widget)
      pages.show(page.cover.widget, isAnimated: left == nil)
      // The page gets the focus, not the card to which a move would move it.
      coordinator.focusNext { nil }
    } else {
      pages.show(board, isAnimated: left == nil)
    }
    if let left { pages.remove(left.cover.widget) }
    if content == nil { focusUnlessPaused() }
    return content != nil
  }

  // MARK: Showing the state

  func update() {
    let state = game.state
    if shownState?.deal != state.deal { buildTable(for: state) }
    showFaces()
    isTakenOver = showTakeOver()
    board.accessibleLabel = game.text.board
    let changes = context.newChanges()
    showNotice(after: changes)
    computersPlays = game.computersPlays(in: changes)
  }

  func didUpdate() {
    let state = game.state
    focusTakeOverPage()
    showHint()
    if shownState != state {
      showCards(state, after: shownState, computersPlays)
    } else {
      placeCards(state, isAnimated: true)
    }
    shownState = state
    for card in cards { card.show(game.session.verdict(of: card.card)) }
    showAreas()
    showPlates(state)
    hintAction.isEnabled = game.canHint
    thinking.update(isComputerToPlay: game.isComputerToPlay)
  }

  private func showNotice(after changes: [SunAndMoonChange]) {
    let ends = game.dragState.newEnds(for: endReader)
    // The end page says the rest, and the next player must not learn why a card was rejected.
    let notice = game.isOver ? nil : game.text.notice(afterEnds: ends, changes: changes)
    guard notice != nil || takeOverPage != nil else { return }
    // Deferred to the next frame, because the page must not change while the state is being observed.
    noticing = .beforeNextFrame { [weak self] in self?.context.page?.showNotice(notice) }
  }

  private func buildTable(for state: SunAndMoonState) {
    coordinator.removeAll()
    (flying, shownState) = ([], nil)
    cards = state.deal.cards.map { SkyCardPiece($0, style, textures, shadows) }
    for area in areas { coordinator.add(area, for: .area(area.area)) }
    for plate in plates { board.add(plate) }
    for piece in cards {
      coordinator.add(piece, for: piece.card)
      coordinator.setPlace(.hand(piece.card), of: piece)
    }
    board.setNeedsLayout()
  }

  private func showFaces() {
    let hidden = game.hiddenHands
    for card in cards { card.isFaceDown = hidden.contains(card.card.owner) }
  }

  func showLanding(of card: SkyCard) -> Bool {
    guard let play = game.state.plays.first(where: { $0.card == card }), let piece = piece(card) else { return false }
    fly(piece, to: play.area, isSeen: false)
    return true
  }

  private func fly(_ piece: SkyCardPiece, to area: TableArea, isSeen: Bool) {
    let (card, place) = (piece.card, areas[area.rawValue])
    flying.insert(card)
    let goal: () -> Point = { [weak place] in place?.center(of: card.symbol) ?? .zero }
    piece.fly(into: goal, isSeen: isSeen) { [weak self] in
      self?.flying.remove(card)
      self?.showAreas()
      self?.areas[area.rawValue].grow(card.symbol)
    }
  }

  private func showCards(_ state: SunAndMoonState, after before: SunAndMoonState?, _ computersPlays: [CardPlay]) {
    let changed = cards.filter { piece in
      piece.isInPlace != state.isLeft(piece.card) && game.session.activeDrag(of: piece.card) == nil
        && !computersPlays.contains { $0.card == piece.card }
    }
    for piece in changed { piece.setInPlace(state.isLeft(piece.card)) }
    placeCards(state, isAnimated: true)
    for piece in changed where piece.isInPlace {
      flying.remove(piece.card)
      guard let play = before?.plays.first(where: { $0.card == piece.card }) else { continue }
      piece.animateToFrame(from: areas[play.area.rawValue].center(of: piece.card.symbol))
    }
    for play in computersPlays { piece(play.card).map { fly($0, to: play.area, isSeen: true) } }
  }

  private func placeCards(_ state: SunAndMoonState, isAnimated: Bool) {
    for player in TablePlayer.allCases {
      let hand = state.hand(of: player)
      for (position, card) in hand.enumerated() {
        guard let piece = piece(card) else { continue }
        let start = piece.currentFrame.center
        let frame = layout.frame(of: position, count: hand.count, in: player, isRaised: piece.isHinted)
        guard piece.frame != frame else { continue }
        piece.frame = frame
        if isAnimated, !piece.isLifted { piece.animateToFrame(from: start) }
      }
    }
  }

  private func showHint() {
    let hint = game.hintShown
    for area in areas { area.isHinted = hint?.area == area.area }
    for card in cards { card.isHinted = hint?.play.card == card.card }
    // The hinted card is above its neighbors, also for the pointer.
    board.setOrder(cards.filter { !$0.isHinted } + cards.filter(\.isHinted))
  }

  private func showAreas() {
    let state = game.state
    for area in areas {
      func isShown(_ symbol: SkySymbol) -> Bool {
        state.plays.contains { $0.area == area.area && $0.card.symbol == symbol && !flying.contains($0.card) }
      }
      area.content = TableAreaPlace.Content(hasSun: isShown(.sun), hasMoon: isShown(.moon))
    }
  }

  private func showPlates(_ state: SunAndMoonState) {
    let (text, players) = (game.text, TablePlayer.allCases)
    let (names, points) = (players.map { text.plateTitle($0) }, players.map { state.points(of: $0) })
    for (index, player) in players.enumerated() {
      plates[index].content = ScorePlate.Content(
        names: names, points: state.level.isSolitaire ? [] : points, player: index, isOnTurn: state.turn == player)
      plates[index].accessibleLabel = text.plate(player)
    }
  }

  func layOutItems(in size: Size) {
    guard let state = shownState else { return }
    layout = SunAndMoonLayout(size: size, textScale: board.textScale, isRightToLeft: board.isRightToLeft)
    style.scale = layout.scale
    for area in areas { area.frame = layout.frame(of: area.area) }
    for (player, plate) in zip(TablePlayer.allCases, plates) {
      (plate.frame, plate.scale) = (layout.plateFrame(of: player), layout.scale)
    }
    placeCards(state, isAnimated: false)
    shadows.prepare(cards.prefix(1).map(\.shadow), scale: board.scaleFactor * coordinator.options.liftedScale)
  }

  private func piece(_ card: SkyCard) -> SkyCardPiece? { cards.first { $0.card == card } }

  // MARK: Accessibility

  func name(ofItem card: SkyCard) -> String? { game.text.kind(of: card) }

  func reason(for refusal: SunAndMoonRefusal) -> String? { game.text.reason(refusal) }

  /// The texts reveal nothing about hidden cards.
  func announcement(for step: DragStep<SunAndMoonState>) -> String? {
    switch step {
    case .ended(_, .stays): ""
    case .ended(let cards, .returns(.refused)) where cards.contains(where: game.text.isHidden): ""
    default: nil
    }
  }

  func accessibleLabel(ofItem card: SkyCard) -> String? { game.text.pieceName(card) }

  func accessibleLabel(ofPlace place: SunAndMoonPlace) -> String? {
    if case .area(let area) = place { game.text.areaName(area) } else { nil }
  }

  func accessibleDescription(ofItem card: SkyCard) -> String? { game.text.pieceDescription(card) }

  func updateAccessibility(of item: BoardItem) -> Bool {
    coordinator.accessibility.updateByDefault(item)
    guard let card = (item as? SkyCardPiece)?.card else { return true }
    let isPickedUp = game.session.activeDrag(of: card) != nil
    item.setAction(BoardStrings.click, enabled: isPickedUp || game.state.canPickUp(card) && game.isDragAllowed)
    return true
  }
}
