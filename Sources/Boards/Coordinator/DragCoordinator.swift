import DragAndDrop
import Geometry
import Widgets

/// Connects a board with a drag model: inputs become calls of the model, and its session positions, marks and focus.
///
/// To support all inputs, a program adds its pieces and places, each with an accessible name.
public final class DragCoordinator<Model: DragModel> {
  /// An item that is being dragged.
  public typealias ActiveDrag = DragSession<Model.Rules>.ActiveDrag

  /// The view model that all inputs change.
  public let model: Model
  /// The board with the pieces and places.
  public let board: Board
  /// The delegate that customizes the coordinator; setting it updates the board.
  public weak var delegate: (any DragCoordinatorDelegate<Model>)? {
    didSet {
      board.setNeedsLayout()
      token = observe { [weak self] in self?.update() }
    }
  }

  /// The keys, times, animations and strings.
  public var options: BoardOptions {
    get { board.options }
    set { board.options = newValue }
  }
  /// The constraint on the positions of held pieces; nil for none.
  public var movement: MovementConstraint?
  /// The places to which keys can move a piece.
  public var keyboardReach = KeyboardReach.accepting
  /// Where the focus goes when an item is picked up without a pointer.
  public var keyboardStart = KeyboardStart.nearestPlace
  /// Whether the pieces that are dragged together form a stack; otherwise they keep their distances.
  public var stacksDragGroups = false
  /// Whether the reason of a refusal is shown at the place that refuses what is held over it.
  public var showsRefusals = false
  /// Whether the secondary button and the Menu key open a menu of the places that accept a piece.
  public var hasMoveMenu = true
  /// Returns the moves in an item's menu; if nil, it has one for each accepting place, and does not open for over 16.
  public var moveCommands: ((Model.Item) -> [MoveCommand<Model.Place>])?
  /// The direction in which lists extend, so that arrow keys along it stop at the end of a list; nil without lists.
  public var focusLine: Direction?
  /// Returns the place that an item is in, which keys can reach to put it back; nil if it is in none.
  public var originPlace: (Model.Item) -> Model.Place?
  /// The object that decides which hints about keys are part of descriptions; by default, all are.
  public var hints = KeyHints() {
    didSet { hintsToken = observe { [weak self] in self?.hintsChanged() } }
  }
  /// Called each time that a change of the state or the drags is shown.
  package var onUpdate = EventHandlers<Void>()
  /// The exchange of items with other boards, windows and programs; nil for none.
  public var transfer: ItemTransfer<Model.Item>? {
    didSet {
      transfers = nil
      transfers = transfer.map { TransferController(self, $0) }
    }
  }
  /// Whether another finger that taps a piece during a drag adds the piece to it.
  public var addsTappedItems = false
  /// Called for each event of the drags, once the board shows it; see `DragMonitorEvent`.
  public var onDragEvent = EventHandlers<DragMonitorEvent<Model.Rules>>() {
    didSet { if monitor == nil { monitor = DragMonitor(of: model.dragState) } }
  }

  let collision: Collision
  var hooks = CoordinatorHooks<Model.Item, Model.Place>()
  private(set) var pieces = PieceItems<Model.Item>()
  private(set) var places = PlaceItems<Model.Place>()

  /// The announcements and accessible texts.
  public private(set) lazy var accessibility = DragAccessibility(self)
  package private(set) lazy var announcer = DragAnnouncer(self)
  private(set) lazy var pointerInput = PointerInput(self)
  private(set) lazy var display = DragDisplay(self)
  private(set) lazy var springLoader = SpringLoader(self)
  private(set) lazy var focus = FocusMover(on: board) { [weak self] in self?.accessibility.focusMoverFinished() }
  var moveMenu: MoveMenu<Model> { MoveMenu(coordinator: self) }
  package private(set) var transfers: TransferController<Model>?
  /// Returns the moves that menus of other boards offer for items that would come from there.
  var incomingCommands: (([Model.Item], DropOperation) -> [MoveCommand<Model.Place>])?
  private var monitor: DragMonitor<Model.Rules>?
  private var sensors: [any DragSensor<Model>] = []
  private(set) weak var scrollView: ScrollView?
  private lazy var edgeScroller = makeEdgeScroller(AutoScroll())
  private var (token, hintsToken): (ObservationToken?, ObservationToken?)
  private var shownHints: KeyHints.Shown?

