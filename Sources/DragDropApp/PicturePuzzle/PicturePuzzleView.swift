import Boards
import Games
import Geometry
import Pictures
import Widgets

final class PicturePuzzleView: PictureGameView {
  typealias Model = PicturePuzzleGame

  let context: GameViewContext<PicturePuzzleGame>
  private let overlay: Overlay
  private let tiles: PuzzleTiles
  private let loader: PuzzlePictureLoader
  private let cutter: TileCutter
  private let cover = PictureCover()
  private let pictureButton: PictureButton<PicturePuzzleGame>
  private let pictureBeside: PictureBeside
  private let spinner = DelayedSpinner()
  private let opener: PhotoOpener
  private let pictures: PuzzlePictures
  private let describer: PictureDescriber
  let announcement: PictureAnnouncement
  private let likeness: PuzzleLikeness
  private let hintButton = Button(icon: "view-reveal-symbolic", label: tr("Hint"), action: "game.hint")
  private let nextButton = Button(icon: "go-next-symbolic", label: tr("Next Puzzle"), action: "game.next")
  private let hintAction: Action
  private let nextAction: Action

  /// The scale factor that the picture was cut for.
  private var cutScale = 1.0
  private var shownHint: PuzzleHint?
  private var showsChecks = false
  private var cutting: Scheduled?
  private var hintEnd: Scheduled?

  /// The time in which the whole picture appears once the puzzle is solved, in seconds.
  private static let appearance = 0.5

  init(_ game: PicturePuzzleGame, _ pictures: PuzzlePictures) {
    context = GameViewContext(
      game, minimumSize: Size(width: 200, height: 200), naturalSize: Size(width: 390, height: 390), collision: .pointer
    ) { game.state.position(of: $0) }
    tiles = PuzzleTiles(on: context)
    loader = PuzzlePictureLoader(pictures)
    cutter = TileCutter(loader)
    self.pictures = pictures
    overlay = Overlay(context.board)
    overlay.add(cover)
    overlay.add(spinner.widget)
    overlay.expand()
    opener = PhotoOpener(
      over: overlay, most: 1, refusal: tr("Only pictures can be made into a puzzle."), keep: pictures.keep)
    likeness = PuzzleLikeness(context, pictures, loader, cutter)
    announcement = PictureAnnouncement { (game.state.picture, game.text.pictureDescription) }
    describer = PictureDescriber(context) { [weak cutter] in cutter?.bitmap(of: $0) }
    let actions = context.actions
    hintAction = actions.addAction("hint") { [weak game] in game?.hint() }
    pictureButton = PictureButton(on: context, cover)
    pictureBeside = PictureBeside(on: context)
    context.addSwitch("marks", \.marksRightTiles, of: game.preferences)
    context.addSwitch("keep-shape", \.keepsPictureShape, of: game.preferences)
    nextAction = actions.addAction("next") { [weak context] in context?.page?.play { $0.goToNextLevel() } }
    connect()
    context.open(for: self)
  }

  private func connect() {
    let actions = context.actions
    actions.addAction("jigsaw") { [weak self] in self?.openJigsaw(nil) }
    actions.addAction("open") { [weak opener] in opener?.choose(title: tr("Open Picture")) }
    actions.addAction("paste") { [weak opener] in opener?.paste() }
    opener.onOpened = { [weak self] in self?.opened($0) }
    opener.onMessage = { [weak self] in self?.tell($0) }
    opener.onWaiting = { [weak spinner] in spinner?.wait($0, for: .opening) }
    pictures.onUpcoming = { [weak cutter, weak likeness] bitmap in
      cutter?.cutAhead(bitmap)
      likeness?.compareAhead(bitmap)
    }
    likeness.onPlain = { [weak self] in self?.tell($0) }
    loader.onWaiting = { [weak spinner] in spinner?.wait($0, for: .loading) }
    loader.onLoaded = { [weak self] in self?.pictureLoaded() }
    loader.onFailed = { [weak self] picture, error in self?.pictureFailed(picture, error) }
    cutter.onCut = { [weak self] cut in self?.show(cut) }
    cutter.onFailed = { [weak self] in self?.cuttingFailed($0) }
    board.onScaleFactorChange { [weak self] in self?.scaleChanged() }
    board.onDrawingScaleChange.observe { [weak self] _ in self?.scaleChanged() }
  }

