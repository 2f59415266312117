import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class ColorMatchView: GameView {
  typealias Model = ColorMatchGame

  let context: GameViewContext<ColorMatchGame>
  private let shaker: ShakeAnimation
  private let title = Label(styles: ["heading", "dim-label"])
  private let target: ColorTarget
  private let speaker = Button(icon: "audio-volume-high-symbolic", label: tr("Say the Word"), action: "game.speak")
  private var speaking: ObservationToken?
  private var speakerMove: Scheduled?
  private var offer: Scheduled?
  private var squares: [ColorSquare] = []
  private var slots: [ColorSlot] = []
  private let textures = Textures<ColorSquarePainting>()

  private var shownColors: [MatchColor] = []
  /// The color that was just matched, until the next word appears.
  private var celebrated: MatchColor?
  private var celebration: Scheduled?
  private var isWrong = false
  private var wrongness: Scheduled?

  init(_ game: ColorMatchGame) {
    context = GameViewContext(
      game, minimumSize: Size(width: 180, height: 217), naturalSize: Size(width: 390, height: 520),
      collision: .intersection
    ) { .slot($0) }
    target = ColorTarget(context.style)
    let restart = Button(tr("Restart"), styles: ["suggested-action", "restart"]) { [weak game] in game?.restart() }
    restart.align(horizontally: .center)
    title.centerLines()
    title.setMargins(top: 12, start: 12, end: 12)
    restart.setMargins(bottom: 18)
    speaker.addStyle("circular")
    speaker.request(width: ColorMatchLayout.speakerSide, height: ColorMatchLayout.speakerSide)
    speaker.align(horizontally: .start, vertically: .start)
    speaker.isVisible = false
    let board = Overlay(context.board)
    board.add(speaker)
    shaker = ShakeAnimation(around: Box(.vertical, [title, board, restart]))
    context.open(for: self)
  }

  var widget: Widget { shaker }
  static var menu: [[Menu.Item]] { [[Menu.Item(tr("_Say the Word"), "game.speak", isHiddenWhenDisabled: true)]] }
  var initialFocus: BoardItem? { game.state.remaining.first.flatMap(coordinator.piece) ?? target }
  var levelPainter: any LevelPainter<ColorMatchLevel> { ColorMatchLevelPainter(game) }
  func makeEndScene() -> Widget { ColorMatchEndScene(colors: game.state.colors) }

  func styleChanged() { showTarget() }

  // MARK: Speech

  /// Offers to read the words aloud, once, if there is a speech engine.
  func opened(with audio: Audio) {
    let say = { [weak audio, weak game] in
      if let game { audio?.say(game.wordsNow, language: game.wordLanguage) }
    }
    let action = context.actions.addAction("speak", say)
    speaking = observe { [weak self, weak audio] in
      guard let self, let audio else { return }
      action.isEnabled = audio.canSpeak
      speaker.isVisible = audio.canSpeak
      guard audio.canSpeak, audio.interface.readingAloud == .notAsked else { return }
      audio.interface.readingAloud = .off
      // The page must not change while the state is being observed.
      offer = .beforeNextFrame { [weak self, weak audio] in
        self?.context.page?.offer(tr("The words can be read aloud."), button: tr("Read Aloud")) {
          audio?.interface.readingAloud = .on
          say()
        }
      }
    }
  }

  // MARK: Showing the state

  func update() {
    let state = game.state
    if shownColors != state.colors { buildBoard(for: state.colors) }
    showChanges(context.newChanges())
    if game.session.isDragging { endCelebration() }
    showTarget()
    title.text = game.text.board
    board.accessibleLabel = game.text.board
  }

  private func buildBoard(for colors: [MatchColor]) {
    shownColors = colors
    coordinator.removeAll()
    squares = colors.map { ColorSquare($0, style, textures) }
    slots = colors.map { ColorSlot($0, style) }
    for (color, slot) in zip(colors, slots) { coordinator.add(slot, for: .slot(color)) }
    for square in squares { coordinator.add(square, for: square.color) }
    coordinator.add(target, for: .target)
  }

  private func showChanges(_ changes: [ColorMatchChange]) {
    for change in changes {
      switch change {
      case .matched(let color):
        endMistake()
        celebrate(color)
      case .mistaken: showMistake()
      case .dealt, .undone, .redone:
        endMistake()
        endCelebration()
      case .won: break
      }
    }
  }

  func didUpdate() {
    for square in squares where game.session.activeDrag(of: square.color) == nil {
      let isInSlot = !game.state.isPlaced(square.color)
      guard square.isInPlace != isInSlot else { continue }
      square.setInPlace(isInSlot)
      if isInSlot { square.animateToFrame(from: target.frame.center) }
    }
  }

  func showLanding(of color: MatchColor) -> Bool {
    guard game.state.isPlaced(color), let square = squares.first(where: { $0.color == color }) else { return false }
    square.leave(for: { [weak target] in target?.frame.center ?? .zero })
    square.fadeOut()
    return true
  }

  private func showTarget() {
    let state = game.state
    let over = game.session.activeDrags.first { $0.place == .target && $0.verdict == .accepted }
    target.content = ColorTarget.Content(
      word: state.word.map(game.text.word) ?? "", ink: state.ink,
      shape: game.showsShape || style.appearance.isHighContrast ? state.word?.shape : nil,
      fill: state.isOver ? state.lastMatched : celebrated, outline: over?.item, isWrong: isWrong)
  }

  private func celebrate(_ color: MatchColor) {
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
    wrongness = .after(1) { [weak self] in
      self?.endMistake()
      self?.showTarget()
    }
  }

  private func endMistake() { (isWrong, wrongness) = (false, nil) }

  func layOutItems(in size: Size) {
    let layout = ColorMatchLayout(size: size, colorCount: squares.count, isRightToLeft: board.isRightToLeft)
    style.scale = layout.scale
    for (index, frame) in layout.slots.enumerated() { (slots[index].frame, squares[index].frame) = (frame, frame) }
    target.frame = layout.target
    let place = layout.speaker
    // Margins must not change while the board is being laid out.
    speakerMove = .beforeNextFrame { [speaker, isRightToLeft = board.isRightToLeft] in
      speaker.setMargins(
        top: Int(clamping: place.minY), start: Int(clamping: isRightToLeft ? size.width - place.maxX : place.minX))
    }
    let lifted = squares.map { $0.painting(isLifted: true) }
    textures.prepare(lifted, scale: board.scaleFactor * coordinator.options.liftedScale)
  }

  // MARK: Accessibility

  func name(ofItem color: MatchColor) -> String? { color.pieceName }

  func reason(for refusal: ColorMatchRefusal) -> String? { game.text.reason(refusal) }

  func announcement(for step: DragStep<ColorMatchState>) -> String? {
    switch step {
    case .pickedUp(let color): game.text.pickedUp(color)
    case .ended(_, .stays): ""
    default: nil
    }
  }

  func accessibleLabel(ofItem color: MatchColor) -> String? { game.text.pieceName(color) }

  func accessibleLabel(ofPlace place: ColorMatchPlace) -> String? {
    switch place {
    case .slot(let color): game.text.slotName(color)
    case .target: game.text.targetName
    }
  }

  func accessibleDescription(ofPlace place: ColorMatchPlace) -> String? {
    place == .target ? game.text.targetDescription : nil
  }

  func updateAccessibility(of item: BoardItem) -> Bool {
    guard let slot = item as? ColorSlot else { return false }
    slot.isFocusable = coordinator.stickyDrag?.item == slot.color
    guard !slot.isFocusable else { return false }
    coordinator.accessibility.setText(game.text.slotName(slot.color), "", of: slot)
    slot.setAction(BoardStrings.click, enabled: false)
    return true
  }
}