  /// Connects `board` with `model`; `collision` finds the places under a held piece.
  ///
  /// - Parameter originPlace: Returns the place that an item is in, which keys can reach to put it back; nil if none.
  public init(
    board: Board, model: Model, collision: Collision = .intersection, options: BoardOptions = BoardOptions(),
    originPlace: @escaping (Model.Item) -> Model.Place? = { _ in nil }
  ) {
    (self.board, self.model, self.collision) = (board, model, collision)
    self.originPlace = originPlace
    board.options = options
    BoardStyle.load()
    board.onLayout.observe { [weak self] size in
      self?.delegate?.layOutItems(in: size)
      self?.updatePlacesOfHeldItems()
    }
    board.onBackgroundClick.observe { [weak self] _ in self?.cancelStickyDrag() }
    board.onSecondaryPress.add { [weak self] point in self?.stickyInput.secondaryPressed(at: point) ?? false }
    board.onKey.add { [weak self] key in self?.handle(key) ?? false }
    board.onFocusMove.observe { [weak self] item in self?.focusMoved(to: item) }
    board.coordinatorFocusGroups = { [weak self] in self?.focusOrder.groups ?? [] }
    board.usesBackground = { [weak self] in self?.stickyDrag != nil }
    board.watchWindow(
      escape: { [weak self] in self?.escapeKeyPressed() ?? false }, left: { [weak self] in self?.windowLeft() })
    (token, hintsToken) = (observe { [weak self] in self?.update() }, observe { [weak self] in self?.hintsChanged() })
  }

  /// Updates all descriptions if the policy or the set of learned hints has changed.
  private func hintsChanged() {
    let shown = hints.shown
    guard shown != shownHints else { return }
    shownHints = shown
    accessibility.updateAll()
  }

  /// Shows the state and the session; runs again whenever a value that it reads has changed.
  private func update() {
    // Names the pieces before the delegate removes any.
    let sentences = announcer.newSentences()
    transfers?.sessionChanged()
    delegate?.update()
    announcer.announce(sentences + (delegate?.announcements() ?? []))
    display.update()
    edgeScroller.pointersMoved()
    springLoader.update(to: model.session.activeDrags)
    pointerInput.sessionChanged()
    focus.schedule()
    if delegate?.updatesChangedAccessibility != true { accessibility.updateChanged() }
    delegate?.didUpdate()
    onUpdate.call(())
    for event in monitor?.events(of: model.dragState) ?? [] { onDragEvent.call(located(event)) }
  }

  // MARK: Items

  /// Adds a piece for `item` to the board.
  public func add(_ piece: Piece, for item: Model.Item) {
    // An item that was dropped from elsewhere moves from there to its place.
    if let point = display.arrivalPoint(of: item) { piece.frame = Rect(center: point, size: .zero) }
    board.add(piece)
    accessibility.itemAdded(piece)
    pieces.add(piece, for: item)
    display.pieceAdded(for: item)
    piece.onDrag.observe { [weak self, unowned piece] event in
      if let self, let item = self.item(of: piece) { pointerInput.handle(event, of: item) }
    }
    piece.activation = { [weak self, unowned piece] input in
      guard let self, let item = self.item(of: piece) else { return .atOnce }
      let activation = delegate?.activation(of: item, by: input) ?? options.activation
      // A finger that moves at once scrolls.
      let scrolls = input == .finger && piece.scrollArea?.canScroll == true
      return scrolls && activation == .atOnce ? .delay(seconds: 0.3) : activation
    }
    piece.onAction.observe { [weak self, unowned piece] in self?.perform($0, on: piece) }
  }

  /// Assigns the existing pieces to other items, instead of moving them; lifted pieces return to their frames.
  public func permutePieces(_ permutation: PiecePermutation<Model.Item>) {
    for piece in board.raised where piece.isLifted { piece.animateToFrame() }
    pieces.permutation = permutation
  }

  /// Adds a drop target for `place` to the board.
  public func add(_ widget: Place, for place: Model.Place) {
    setPlace(place, of: widget)
    board.add(widget)
    accessibility.itemAdded(widget)
    widget.onClick.observe { [weak self] _ in self?.stickyInput.openOrDrop(on: place) }
    widget.onAction.observe { [weak self] action in
      if action == BoardStrings.click { self?.stickyInput.openOrDrop(on: place, movesFocus: true) }
    }
  }

  /// Makes an item of the board the drop target for `place`, for boards where pieces are dropped on pieces.
  public func setPlace(_ place: Model.Place, of item: BoardItem) {
    // Permuted pieces can set thousands of places that have not changed.
    guard places[place] !== item || self.place(of: item) != place else { return }
    let former = places.set(item, for: place)
    item.mark = display.mark(of: place)
    if let former, self.place(of: former) == nil { former.mark = .none }
  }