  private(set) lazy var widget: Widget = context.makeZoom(in: overlay)
  func escapePressed() -> Bool { coordinator.escapePressed() || game.hidePicture() }
  var headerStart: [Widget] { [hintButton] }
  var headerEnd: [Widget] { [nextButton, pictureButton.button] }
  static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("_Open Picture…"), "game.open"), Menu.Item(tr("Paste P_icture"), "game.paste"),
        Menu.Item(tr("Des_cribe Picture…"), "game.describe"),
        Menu.Item(tr("Play as _Jigsaw"), "game.jigsaw"),
      ],
      [
        Menu.Item(tr("_Whole Picture"), "game.whole-picture"),
        Menu.Item(tr("Picture Be_side the Board"), "game.picture-beside"),
        Menu.Item(tr("Mark Ri_ght Tiles"), "game.marks"), Menu.Item(tr("Keep _the Picture’s Shape"), "game.keep-shape"),
      ],
    ]
  }
  var initialFocus: BoardItem? { game.state.tiles.first.flatMap(coordinator.piece) }
  /// The whole picture is shown for two and a half seconds, once it has appeared.
  var endPageDelay: Double { Self.appearance + 2.5 }
  func nextFocus(after tile: PuzzleTile) -> PuzzleTile? { tiles.next(after: tile) }
  func makeEndScene() -> Widget { PuzzleEndScene(cover.texture, description: game.text.pictureDescription) }

  // MARK: Other puzzles

  var levelPainter: any LevelPainter<PuzzleLevelItem> { PuzzleLevelPainter(pictures) }

  func deal(_ item: PuzzleLevelItem) {
    if case .file = item { return opener.choose(title: tr("Open Picture")) }
    if case .jigsaw(let size) = item { return openJigsaw(JigsawLevel(size)) }
    if case .puzzle(let picture, _) = item { announcement.leaveOut(.builtIn(picture)) }
    cancelOpening()
    context.play { $0.choose(item) }
  }

  func cancelOpening() {
    opener.cancel()
    likeness.cancelOpening()
  }

  private func openJigsaw(_ level: JigsawLevel?) { context.page?.onOpenGame?(.jigsaw, level?.rawValue) }

  func open(uris: [String]) { opener.open(uris: uris) }
  func open(_ offer: TransferOffer) { opener.open(offer) }

  private func opened(_ result: PhotoOpener.Result) {
    guard let photo = result.photos.first else {
      if let failure = result.failure { tell(failure.message) }
      return
    }
    let notice = pictures.takeNotice(about: result)
    likeness.open(photo) { [context] in if let notice { context.page?.tell(notice: notice) } }
  }

  // MARK: Showing the state

  func update() {
    let (state, before) = (game.state, tiles.shown)
    if before?.picture != state.picture {
      cutter.cancel()
      // Another picture is not shown as this one.
      show(whole: nil)
      load(state.picture)
    }
    if before?.size != state.size { build(for: state) }
    showShape()
    tiles.shown = state
    if before != state { tiles.place(state, after: before) }
    // A new deal has no likeness yet, even with the same picture.
    if state.likeness == nil, !state.isOver { likeness.compare() }
    showHint(state)
    if before != state || shownHint != game.hintShown || showsChecks != game.preferences.marksRightTiles {
      tiles.show(game.hintShown)
    }
    (shownHint, showsChecks) = (game.hintShown, game.preferences.marksRightTiles)
    showActions()
  }

  /// Updates the texts once the message is set, so that both are read together.
  func didUpdate() { tiles.updateChangedAccessibility() }

  private func build(for state: PicturePuzzleState) {
    tiles.build(for: state)
    pictureBeside.addToBoard()
    cutSoon(after: 0)
  }

  private func showShape() {
    guard cutter.keepsShape != game.preferences.keepsPictureShape else { return }
    cutter.keepsShape = game.preferences.keepsPictureShape
    likeness.compare()
    board.setNeedsLayout()
  }

  private func showHint(_ state: PicturePuzzleState) {
    cover.show(
      game.hintShown == .picture || game.isPictureShown || state.isOver,
      seconds: state.isOver ? Self.appearance : 0.2)
    hintEnd = game.pictureTimeLeft.map { left in
      // Schedules the timer again, in case it fired too early.
      .after(left / .seconds(1)) { [weak self] in
        self?.game.pictureTimePassed()
        self.map { $0.showHint($0.game.state) }
      }
    }
  }

  private func showActions() {
    hintAction.isEnabled = game.canHint
    nextAction.isEnabled = game.canGoToNext
    nextButton.isVisible = game.nextLevel != nil
    hintButton.accessibleDescription = game.text.hintDescription
    nextButton.accessibleDescription = game.text.nextDescription
    pictureButton.button.isVisible = game.state.level.journeyPuzzle == nil
    pictureButton.update()
    pictureBeside.update()
  }

  func layOutItems(in size: Size) {
    guard let state = tiles.shown else { return }
    let layout = PicturePuzzleLayout(
      size: size, count: state.size.side, aspect: cutter.aspect, showsPicture: pictureBeside.isWanted,
      isRightToLeft: board.isRightToLeft)
    let isReshaped = layout.aspect != tiles.layout.aspect
    let isResized = layout.area.size != tiles.layout.area.size
    tiles.layOut(state, in: layout)
    context.zoom?.view.smallestTarget = min(layout.tile.width, layout.tile.height)
    cover.area = layout.area
    pictureBeside.layOut(in: layout.picture)
    if isReshaped || isResized { cutSoon(after: isReshaped ? 0 : 0.15) } else { scaleChanged() }
  }

  // MARK: Accessibility

  func name(ofItem tile: PuzzleTile) -> String? { game.text.name(tile) }
  func accessibleLabel(ofItem tile: PuzzleTile) -> String? { game.text.pieceName(tile) }
  func accessibleLabel(ofPlace position: GridPosition) -> String? { game.text.placeName(position) }
  func accessibleDescription(ofItem tile: PuzzleTile) -> String? { game.text.solvedDescription }
  func accessibleDescription(ofDropping tile: PuzzleTile, on position: GridPosition) -> String? {
    game.text.dropDescription(tile, at: position)
  }

  // MARK: The picture

  private func load(_ picture: PuzzlePicture) { loader.load(picture, side: sideNeeded) }

  private var sideNeeded: Int { PuzzlePictures.side(for: tiles.layout.area.size, scale: scaleNeeded) }
  private var scaleNeeded: Double { tiles.layout.pictureScale(board.scaleFactor, zoom: board.drawingScale) }

  private func scaleChanged() {
    // The board's monitor is not known before the board is in a window.
    if cutScale != scaleNeeded, cutting == nil { cutSoon(after: 0) }
  }

  private func pictureLoaded() {
    likeness.compare()
    // A picture of the same shape does not need a new layout of a thousand tiles.
    guard cutter.aspect != tiles.layout.aspect else { return cutSoon(after: 0) }
    // The layout has it cut in its shape.
    tiles.forgetPicture()
    board.setNeedsLayout()
  }

  private func pictureFailed(_ picture: PuzzlePicture, _ error: PictureError) {
    // A puzzle cannot be continued without its picture.
    if picture != .substitute { game.deal(.substitute, size: game.state.size) }
    context.page?.tell(notice: error.message(about: picture.title))
  }

  private func cuttingFailed(_ error: PictureError) {
    // Tiles of another size are stretched.
    if let picture = tiles.shown?.picture, !tiles.hasPicture { pictureFailed(picture, error) }
  }

  func styleChanged() { cutSoon(after: 0) }

  /// Cuts the picture once the size has not changed for a while; until then, the old tiles are stretched.
  private func cutSoon(after seconds: Double) {
    cutting = .after(seconds) { [weak self] in self?.cut() }
  }

  private func cut() {
    cutting = nil
    cutScale = scaleNeeded
    guard let shown = tiles.shown, tiles.layout.area.size.width > 0 else { return }
    // The window may have grown; until the larger picture is loaded, the present one is stretched.
    if sideNeeded > loader.side { load(shown.picture) }
    cutter.cut(
      shown.picture,
      CuttingOrder(
        tiles.layout.area.size, count: shown.size.side, scale: cutScale,
        isHighContrast: style.appearance.isHighContrast))
  }

  private func show(_ cut: TileCutter.Cut) {
    let isShown = tiles.show(cut.tiles) { [board] in Diagnosis.openingEnds(on: board) }
    if isShown { show(whole: cut.whole) }
  }

  private func show(whole: Texture?) { (cover.texture, pictureBeside.texture) = (whole, whole) }
}
