import Games
import Widgets

/// Joins a board to a game's drag model.
///
/// Every input becomes a call of the model, and the model's drag session becomes positions, marks and focus.
/// To be played in all five ways a game gives its pieces, its places, and the texts of both for the ear.
final class DragCoordinator<Model: DragModel> {
  /// Which part of a piece has to be over a place.
  enum Reach {
    /// Any part of it.
    case overlap
    /// The point by which it is held.
    case point
  }

  let model: Model
  let board: Board
  let reach: Reach
  let homePlace: (Model.Item) -> Model.Place?
  private(set) var pieces: [Model.Item: Piece] = [:]
  private(set) var places: [Model.Place: BoardItem] = [:]
  private(set) var pieceOrder: [Model.Item] = []
  private(set) var placeOrder: [Model.Place] = []
  /// What was in the air when the session was last shown.
  private var shownCarries: [Carry] = []
  private var marks = PlaceMarks<Model.Item, Model.Place, Model.Refusal>()
  /// What the present presses have taken hold of, also if it was brought home meanwhile.
  var presses: [Model.Item: Press] = [:]
  private var nextFocus: (() -> BoardItem?)?
  private var focusing: Scheduled?

  /// A press that took hold of a piece.
  enum Press {
    /// The piece lay in its place.
    case pickedUp
    /// A click or a key had picked it up before.
    case tookOver
  }

  typealias Carry = DragSession<Model.Item, Model.Place, Model.Refusal>.Carry

  /// Called when a piece is no longer carried; true when the view itself shows where it went.
  ///
  /// Others spring home.
  var onLanded: ((Model.Item) -> Bool)?

  /// Shows where a carried piece is; true when the view itself has done so.
  ///
  /// Others are held by the hand, or hover over the place that keys or clicks brought them to.
  var onCarried: ((Carry) -> Bool)?

  /// Called when a piece that a hand has moved is let go, before it is dropped.
  var onRelease: ((Model.Item, DragEvent) -> Void)?

  /// The place under a piece that is held at a point, in games whose places are no items of the board.
  var placeUnder: ((Model.Item, _ point: Point, _ grab: Point) -> Model.Place?)?

  /// Where such a place lies on the board.
  var frameOfPlace: ((Model.Place) -> Rect)?

  /// Joins `board` to `model`.
  ///
  /// `homePlace` is where an item may be put back, if the player can go there.
  init(board: Board, model: Model, reach: Reach, homePlace: @escaping (Model.Item) -> Model.Place?) {
    (self.board, self.model, self.reach, self.homePlace) = (board, model, reach, homePlace)
    board.onBackgroundClick = { [weak self] _ in self?.putDownUnheld() }
    board.onSecondaryPress = { [weak self] in self?.model.cancelAll() }
    board.onKey = { [weak self] key in self?.keyPressed(key) ?? false }
    board.onFocusMove = { [weak self] item in item.map { self?.focusMoved(to: $0) } }
    board.focusGroups = { [weak self] in self?.focusGroups ?? [] }
  }

  /// What a click, Space or the action `click` does to a piece, in games where that is not to pick it up.
  ///
  /// Such a piece is picked up only once a press has moved, and each can have the focus, movable or not.
  var mainAction: ((Model.Item) -> Void)?

  /// The item that the focus goes on to once another one was placed; nil leaves it to the order of the pieces.
  var itemToGoOnWith: ((Model.Item) -> Model.Item?)?

  /// Called when the keyboard focus arrives at an item of the board.
  var onFocusMove: ((BoardItem) -> Void)?

  /// Sets the texts of an item for the ear, with ``setTexts(_:_:of:)``.
  var describe: ((BoardItem) -> Void)?
  /// Sets the texts of all items for the ear.
  var describeAll: (() -> Void)?
  /// What is read with the item that has the focus.
  var message = PassingMessage()
  /// Says a message for which there was no item with the focus.
  var speaking: Scheduled?
  /// Describes the item that a message was read with without it.
  var describing: Scheduled?

  /// The item that has the focus, or will have it in a moment.
  var upcomingFocus: BoardItem? { nextFocus?() ?? board.focusedItem }
  /// Whether the focus is about to move.
  var isFocusMoving: Bool { nextFocus != nil }

