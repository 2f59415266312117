import Games
import Widgets

/// Joins a board to a game's drag model: every input becomes a call of the model, and the model's drag session becomes
/// positions, marks and focus. A game gives its pieces and places, and nothing else, to be played in all five ways.
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
  private let reach: Reach
  private let homePlace: (Model.Item) -> Model.Place?
  private var pieces: [Model.Item: Piece] = [:]
  private var places: [Model.Place: Place] = [:]
  private var pieceOrder: [Model.Item] = []
  private var placeOrder: [Model.Place] = []
  /// What was in the air when the session was last shown.
  private var shownCarries: [Carry] = []
  /// Pieces that a click held before the present press.
  private var heldBeforePress: Set<Model.Item> = []
  private var nextFocus: (() -> BoardItem?)?

  typealias Carry = DragSession<Model.Item, Model.Place, Model.Refusal>.Carry

  /// Called when a piece is no longer carried; true when the view itself shows where it went. Others spring home.
  var onLanded: ((Model.Item) -> Bool)?

  /// Joins `board` to `model`. `homePlace` is where an item may be put back, if the player can go there.
  init(board: Board, model: Model, reach: Reach, homePlace: @escaping (Model.Item) -> Model.Place?) {
    (self.board, self.model, self.reach, self.homePlace) = (board, model, reach, homePlace)
    board.onBackgroundClick = { [weak self] in self?.putDownUnheld() }
    board.onSecondaryPress = { [weak self] in self?.model.cancelAll() }
    board.onKey = { [weak self] key in self?.keyPressed(key) ?? false }
    board.onFocusMove = { [weak self] item in self?.focusMoved(to: item) }
    board.focusGroups = { [weak self] in self?.focusGroups ?? [] }
  }

  /// Called when the keyboard focus arrives at an item of the board, or leaves all of them.
  var onFocusMove: ((BoardItem?) -> Void)?

  /// The item that has the focus, or will have it once the session was shown.
  var upcomingFocus: BoardItem? { nextFocus?() ?? board.focusedItem }

  /// Puts a piece on the board that stands for `item`.
  func add(_ piece: Piece, for item: Model.Item) {
    pieces[item] = piece
    pieceOrder.append(item)
    board.add(piece)
    piece.onDrag = { [weak self] event in self?.dragged(item, event) }
    piece.onAction = { [weak self] action in
      if action == BoardActions.click { self?.toggle(item, by: .accessibility) }
      if action == BoardActions.putBack { self?.putBack(item) }
    }
  }

  /// Puts a place on the board that stands for `place`.
  func add(_ widget: Place, for place: Model.Place) {
    places[place] = widget
    placeOrder.append(place)
    board.add(widget)
    widget.onClick = { [weak self] in self?.dropUnheld(on: place) }
    widget.onAction = { [weak self] action in
      if action == BoardActions.click { self?.dropUnheld(on: place, movesFocus: true) }
    }
  }

  /// Takes all pieces and places off the board, for another deal.
  func removeAll() {
    for item in board.items { board.remove(item) }
    (pieces, places, pieceOrder, placeOrder) = ([:], [:], [], [])
    (shownCarries, heldBeforePress) = ([], [])
  }

  func piece(_ item: Model.Item) -> Piece? { pieces[item] }
  func place(_ place: Model.Place) -> Place? { places[place] }

  /// The one item that clicks or keys carry.
  var unheldCarry: Carry? {
    model.drag.carries.first { !$0.input.isHeld }
  }

  /// Shows the session: called from the view's observation, after it has set all texts.
  func show() {
    let carries = model.drag.carries
    let landed = shownCarries.map(\.item).filter { model.drag.carry(of: $0) == nil }
    for carry in carries where !shownCarries.contains(carry) { show(carry) }
    shownCarries = carries
    for item in landed where onLanded?(item) != true { pieces[item]?.goHome() }
    for (place, widget) in places { widget.mark = mark(of: place, among: carries) }
    // Last: a screen reader reads what the texts are when the focus arrives.
    if let focus = nextFocus {
      nextFocus = nil
      focus()?.grabFocus()
    }
  }

  /// Tells the model again what lies under the pieces in the air, after the board was laid out anew.
  func boardWasLaidOut() {
    for carry in model.drag.carries where carry.input.isHeld {
      guard let point = carry.point, let grab = carry.grabPoint else { continue }
      model.move(carry.item, to: point, over: place(under: carry.item, at: Point(point), grab: Point(grab)))
    }
  }

  /// Has the focus moved to an item of the board once the session was shown.
  func focusNext(_ item: @escaping () -> BoardItem?) { nextFocus = item }
}

// MARK: - Pointer and fingers

extension DragCoordinator {
  private func dragged(_ item: Model.Item, _ event: DragEvent) {
    let (point, grab) = (DragPoint(event.point), DragPoint(event.grab))
    let isHeld = model.drag.carry(of: item)?.input.isHeld == true
    switch event.phase {
    case .began:
      if model.drag.carry(of: item) != nil { heldBeforePress.insert(item) } else { heldBeforePress.remove(item) }
      model.pickUp(item, by: event.isFinger ? .finger : .pointer, at: point, grabPoint: grab)
    case .changed:
      guard isHeld else { return }
      model.move(item, to: point, over: place(under: item, at: event.point, grab: event.grab))
    case .ended where isHeld && !event.hasMoved:
      // A press that went nowhere is a click: it picks up, or puts back what a click had picked up.
      model.cancel(item)
      if !heldBeforePress.contains(item) { model.pickUp(item, by: .click) }
    case .ended where isHeld:
      model.move(item, to: point, over: place(under: item, at: event.point, grab: event.grab))
      model.drop(item)
    case .cancelled where isHeld: model.cancel(item)
    case .ended, .cancelled: return
    }
  }

