import DragAndDrop
import Widgets

/// Joins a board to a game's drag model.
///
/// Every input becomes a call of the model, and the model's drag session becomes positions, marks and focus.
/// To be played in all five ways a game gives its pieces and its places, each with a name for the ear.
public final class DragCoordinator<Model: DragModel> {
  /// One item in the air.
  public typealias ActiveDrag = DragSession<Model.Rules>.ActiveDrag

  /// The view model that every input drives.
  public let model: Model
  /// The board that the pieces and places lie on.
  public let board: Board
  /// What the game does beside this; the board is updated as soon as it is set.
  public weak var delegate: (any DragCoordinatorDelegate<Model>)? {
    didSet {
      board.setNeedsLayout()
      token = observe { [weak self] in self?.update() }
    }
  }

  /// Where held pieces may be; nil leaves them to the hand.
  public var movement: MovementConstraint?
  /// Which places keys can bring a piece to.
  public var keyboardReach = KeyboardReach.accepting
  /// For how long a hand holds a piece over a place until that opens, in seconds.
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
  /// What the present presses have taken hold of, also if it was brought home meanwhile.
  var presses: [Model.Item: Press] = [:]
  /// What is read with the item that has the focus.
  var message = TransientDescription()
  /// Says a message for which there was no item with the focus.
  var speaking: Scheduled?
  /// Describes the item that a message was read with without it.
  var describing: Scheduled?
  /// The items whose texts are still to be set, and what does that.
  var undescribed = AccessibilityUpdateQueue()
  var describingRest: Scheduled?
  /// Has the description read of an item with a new name.
  var redescribing: Scheduled?
  /// Ends the message once the focus is nowhere on the board.
  var leaving: Scheduled?
  /// The places that others lie in, as of the last pick-up.
  var outerPlaces: Set<Model.Place> = []
  /// Reads the ends of carries that are still to be announced.
  private(set) lazy var endReader = model.dragState.makeEndReader()
  /// What the player was told last that clicks or keys carry.
  var announcedStickyItem: Model.Item?
  /// What the player was told last that waits.
  var announcedPendingItems: [Model.Item] = []
  /// What stands for pieces in the air.
  var dragPreviews: [Model.Item: DragPreview] = [:]
  /// What says what a drop by a hand is to be, while there is something in one.
  var operationKeys: OperationKeys?
  /// What hands hold over places that may open.
  var hovering = SpringLoading<Model.Rules>()
  /// Opens the next one of them.
  var opening: Scheduled?
  var sensors: [any DragSensor<Model>] = []
  /// What scrolls the board, if something does.
  var scroller: AutoScroller?
  private var token: ObservationToken?
  /// What was in the air when the session was last shown.
  private var shownDrags: [ActiveDrag] = []
  private var marks = PlaceMarks<Model.Rules>()
  private var nextFocus: (() -> BoardItem?)?
  private var focusing: Scheduled?

  /// A press that took hold of a piece.
  enum Press {
    /// The piece lay in its place.
    case pickedUp
    /// A click or a key had picked it up before.
    case tookOver
  }

  /// Joins `board` to `model`.
  ///
  /// - Parameters:
  ///   - collision: Which places a held piece is over.
  ///   - words: What the items and what happens to them are told with.
  ///   - homePlace: Where an item may be put back, if the player can go there.
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

  /// Puts a piece on the board that stands for `item`.
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

  /// Has the pieces that there are stand for other ones of their items, for deals that move none; one in the air goes home.
  public func exchangeItems(_ exchange: PiecePermutation<Model.Item>) {
    for piece in board.raised where piece.isLifted { piece.animateToFrame() }
    pieces.exchange = exchange
  }

  /// Puts a place on the board that stands for `place`.
  public func add(_ widget: Place, for place: Model.Place) {
    setPlace(place, of: widget)
    board.add(widget)
    undescribed.add(widget)
    widget.onClick = { [weak self] in self?.act(on: place) }
    widget.onAction = { [weak self] action in
      if action == BoardStrings.click { self?.act(on: place, movesFocus: true) }
    }
  }

  /// Has a piece be the place where it lies, for games in which pieces are dropped on pieces.
  public func setPlace(_ place: Model.Place, of item: BoardItem) {
    // A deal that moves none sets each of thousands as it is.
    guard places[place] !== item || self.place(of: item) != place else { return }
    if let old = places.set(item, for: place) { forget(place, of: old) }
    placesByItem[ObjectIdentifier(item)] = place
    item.mark = marks[place]
  }

  private func forget(_ place: Model.Place, of item: BoardItem) {
    let id = ObjectIdentifier(item)
    if placesByItem[id] == place { placesByItem[id] = nil }
  }

