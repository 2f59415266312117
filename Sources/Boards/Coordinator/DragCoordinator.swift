import DragAndDrop
import Geometry
import Widgets

/// Connects a board with a drag model: inputs become calls of the model, and its session positions, marks and focus.
///
/// To support all inputs, a game adds its pieces and places, each with an accessible name.
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

  /// The constraint on the positions of held pieces; nil for none.
  public var movement: MovementConstraint?
  /// The places to which keys can move a piece.
  public var keyboardReach = KeyboardReach.accepting
  /// Where the focus goes when an item is picked up without a pointer.
  public var keyboardStart = KeyboardStart.nearestPlace
  /// Whether the pieces that are dragged together form a stack; otherwise they keep their distances.
  public var stacksDragGroups = false
  /// Whether the secondary button and the Menu key open a menu of the places that accept a piece.
  public var hasMoveMenu = true
  /// Returns the moves in the context menu of an item; nil for one to each accepting place, if they are at most 16.
  public var moveCommands: ((Model.Item) -> [MoveCommand<Model.Place>])?
  /// The direction of lists, at whose ends arrow keys stop; nil if they move on to the nearest item beside the line.
  public var focusLine: Direction?
  /// Returns the place where an item can be put back with keys; nil if it has no such place.
  public var originPlace: (Model.Item) -> Model.Place?
  /// Called each time the state and the drags have changed and are shown.
  public var onUpdate = EventHandlers<Void>()
  /// The time for which a piece is held over a place before the place opens, in seconds.
  public var springLoadDelay: Double {
    get { springLoader.springLoading.delay }
    set { springLoader.springLoading.delay = newValue }
  }

  let strings: BoardStrings
  let collision: Collision
  var hooks = CoordinatorHooks<Model.Item>()
  private(set) var pieces = PieceItems<Model.Item>()
  private(set) var places = PlaceItems<Model.Place>()

  /// The announcements and accessible texts.
  public private(set) lazy var accessibility = DragAccessibility(self)
  private(set) lazy var announcer = DragAnnouncer(self)
  private(set) lazy var pointerInput = PointerInput(self)
  private(set) lazy var display = DragDisplay(self)
  private(set) lazy var springLoader = SpringLoader(self)
  private(set) lazy var focus = FocusMover(on: board) { [weak self] in self?.accessibility.updateAll() }
  var stickyInput: StickyInput<Model> { StickyInput(coordinator: self) }
  var moveMenu: MoveMenu<Model> { MoveMenu(coordinator: self) }
  var focusOrder: FocusOrder<Model> { FocusOrder(coordinator: self) }
  private var sensors: [any DragSensor<Model>] = []
  private var scroller: AutoScroller?
  private var token: ObservationToken?

  /// Connects `board` with `model`; `collision` finds the places under a held piece.
  ///
  /// - Parameter originPlace: Returns the place where an item can be put back with keys; nil if it has no such place.
  public init(
    board: Board, model: Model, collision: Collision = .intersection, strings: BoardStrings = BoardStrings(),
    originPlace: @escaping (Model.Item) -> Model.Place? = { _ in nil }
  ) {
    (self.board, self.model, self.collision) = (board, model, collision)
    (self.strings, self.originPlace) = (strings, originPlace)
    BoardStyle.load()
    board.onLayout.observe { [weak self] size in
      self?.delegate?.layOutItems(in: size)
      self?.updatePlacesOfHeldItems()
    }
    board.onBackgroundClick.observe { [weak self] _ in self?.cancelStickyDrag() }
    board.onSecondaryPress.add { [weak self] point in self?.stickyInput.secondaryPressed(at: point) ?? false }
    board.onKey.add { [weak self] key in self?.stickyInput.handle(key) ?? false }
    board.onFocusMove.observe { [weak self] item in self?.focusMoved(to: item) }
    board.focusGroups = { [weak self] in self?.focusOrder.groups ?? [] }
    board.watchWindow(
      escape: { [weak self] in self?.escapePressed() ?? false }, left: { [weak self] in self?.windowLeft() })
    token = observe { [weak self] in self?.update() }
  }

  /// Shows the state and the session; runs again whenever a value that it reads has changed.
  private func update() {
    // Names the pieces before the delegate removes any.
    let sentences = announcer.newSentences()
    delegate?.update()
    announcer.announce(sentences + (delegate?.announcements() ?? []))
    display.update()
    scroller?.pointersMoved()
    springLoader.update(to: model.session.activeDrags)
    pointerInput.sessionChanged()
    focus.schedule()
    if delegate?.updatesChangedAccessibility != true { accessibility.updateChanged() }
    delegate?.didUpdate()
    onUpdate.call(())
  }

  // MARK: Items

  /// Adds a piece for `item` to the board.
  public func add(_ piece: Piece, for item: Model.Item) {
    board.add(piece)
    accessibility.itemAdded(piece)
    pieces.add(piece, for: item)
    piece.onDrag.observe { [weak self, unowned piece] event in
      if let self, let item = self.item(of: piece) { pointerInput.handle(event, of: item) }
    }
    piece.activation = { [weak self, unowned piece] input in
      guard let self, let item = self.item(of: piece) else { return .atOnce }
      return delegate?.activation(of: item, by: input) ?? .atOnce
    }
    piece.onAction.observe { [weak self, unowned piece] action in
      if action == BoardStrings.click { self?.stickyInput.activate(piece, by: .accessibility) }
      if action == self?.strings.moveTo, let item = self?.item(of: piece) { _ = self?.moveMenu.open(for: item) }
      if action == self?.strings.putBack, let item = self?.item(of: piece) { self?.putBack(item) }
    }
  }

  /// Assigns the existing pieces to other items, for deals that move no pieces; lifted pieces return to their frames.
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

  /// Makes an item of the board the drop target for `place`, for games in which pieces are dropped on pieces.
  public func setPlace(_ place: Model.Place, of item: BoardItem) {
    // A deal that moves no pieces sets thousands of places that have not changed.
    guard places[place] !== item || self.place(of: item) != place else { return }
    places.set(item, for: place)
    item.mark = display.mark(of: place)
  }

  /// Removes the piece of `item` from the board; its preview stays until the drag ends.
  public func remove(_ item: Model.Item) {
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

  /// Removes all pieces and places, for another deal.
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

  /// Returns the piece of an item.
  public func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  /// Returns the item of the board that is the drop target for a place.
  public func place(_ place: Model.Place) -> BoardItem? { places[place] }

  var allPieces: [(Model.Item, Piece)] { pieces.order.compactMap { item in pieces[item].map { (item, $0) } } }
  func item(of piece: BoardItem) -> Model.Item? { pieces.item(of: piece) }
  func place(of item: BoardItem) -> Model.Place? { places.place(of: item) }

  // MARK: Drags

  /// The drag that clicks or keys perform; nil if there is no such drag.
  public var stickyDrag: ActiveDrag? { model.session.stickyDrag }

  /// The items that can be picked up now, in the order in which their pieces were added.
  public var movableItems: [Model.Item] {
    let rules = model.rules
    return model.isDragAllowed
      ? pieces.order.filter { rules.canPickUp($0) && model.session.pendingDrop(containing: $0) == nil } : []
  }

  /// Returns the places to which keys can move a dragged item, in their order.
  public func reachablePlaces(for item: Model.Item) -> [Model.Place] {
    model.session.activeDrag(of: item).map(focusOrder.reachablePlaces) ?? []
  }

  /// Picks an item up at a point of the board, nil for an input without one; returns whether this input drags it now.
  @discardableResult
  public func pickUp(_ item: Model.Item, by input: DragInput, at point: Point? = nil) -> Bool {
    guard let point, let piece = pieces[item] else { return model.pickUp(item, by: input) }
    return pointerInput.pickUp(item, by: input, at: point, grab: point - piece.currentFrame.origin)
  }

  /// Moves a held item to a point, in the board's coordinates.
  public func move(_ item: Model.Item, to point: Point) {
    guard let grab = model.session.activeDrag(of: item)?.grabPoint else { return }
    pointerInput.follow(item, to: point, grab: grab)
  }

  /// Moves an item of an input without a point over a place, or over none.
  public func move(_ item: Model.Item, over place: Model.Place?) { model.move(item, to: nil, over: place) }

  /// Finds the places under the held items again, after a layout.
  public func updatePlacesOfHeldItems() { pointerInput.updatePlaces() }

  /// Handles a drag event as from the piece of `item`.
  public func handle(_ event: DragEvent, of item: Model.Item) { pointerInput.handle(event, of: item) }

  /// Cancels the active drag or the pending drop of an item, and focuses its piece; returns false if there was neither.
  @discardableResult
  public func putBack(_ item: Model.Item) -> Bool { stickyInput.putBack(item) }

  /// Cancels the drag that clicks or keys perform.
  public func cancelStickyDrag() {
    if let drag = stickyDrag { model.cancel(drag.item) }
  }

  /// Cancels the sticky drag, or else all other active drags, or else the last pending drop; returns false if none.
  @discardableResult
  public func escapePressed() -> Bool { stickyInput.cancelLatest() }

  /// Ends the message, which would be read again when the window is active again, and cancels all drags.
  private func windowLeft() {
    accessibility.endMessage(focused: nil)
    model.cancelActiveDrags()
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
    let scroller = AutoScroller(board: board, autoScroll) { [weak self] in
      self?.model.session.activeDrags.filter(\.input.isHeld).compactMap(\.point) ?? []
    } scrolled: { [weak self] distance in
      self?.pointerInput.moveHeld(by: distance)
    }
    self.scroller = scroller
    return scroller
  }

  // MARK: Focus

  /// Focuses an item once the current state of the model is shown, possibly on another board.
  public func focusNext(_ item: @escaping () -> BoardItem?) { focus.move(to: item) }

  private func focusMoved(to item: BoardItem?) {
    accessibility.focusMoved(to: item)
    guard let item else { return }
    delegate?.focusMoved(to: item)
    stickyInput.focusMoved(to: item)
  }
}
