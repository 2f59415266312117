import DragAndDrop
import Widgets

/// A controller that connects a board with the drag model of a game.
///
/// Inputs become calls of the model, and its drag session becomes positions, marks and focus. To support all inputs, a
/// game adds its pieces and places, each with an accessible name.
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
  /// The time for which a piece is held over a place before the place opens, in seconds.
  public var springLoadDelay: Double {
    get { hovering.delay }
    set { hovering.delay = newValue }
  }

  let words: BoardStrings
  let collision: Collision
  let originPlace: (Model.Item) -> Model.Place?
  private(set) var pieces = PieceItems<Model.Item>()
  private(set) var places = PlaceItems<Model.Place>()
  private var placesByItem: [ObjectIdentifier: Model.Place] = [:]
  /// The current presses that took hold of an item, even if its drag was cancelled since.
  var presses: [Model.Item: Press] = [:]
  var message = TransientDescription()
  var speaking: Scheduled?
  /// Updates the item whose message has ended.
  var describing: Scheduled?
  var undescribed = AccessibilityUpdateQueue()
  var describingRest: Scheduled?
  var redescribing: Scheduled?
  /// Ends the message if no item of the board gets the focus.
  var leaving: Scheduled?
  /// The places that contain others, as of the last pick-up.
  var outerPlaces: Set<Model.Place> = []
  private(set) lazy var endReader = model.dragState.makeEndReader()
  var announcedStickyItem: Model.Item?
  var announcedPendingItems: [Model.Item] = []
  var dragPreviews: [Model.Item: DragPreview] = [:]
  /// Reads the requested operation from the modifier keys while a piece is held.
  var operationKeys: OperationKeys?
  var hovering = SpringLoading<Model.Rules>()
  var opening: Scheduled?
  var sensors: [any DragSensor<Model>] = []
  var scroller: AutoScroller?
  private var token: ObservationToken?
  private var shownDrags: [ActiveDrag] = []
  private var marks = PlaceMarks<Model.Rules>()
  private var nextFocus: (() -> BoardItem?)?
  private var focusing: Scheduled?

  enum Press {
    /// The press picked the item up.
    case pickedUp
    /// The item had been picked up by a click or a key.
    case tookOver
  }

  /// Connects `board` with `model`.
  ///
  /// - Parameters:
  ///   - collision: The rule that finds the places under a held piece.
  ///   - words: The user-visible strings.
  ///   - originPlace: Returns the place where an item can be put back with keys; nil if it has no such place.
  public init(
    board: Board, model: Model, collision: Collision = .intersection, words: BoardStrings = BoardStrings(),
    originPlace: @escaping (Model.Item) -> Model.Place? = { _ in nil }
  ) {
    (self.board, self.model, self.collision, self.words, self.originPlace) = (
      board, model, collision, words, originPlace
    )
    BoardStyle.load()
    board.onLayout = { [weak self] size in
      self?.delegate?.layOutItems(in: size)
      self?.boardWasLaidOut()
    }
    board.onBackgroundClick = { [weak self] _ in self?.cancelStickyDrag() }
    board.onSecondaryPress = { [weak self] in self?.model.cancelActiveDrags() }
    board.onKey = { [weak self] key in self?.keyPressed(key) ?? false }
    board.onFocusMove = { [weak self] item in self?.focusMoved(to: item) }
    board.focusGroups = { [weak self] in self?.focusGroups ?? [] }
    board.updateAccessibilityByDefault = { [weak self] item in self?.updateAccessibilityByDefault(item) }
    board.watchWindow(
      escape: { [weak self] in self?.escapePressed() ?? false }, left: { [weak self] in self?.windowLeft() })
    token = observe { [weak self] in self?.update() }
  }

  // MARK: Items

  /// Adds a piece for `item` to the board.
  public func add(_ piece: Piece, for item: Model.Item) {
    board.add(piece)
    undescribed.add(piece)
    pieces.add(piece, for: item)
    piece.onDrag = { [weak self, unowned piece] event in
      if let self, let item = self.item(of: piece) { dragged(item, event) }
    }
    piece.activation = { [weak self, unowned piece] input in
      guard let self, let item = self.item(of: piece) else { return .atOnce }
      return delegate?.activation(of: item, by: input) ?? .atOnce
    }
    piece.onAction = { [weak self, unowned piece] action in
      if action == BoardStrings.click { self?.activate(piece, by: .accessibility) }
      if action == self?.words.putBack, let item = self?.item(of: piece) { self?.putBack(item) }
    }
  }

  /// Assigns the existing pieces to other items, for deals that move no pieces; lifted pieces return to their frames.
  public func exchangeItems(_ exchange: PiecePermutation<Model.Item>) {
    for piece in board.raised where piece.isLifted { piece.animateToFrame() }
    pieces.exchange = exchange
  }

  /// Adds a drop target for `place` to the board.
  public func add(_ widget: Place, for place: Model.Place) {
    setPlace(place, of: widget)
    board.add(widget)
    undescribed.add(widget)
    widget.onClick = { [weak self] in self?.act(on: place) }
    widget.onAction = { [weak self] action in
      if action == BoardStrings.click { self?.act(on: place, movesFocus: true) }
    }
  }

  /// Makes an item of the board the drop target for `place`, for games in which pieces are dropped on pieces.
  public func setPlace(_ place: Model.Place, of item: BoardItem) {
    // A deal that moves no pieces sets thousands of places that have not changed.
    guard places[place] !== item || self.place(of: item) != place else { return }
    if let old = places.set(item, for: place) { forget(place, of: old) }
    placesByItem[ObjectIdentifier(item)] = place
    item.mark = marks[place]
  }

  private func forget(_ place: Model.Place, of item: BoardItem) {
    let id = ObjectIdentifier(item)
    if placesByItem[id] == place { placesByItem[id] = nil }
  }

  /// Removes the piece of `item` from the board; its preview stays until the drag ends.
  public func remove(_ item: Model.Item) {
    guard let piece = pieces.remove(item) else { return }
    presses[item] = nil
    board.remove(piece)
    undescribed.forget(piece)
  }

  /// Removes a place; if it is a piece, the piece stays on the board.
  public func removePlace(_ place: Model.Place) {
    guard let item = places.remove(place) else { return }
    forget(place, of: item)
    if item is Piece { return item.mark = .none }
    board.remove(item)
    undescribed.forget(item)
  }

  /// Removes all pieces and places, for another deal.
  public func removeAll() {
    for item in board.items { board.remove(item) }
    undescribed.removeAll()
    pieces.removeAll()
    (places, placesByItem) = (PlaceItems(), [:])
    (shownDrags, marks, presses, dragPreviews) = ([], PlaceMarks(), [:], [:])
  }

  /// Returns the piece of an item.
  public func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  /// Returns the item of the board that is the drop target for a place.
  public func place(_ place: Model.Place) -> BoardItem? { places[place] }

  func item(of piece: BoardItem) -> Model.Item? { pieces.item(of: piece) }
  func place(of item: BoardItem) -> Model.Place? { placesByItem[ObjectIdentifier(item)] }

  /// The drag that clicks or keys perform; nil if there is no such drag.
  public var stickyDrag: ActiveDrag? { model.session.stickyDrag }

  // MARK: Showing

  /// Shows the state and the session; runs again whenever a value that it reads has changed.
  private func update() {
    // The announcements of the delegate replace these.
    announceSteps()
    delegate?.update()
    showSession()
    if delegate?.setsChangedTexts != true { showTexts() }
    delegate?.didUpdate()
  }

  private func showSession() {
    let session = model.session
    let shown = session.pendingDrops.isEmpty ? session.activeDrags : session.activeDrags + session.pendingDrops
    let before = shownDrags
    // Closures, because Swift creates a key path of a generic type in every call, and this runs for each drag event.
    let landed = Set(before.flatMap { $0.items }.filter { activeOrPendingDrag(containing: $0) == nil })
    for drag in shown where !before.contains(drag) {
      let isNew = !before.contains { $0.item == drag.item }
      if isNew, dragPreviews[drag.item] == nil { raise(delegate?.dragPreview(for: drag.item), for: drag.item) }
      show(drag)
    }
    shownDrags = shown
    scroller?.handsMoved()
    followHovering(session.activeDrags)
    // The pieces land at their new frames.
    if !landed.isEmpty, board.size.width > 0 { delegate?.layOutItems(in: board.size) }
    if operationKeys != nil, !session.activeDrags.contains(where: { $0.input.isHeld }) { operationKeys = nil }
    if !landed.isEmpty || !dragPreviews.isEmpty { for drag in before { land(drag, landed) } }
    let marked = marks.update(to: session.activeDrags, otherPlaces: otherPlaceCount)
    for place in marked { places[place]?.mark = marks[place] }
    if nextFocus != nil { moveFocusSoon() }
  }

  func activeOrPendingDrag(containing item: Model.Item) -> ActiveDrag? {
    model.session.activeDrag(containing: item) ?? model.session.pendingDrop(containing: item)
  }

  private func otherPlaceCount(of item: Model.Item) -> Int { places.count - (originPlace(item) == nil ? 0 : 1) }

  // MARK: Focus

  var upcomingFocus: BoardItem? { nextFocus?() ?? board.focusedItem }
  var isFocusMoving: Bool { nextFocus != nil }

  private func moveFocus() {
    let item = nextFocus?()
    nextFocus = nil
    // GTK sends no notification if the item already has the focus.
    if let item, board.focusedItem === item { focusMoved(to: item) } else { item?.grabFocus() }
    updateAllAccessibility()
  }

  /// Updates the places under held pieces after the layout of the board has changed.
  public func boardWasLaidOut() {
    for drag in model.session.activeDrags where drag.input.isHeld {
      guard let point = drag.point, let grab = drag.grabPoint else { continue }
      model.move(drag.item, to: point, over: places(under: drag.item, at: point, grab: grab))
    }
  }

  /// Focuses an item once the current state of the model is shown, possibly on another board.
  public func focusNext(_ item: @escaping () -> BoardItem?) {
    nextFocus = item
    moveFocusSoon()
  }

  /// Waits for the observation of the view, because moving the focus changes the model.
  private func moveFocusSoon() { focusing = .beforeNextFrame { [weak self] in self?.moveFocus() } }
}