  /// Takes the piece that stands for `item` off the board; what stands for it in the air stays until the carry ends.
  public func remove(_ item: Model.Item) {
    guard let piece = pieces.remove(item) else { return }
    presses[item] = nil
    board.remove(piece)
    undescribed.forget(piece)
  }

  /// Takes a place off the board; a piece that was a place stays there.
  public func removePlace(_ place: Model.Place) {
    guard let item = places.remove(place) else { return }
    forget(place, of: item)
    if item is Piece { return item.mark = .none }
    board.remove(item)
    undescribed.forget(item)
  }

  /// Takes all pieces and places off the board, for another deal.
  public func removeAll() {
    for item in board.items { board.remove(item) }
    undescribed.removeAll()
    pieces.removeAll()
    (places, placesByItem) = (PlaceItems(), [:])
    (shownDrags, marks, presses, dragPreviews) = ([], PlaceMarks(), [:], [:])
  }

  /// The piece that stands for an item; nil if none does.
  public func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  /// The item of the board that stands for a place; nil if none does.
  public func place(_ place: Model.Place) -> BoardItem? { places[place] }

  /// What an item of the board stands for as a piece.
  func item(of piece: BoardItem) -> Model.Item? { pieces.item(of: piece) }
  /// What an item of the board stands for as a place.
  func place(of item: BoardItem) -> Model.Place? { placesByItem[ObjectIdentifier(item)] }

  /// The one item that clicks or keys carry.
  public var stickyDrag: ActiveDrag? { model.session.stickyDrag }

  // MARK: Showing

  /// Shows the state and the session; run again after each change of what the one or the other reads.
  private func update() {
    // First, so that what the game itself says takes its place.
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
    // With each step of a drag, so with closures: a key path of a generic type is made anew each time.
    let landed = Set(before.flatMap { $0.items }.filter { activeOrPendingDrag(containing: $0) == nil })
    for drag in shown where !before.contains(drag) {
      let isNew = !before.contains { $0.item == drag.item }
      if isNew, dragPreviews[drag.item] == nil { raise(delegate?.dragPreview(for: drag.item), for: drag.item) }
      show(drag)
    }
    shownDrags = shown
    scroller?.handsMoved()
    followHovering(session.activeDrags)
    // First, for they go home to where they belong from now on.
    if !landed.isEmpty, board.size.width > 0 { delegate?.layOutItems(in: board.size) }
    if operationKeys != nil, !session.activeDrags.contains(where: { $0.input.isHeld }) { operationKeys = nil }
    if !landed.isEmpty || !dragPreviews.isEmpty { for drag in before { land(drag, landed) } }
    let marked = marks.update(to: session.activeDrags, otherPlaces: otherPlaceCount)
    for place in marked { places[place]?.mark = marks[place] }
    if nextFocus != nil { moveFocusSoon() }
  }

  /// What has an item in the air, or waiting at a place.
  func activeOrPendingDrag(containing item: Model.Item) -> ActiveDrag? {
    model.session.activeDrag(containing: item) ?? model.session.pendingDrop(containing: item)
  }

  /// How many places there are beside the one that an item is at home in.
  private func otherPlaceCount(of item: Model.Item) -> Int { places.count - (originPlace(item) == nil ? 0 : 1) }

  // MARK: Focus

  /// The item that has the focus, or will have it in a moment.
  var upcomingFocus: BoardItem? { nextFocus?() ?? board.focusedItem }
  /// Whether the focus is about to move.
  var isFocusMoving: Bool { nextFocus != nil }

  private func moveFocus() {
    let item = nextFocus?()
    nextFocus = nil
    // Where it is already nothing else tells that it has arrived.
    if let item, board.focusedItem === item { focusMoved(to: item) } else { item?.grabFocus() }
    updateAllAccessibility()
  }

  /// Tells the model again what lies under the pieces in the air, after the board was laid out anew.
  public func boardWasLaidOut() {
    for drag in model.session.activeDrags where drag.input.isHeld {
      guard let point = drag.point, let grab = drag.grabPoint else { continue }
      model.move(drag.item, to: point, over: places(under: drag.item, at: point, grab: grab))
    }
  }

  /// Has the focus moved to an item of the board once what the model says now is shown, perhaps on another board.
  public func focusNext(_ item: @escaping () -> BoardItem?) {
    nextFocus = item
    moveFocusSoon()
  }

  /// After the view's observation, for what the focus brings about changes the model again.
  private func moveFocusSoon() { focusing = .beforeNextFrame { [weak self] in self?.moveFocus() } }
}
