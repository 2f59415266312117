import Boards
import DragAndDrop
import Games
import Geometry
import Pictures
import Widgets

final class JigsawView: PictureGameView {
  typealias Model = JigsawGame

  let context: GameViewContext<JigsawGame>
  let table: JigsawTable
  let trays: JigsawTrays
  let zoomView: ZoomView
  let cover = PictureCover()
  let spinner = DelayedSpinner()
  let pictures: PuzzlePictures
  let opener: PhotoOpener
  let announcement: PictureAnnouncement
  let loader: PuzzlePictureLoader
  let baker = JigsawBaker()
  let opening = LatestTask()
  let coloring = LatestTask()
  let hintButton = Button(icon: "view-reveal-symbolic", label: tr("Hint"), action: "game.hint")
  let turnButton = Button(icon: "object-rotate-right-symbolic", label: tr("Turn"), action: "game.turn")
  let pictureButton: PictureButton<JigsawGame>
  var switches: [String: Action] = [:]

  var bakedOrder: BakingOrder?
  var bakingSoon: Scheduled?
  var shownFilter = false
  /// The items whose accessible texts have changed since the last update of the texts; `nil` for all items.
  private var changedItems: [BoardItem]? = []
  private var shownColors = JigsawColors()
  /// The dragged pieces, and the one that a click or key has picked up, at the last update of the texts.
  private var shownDragged: [JigsawPiece] = []
  private var shownSticky: JigsawPiece?
  var shownSelection: Set<JigsawPiece> = []
  var lastUsed: JigsawPiece?

  static let appearance = 0.5
  static let margin = 6.0

  init(_ game: JigsawGame, _ pictures: PuzzlePictures) {
    context = GameViewContext(
      game, minimumSize: Size(width: 200, height: 200), naturalSize: Size(width: 390, height: 560), collision: .pointer)
    self.pictures = pictures
    loader = PuzzlePictureLoader(pictures)
    announcement = PictureAnnouncement { (game.state.picture, game.state.picture.description) }
    let overlay = Overlay(context.board)
    zoomView = context.makeZoom(in: overlay)
    trays = JigsawTrays(on: context, zoomView)
    table = JigsawTable(on: context, trays)
    overlay.add(cover)
    overlay.add(spinner.widget)
    overlay.expand()
    opener = PhotoOpener(
      over: overlay, most: 1, refusal: tr("Only pictures can be made into a puzzle."), keep: pictures.keep)
    pictureButton = PictureButton(on: context, cover)
    addActions()
    connect()
    context.open(for: self)
  }

  private func addActions() {
    let actions = context.actions
    let commands: [(String, (JigsawGame) -> Void)] = [
      ("hint", { $0.hint() }), ("gather", { $0.gather() }), ("sort", { $0.sortByColor() }),
      ("select-all", { $0.selectAll() }), ("add-tray", { $0.addTray() }),
    ]
    for (name, command) in commands {
      switches[name] = actions.addAction(name) { [weak game] in game.map(command) }
    }
    switches["turn"] = actions.addAction("turn") { [weak self] in self?.turn() }
    switches["edit-trays"] = actions.addAction("edit-trays") { [weak self] in self?.editTrays() }
    switches["edges"] = actions.addAction("edges", isOn: false) { [weak game] in
      game.map { $0.showEdgesOnly(!$0.showsEdgesOnly) }
    }
    switches["ghost"] = actions.addAction("ghost", isOn: false) { [weak game] in game?.showsGhost.toggle() }
    actions.addAction("open") { [weak opener] in opener?.choose(title: tr("Open Picture")) }
    actions.addAction("paste") { [weak opener] in opener?.paste() }
    actions.addAction("tiles") { [weak self] in self?.context.page?.onOpenGame?(.picturePuzzle, nil) }
  }

  private func connect() {
    opener.onOpened = { [weak self] in self?.opened($0) }
    opener.onMessage = { [weak self] in self?.tell($0) }
    opener.onWaiting = { [weak spinner] in spinner?.wait($0, for: .opening) }
    loader.onWaiting = { [weak spinner] in spinner?.wait($0, for: .loading) }
    loader.onLoaded = { [weak self] in self?.pictureLoaded() }
    loader.onFailed = { [weak self] picture, error in self?.pictureFailed(picture, error) }
    table.onFocusLost = { [weak self] in self?.focus(after: $0) }
    table.onPieceAdded = { [weak self] in self?.connect($0) }
    board.onScaleFactorChange { [weak self] in self?.bakeSoon(after: 0) }
    board.onDrawingScaleChange.observe { [weak self] _ in self?.bakeSoon(after: 0) }
    zoomView.onChange.observe { [weak table] _ in table?.placeTrays() }
    coordinator.hasMoveMenu = true
    coordinator.moveCommands = { [weak self] in self?.moveCommands(for: $0) ?? [] }
    board.onBackgroundClick.add { [weak self] point in
      self?.backgroundClicked(at: point)
      return true
    }
    RubberBand(
      coordinator, selection: { [weak game] in game?.selection ?? [] }, ended: { [weak game] in game?.selectionEnded() }
    ) { [weak game] in game?.select(in: $0, keeping: $1) }
    board.onKey.add { [weak self] key in self?.keyPressed(key) ?? false }
  }