  /// Removes the piece of `item` from the board; its preview stays until the drag ends.
  public func remove(_ item: Model.Item) {
    focus.leave(pieces[item])
    guard let piece = pieces.remove(item) else { return }
    pointerInput.forgetPress(of: item)
    board.remove(piece)
    accessibility.itemRemoved(piece)
  }

  /// Removes a place; if it is a piece, the piece stays on the board.
  public func removePlace(_ place: Model.Place) {
    guard let item = places.remove(place) else { return }
    if item is Piece { return item.mark = .none }
    board.remove(item)
    accessibility.itemRemoved(item)
  }

  /// Removes all pieces and places, for other contents.
  public func removeAll() {
    for item in board.items { board.remove(item) }
    (pieces, places) = (PieceItems(), PlaceItems())
    accessibility.allItemsRemoved()
    display.removeAll()
    pointerInput.forgetPresses()
  }

  /// Sets the order in which keys and screen readers go through pieces, and in which the board draws them.
  public func setOrder(_ items: [Model.Item]) {
    guard items != pieces.order else { return }
    pieces.setOrder(items)
    board.setOrder(items.compactMap { pieces[$0] })
  }

  /// Sets the order in which keys go through places; other places come first.
  package func setPlaceOrder(_ order: [Model.Place]) { places.setOrder(order) }

  /// Returns the piece of an item.
  public func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  /// Returns the item of the board that is the drop target for a place.
  public func place(_ place: Model.Place) -> BoardItem? { places[place] }

  var allPieces: [(Model.Item, Piece)] { pieces.order.compactMap { item in pieces[item].map { (item, $0) } } }
  package func item(of piece: BoardItem) -> Model.Item? { pieces.item(of: piece) }
  package func place(of item: BoardItem) -> Model.Place? { places.place(of: item) }

  // MARK: Inputs

  /// Ends the message, which would be read again when the window is active again, and cancels all drags.
  private func windowLeft() {
    accessibility.endMessage(focused: nil)
    if transfers?.isActive != true { model.cancelActiveDrags() }
  }

  /// Attaches a sensor, until it is removed or the coordinator is deallocated.
  public func add(_ sensor: some DragSensor<Model>) {
    sensors.append(sensor)
    sensor.attach(to: self)
  }

  /// Detaches a sensor.
  public func remove(_ sensor: some DragSensor<Model>) {
    guard let index = sensors.firstIndex(where: { $0 === sensor }) else { return }
    sensors.remove(at: index)
    sensor.detach()
  }

  /// Puts the board into a scroll view that scrolls while a piece is held near its edge; call it at most once.
  ///
  /// The board's minimum size should be its whole size.
  public func makeScroller(_ autoScroll: AutoScroll = AutoScroll()) -> AutoScroller {
    let view = ScrollView(board)
    scrollView = view
    edgeScroller = makeEdgeScroller(autoScroll, in: view)
    return AutoScroller(view, edgeScroller)
  }

  private func makeEdgeScroller(_ autoScroll: AutoScroll, in view: ScrollView? = nil) -> EdgeScroller {
    EdgeScroller(on: board, autoScroll, scale: { [weak board] in board?.zoomScale ?? 1 }) { [weak self] in
      let held = self?.model.session.activeDrags.filter(\.input.isHeld) ?? []
      return held.compactMap { drag in drag.point.map { (drag.item, $0) } }
    } start: { [weak self] item in
      guard let self, let item = item.base as? Model.Item, let piece = pieces[item] else { return nil }
      return model.session.activeDrag(of: item)?.grabPoint.map { piece.frame.origin + $0 }
    } views: { [weak self, weak view] point in
      self?.board.scrollViews(at: point, in: view) ?? ([], [])
    } scrolled: { [weak self] distance in
      self?.pointerInput.moveHeld(by: distance)
    }
  }

  // MARK: Focus

  /// Focuses an item once the current state of the model is shown, possibly on another board.
  public func focusNext(_ item: @escaping () -> BoardItem?) { focus.move(to: item) }

  private func escapeKeyPressed() -> Bool { options.keys.cancel.contains(.escape) && escapePressed() }

  private func handle(_ key: KeyPress) -> Bool {
    if let item = board.itemWithInnerFocus { return key.key == .escape && item.grabFocus() }
    if key.key == .f2, stickyDrag == nil { return board.focusedItem?.moveFocusInside(.forward) == true }
    return stickyInput.handle(key)
  }

  private func focusMoved(to item: BoardItem?) {
    accessibility.focusMoved(to: item)
    guard let item else { return }
    delegate?.focusMoved(to: item)
    stickyInput.focusMoved(to: item)
  }
}