  /// Puts a piece on the board that stands for `item`.
  func add(_ piece: Piece, for item: Model.Item) {
    pieceOrder.append(item)
    board.add(piece)
    setItem(item, of: piece)
  }

  /// Has a piece that lies on the board stand for `item` from now on, for deals that move none; one in the air goes home.
  ///
  /// What it stood for has to be given to another piece.
  func setItem(_ item: Model.Item, of piece: Piece) {
    if piece.isLifted { piece.goHome() }
    pieces[item] = piece
    piece.onDrag = { [weak self] event in self?.dragged(item, event) }
    piece.onAction = { [weak self, weak piece] action in
      guard let piece else { return }
      if action == BoardActions.click { self?.activate(piece, by: .accessibility) }
      if action == BoardActions.putBack { self?.putBack(item) }
    }
  }

  /// Puts a place on the board that stands for `place`.
  func add(_ widget: Place, for place: Model.Place) {
    setPlace(place, of: widget)
    board.add(widget)
    widget.onClick = { [weak self] in _ = self?.dropUnheld(on: place) }
    widget.onAction = { [weak self] action in
      if action == BoardActions.click { _ = self?.dropUnheld(on: place, movesFocus: true) }
    }
  }

  /// Has a piece be the place where it lies, for games in which pieces are dropped on pieces.
  func setPlace(_ place: Model.Place, of item: BoardItem) {
    if places.updateValue(item, forKey: place) == nil { placeOrder.append(place) }
    item.mark = marks[place]
  }

  /// Takes the piece that stands for `item` off the board.
  func remove(_ item: Model.Item) {
    guard let piece = pieces.removeValue(forKey: item) else { return }
    pieceOrder.removeAll { $0 == item }
    presses[item] = nil
    board.remove(piece)
  }

  /// Takes all pieces and places off the board, for another deal.
  func removeAll() {
    for item in board.items { board.remove(item) }
    (pieces, places, pieceOrder, placeOrder) = ([:], [:], [], [])
    (shownCarries, marks, presses) = ([], PlaceMarks(), [:])
  }

  func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  func place(_ place: Model.Place) -> BoardItem? { places[place] }

  /// The one item that clicks or keys carry.
  var unheldCarry: Carry? { model.drag.unheldCarry }

  /// Shows the session: called from the view's observation, once all pieces and places are on the board.
  ///
  /// The texts that a move changes come after it, with ``showTexts()``.
  func show() {
    let carries = model.drag.carries
    let landed = shownCarries.map(\.item).filter { model.drag.carry(of: $0) == nil }
    for carry in carries where !shownCarries.contains(carry) { show(carry) }
    shownCarries = carries
    for item in landed where onLanded?(item) != true { pieces[item]?.goHome() }
    for place in marks.update(to: carries, otherPlaces: otherPlaceCount) { places[place]?.mark = marks[place] }
    if nextFocus != nil { moveFocusSoon() }
  }

  /// How many places there are beside the one that an item is at home in.
  private func otherPlaceCount(of item: Model.Item) -> Int { placeOrder.count - (homePlace(item) == nil ? 0 : 1) }

  private func moveFocus() {
    let item = nextFocus?()
    nextFocus = nil
    // Where it is already nothing else tells that it has arrived.
    if let item, board.focusedItem === item { focusMoved(to: item) } else { item?.grabFocus() }
    describeAll?()
  }

  /// Tells the model again what lies under the pieces in the air, after the board was laid out anew.
  func boardWasLaidOut() {
    for carry in model.drag.carries where carry.input.isHeld {
      guard let point = carry.point, let grab = carry.grabPoint else { continue }
      model.move(carry.item, to: point, over: place(under: carry.item, at: Point(point), grab: Point(grab)))
    }
  }

  /// Has the focus moved to an item of the board once what the model says now is shown, perhaps on another board.
  func focusNext(_ item: @escaping () -> BoardItem?) {
    nextFocus = item
    moveFocusSoon()
  }

  /// After the view's observation, for what the focus brings about changes the model again.
  private func moveFocusSoon() { focusing = .beforeNextFrame { [weak self] in self?.moveFocus() } }
}