  var widget: Widget { zoomView }
  var headerStart: [Widget] { [hintButton] }
  var headerEnd: [Widget] { [pictureButton.button, turnButton] }
  static var menu: [[Menu.Item]] {
    [
      [
        Menu.Item(tr("_Open Picture…"), "game.open"), Menu.Item(tr("Paste P_icture"), "game.paste"),
        Menu.Item(tr("Play with _Tiles"), "game.tiles"),
      ],
      [
        Menu.Item(
          tr("Arran_ge Pieces"),
          submenu: [
            Menu.Item(tr("_Edge Pieces Only"), "game.edges"), Menu.Item(tr("_Gather Pieces"), "game.gather"),
            Menu.Item(tr("Sort by _Color"), "game.sort"), Menu.Item(tr("Selec_t All"), "game.select-all"),
          ]),
        Menu.Item(
          tr("Tray_s"),
          submenu: [
            Menu.Item(tr("Add a _Tray"), "game.add-tray"), Menu.Item(tr("_Edit Trays…"), "game.edit-trays"),
          ]),
      ],
      [
        Menu.Item(tr("_Whole Picture"), "game.whole-picture"), Menu.Item(tr("Ghost Pi_cture"), "game.ghost"),
      ],
    ]
  }
  var endPageDelay: Double { Self.appearance + 2.5 }
  func makeEndScene() -> Widget { PuzzleEndScene(cover.texture, description: game.state.picture.description) }

  // MARK: Other puzzles

  var levelPainter: any LevelPainter<JigsawLevelItem> { JigsawLevelPainter(pictures) }

  func makeLevelButtons() -> [Button] {
    [Button(tr("Play with Tiles")) { [weak self] in self?.context.page?.onOpenGame?(.picturePuzzle, nil) }]
  }

  func deal(_ item: JigsawLevelItem) {
    if case .file = item { return opener.choose(title: tr("Open Picture")) }
    if case .puzzle(let picture, _) = item { announcement.leaveOut(.builtIn(picture)) }
    cancelOpening()
    context.play { $0.choose(item) }
  }

  func cancelOpening() {
    opener.cancel()
    opening.cancel()
  }

  func open(uris: [String]) { opener.open(uris: uris) }
  func open(_ offer: TransferOffer) { opener.open(offer) }

  func opened(_ result: PhotoOpener.Result) {
    guard let photo = result.photos.first else {
      if let failure = result.failure { tell(failure.message) }
      return
    }
    let notice = pictures.takeNotice(about: result)
    opening.start { [weak self, pictures] in
      let size = try? await pictures.bitmap(of: photo).size
      guard !Task.isCancelled, let self else { return }
      let aspect = size.map { $0.width * 1000 / max(1, $0.height) } ?? 1000
      let level = game.selectedLevel
      context.play { $0.deal(.photo(photo), aspect: aspect, level: level) }
      if let notice { context.page?.tell(notice: notice) }
    }
  }

  // MARK: Showing the state