  /// The place that a held piece is over: of several, one that takes it.
  private func place(under item: Model.Item, at point: Point, grab: Point) -> Model.Place? {
    guard let piece = pieces[item] else { return nil }
    let found: [Place] =
      switch reach {
      case .overlap: board.places(overlapping: piece.frame(heldAt: point, grab: grab))
      case .point: board.places(at: point)
      }
    let under = found.compactMap { widget in placeOrder.first { places[$0] === widget } }
    return under.first { model.rules.verdict(for: item, over: $0) == .accepted } ?? under.first
  }

  private func putDownUnheld() {
    if let carry = unheldCarry { model.cancel(carry.item) }
  }
}

// MARK: - Clicks, keys and accessibility actions

extension DragCoordinator {
  private func keyPressed(_ key: KeyPress) -> Bool {
    switch key.key {
    case .escape:
      guard model.drag.isCarrying else { return false }
      if let carry = unheldCarry { return putBack(carry.item) }
      model.cancelAll()
      return true
    case .activate:
      guard let focused = board.focusedItem else { return false }
      if let item = pieceOrder.first(where: { pieces[$0] === focused }) { toggle(item, by: .keyboard) }
      if let place = placeOrder.first(where: { places[$0] === focused }) { dropUnheld(on: place, movesFocus: true) }
      return true
    default:
      guard let direction = key.edgeDirection(isRightToLeft: board.isRightToLeft), let focused = board.focusedItem,
        let group = focusGroups.first(where: { $0.items.contains { $0 === focused } })
      else { return false }
      group.edge(of: focused, towards: direction).grabFocus()
      return true
    }
  }

  /// Picks a piece up and goes on to the nearest place that takes it, or puts it back.
  private func toggle(_ item: Model.Item, by input: DragInput) {
    guard model.drag.carry(of: item) == nil else { return _ = putBack(item) }
    guard model.pickUp(item, by: input) else { return }
    focusNext { [weak self] in self?.nearestPlace(to: item) }
  }

  @discardableResult
  private func putBack(_ item: Model.Item) -> Bool {
    guard model.drag.carry(of: item) != nil else { return false }
    model.cancel(item)
    focusNext { [weak self] in self?.pieces[item] }
    return true
  }

  /// Drops what clicks or keys carry; the focus goes back to the piece, or on to one that is left.
  private func dropUnheld(on place: Model.Place, movesFocus: Bool = false) {
    guard let carry = unheldCarry else { return }
    model.move(carry.item, to: nil, over: place)
    let outcome = model.drop(carry.item)
    guard movesFocus || carry.input != .click else { return }
    focusNext { [weak self] in
      if case .stays = outcome { return self?.pieceAfter(carry.item) }
      return self?.pieces[carry.item]
    }
  }

  /// What keys carry goes where the focus goes.
  private func focusMoved(to item: BoardItem?) {
    onFocusMove?(item)
    guard let carry = unheldCarry, carry.input != .click, let place = placeOrder.first(where: { places[$0] === item })
    else { return }
    model.move(carry.item, to: nil, over: place)
  }

  private func nearestPlace(to item: Model.Item) -> Place? {
    guard let piece = pieces[item] else { return nil }
    let reachable = model.places(for: item).compactMap { places[$0] }
    return reachable.min { $0.frame.center.distance(to: piece.frame.center) < $1.frame.center.distance(to: piece.frame.center) }
  }

  /// The next piece in order that can still be picked up.
  private func pieceAfter(_ item: Model.Item) -> Piece? {
    guard let index = pieceOrder.firstIndex(of: item) else { return nil }
    let others = pieceOrder[(index + 1)...] + pieceOrder[..<index]
    return others.first { model.rules.canPickUp($0) }.flatMap { pieces[$0] }
  }

  /// Pieces and places by themselves; while something is carried, the places for it and its own.
  private var focusGroups: [FocusGroup] {
    if let carry = unheldCarry {
      let reachable = model.places(for: carry.item) + [homePlace(carry.item)].compactMap { $0 }
      return [FocusGroup(reachable.compactMap { places[$0] }, isClosed: true)]
    }
    let atHome = Set(pieceOrder.compactMap(homePlace))
    return [
      FocusGroup(pieceOrder.filter(model.rules.canPickUp).compactMap { pieces[$0] }),
      FocusGroup(placeOrder.filter { !atHome.contains($0) }.compactMap { places[$0] }),
    ]
  }
}

// MARK: - What the session looks like

extension DragCoordinator {
  private func show(_ carry: Carry) {
    guard let piece = pieces[carry.item] else { return }
    if let point = carry.point, let grab = carry.grabPoint {
      piece.hold(at: Point(point), grab: Point(grab))
    } else if let place = carry.place.flatMap({ places[$0] }) {
      piece.hover { [weak place, weak piece] in place?.hoverPoint ?? piece?.frame.center ?? .zero }
    } else {
      piece.hover { [weak piece] in piece?.frame.center ?? .zero }
    }
  }

  private func mark(of place: Model.Place, among carries: [Carry]) -> PlaceMark {
    for carry in carries where carry.place == place {
      switch carry.verdict {
      case .accepted: return .accepted
      case .rejected: return .rejected
      case .none, .unknown: break
      }
    }
    return carries.contains { model.places(for: $0.item).contains(place) } ? .candidate : .none
  }
}