  func update() {
    let (state, before) = (game.state, table.shown)
    let changes = context.newChanges()
    let isNewDeal = before?.puzzle != state.puzzle
    if before?.picture != state.picture {
      // Another picture is not shown as this one.
      (cover.texture, bakedOrder) = (nil, nil)
      baker.cancel()
      load(state.picture)
    } else if before?.grid != state.grid {
      findColors()
    }
    if isNewDeal || before != state {
      let (changed, hasOtherTrays) = table.show(state, changes)
      let renamesTray = changes.contains { if case .trayRenamed = $0 { true } else { false } }
      changedItems = hasOtherTrays || renamesTray || isNewDeal ? nil : changedItems.map { $0 + changed + table.places }
      if isNewDeal || hasOtherTrays { board.setNeedsLayout() }
    }
    if isNewDeal { lastUsed = nil }
    if before != state { bakeSoon(after: 0) }
    if shownFilter != game.showsEdgesOnly || game.showsEdgesOnly { table.showFilter() }
    if let lastUsed, game.hiddenPieces.contains(lastUsed) { focus(after: lastUsed) }
    let isSelectionNew = shownSelection != game.selection
    if isSelectionNew {
      table.showSelection()
      // Each of several selected pieces says that they are picked up together.
      changedItems? += shownSelection.union(game.selection).compactMap(table.piece)
    }
    (shownFilter, shownSelection) = (game.showsEdgesOnly, game.selection)
    table.show(game.hintShown)
    table.frameItem.ghost = game.showsGhost ? cover.texture : nil
    showCells()
    cover.show(game.isPictureShown || state.isOver, seconds: state.isOver ? Self.appearance : 0.2)
    showActions(state)
    // No piece is left to focus. A screen reader reads the next page only if something had the focus.
    if state.isOver, before?.isOver == false { coordinator.focusNext { [weak self] in self?.table.frameItem } }
    if shownColors != game.colors { changedItems = nil }
    shownColors = game.colors
  }

  /// Updates the texts once the message is set, so that both are read together.
  func didUpdate() {
    let (dragged, sticky) = (game.session.activeDrags.flatMap(\.droppedItems), game.session.stickyDrag?.item)
    if dragged != shownDragged {
      changedItems? += Set(dragged).symmetricDifference(shownDragged).compactMap(table.piece)
    }
    if sticky != shownSticky { changedItems? += table.places }
    if changedItems?.isEmpty != true { coordinator.accessibility.updateChanged(changedItems) }
    (changedItems, shownDragged, shownSticky) = ([], dragged, sticky)
  }

  private func showCells() {
    let candidates = coordinator.stickyDrag?.candidates ?? []
    table.showCells(
      Set(candidates.compactMap { if case .cell(let index) = $0 { index } else { nil } }),
      for: coordinator.stickyDrag?.item)
  }

  private func showActions(_ state: JigsawState) {
    switches["hint"]?.isEnabled = game.canHint
    switches["turn"]?.isEnabled = game.canTurn
    switches["sort"]?.isEnabled = game.canSortByColor
    switches["gather"]?.isEnabled = game.isDragAllowed
    switches["add-tray"]?.isEnabled = game.canAddTray
    switches["edit-trays"]?.isEnabled = game.canEditTrays
    switches["edges"]?.isEnabled = game.isDragAllowed
    switches["edges"]?.setOn(game.showsEdgesOnly)
    switches["ghost"]?.setOn(game.showsGhost)
    pictureButton.update()
    turnButton.isVisible = state.level.turns
    hintButton.accessibleDescription = game.text.hintDescription
    table.frameItem.accessibleLabel = game.text.frameName
  }

  func layOutItems(in size: Size) {
    let covered = trays.layOut(in: size)
    zoomView.coveredHeight = covered
    let area = Rect(
      origin: .zero, size: Size(width: size.width, height: max(0, size.height - covered))
    ).inset(by: Self.margin)
    let isResized = game.table != area
    game.table = area
    table.layOut(in: size)
    zoomView.smallestTarget = min(game.geometry.cell.width, game.geometry.cell.height)
    cover.area = game.geometry.frame
    // The texts say where pieces lie on the table.
    if isResized { changedItems = nil }
    // The table of a jigsaw that is opened again may have the same size as when it was left.
    if isResized || bakedOrder == nil { bakeSoon(after: bakedOrder == nil ? 0 : 0.15) }
  }

  func places(under piece: JigsawPiece, at point: Point, grab: Point) -> [JigsawPlace]? {
    guard let item = table.piece(piece), let group = game.state.group(of: piece) else { return [] }
    if let tray = trays.tray(at: point) { return [.tray(tray)] }
    let center = item.frame(heldAt: point, grab: grab).center
    return [.table(game.geometry.spot(of: group, centeredAt: center))]
  }

  /// Shows a piece that keys move over a cell as it would lie there.
  func show(_ drag: DragSession<JigsawRules>.ActiveDrag) -> Bool {
    guard !drag.input.isHeld, case .cell(let index)? = drag.place, let piece = table.piece(drag.item) else {
      return false
    }
    piece.hover { [weak self, weak piece] in
      guard let self, let piece else { return .zero }
      return game.geometry.center(of: piece.group, onCell: index)
    }
    return true
  }

  func frame(of place: JigsawPlace) -> Rect? {
    if case .cell(let index) = place { game.geometry.rect(ofCell: index) } else { nil }
  }
}
