public import Observation

/// A view model whose items can be dragged: what every input drives.
///
/// A model gives its rules and says what the end of a carry does; the rest comes with the protocol. So a pointer, a
/// finger, a click, a key and an assistive technology all go the same way.
@MainActor
public protocol DragModel<Rules>: AnyObject, Observable {
  /// What decides about picking up and dropping.
  associatedtype Rules: DropRules

  /// The session that views observe.
  var dragState: DragState<Rules> { get }
  /// The rules as they stand now.
  var rules: Rules { get }
  /// Whether the game takes moves at all at the moment.
  var isDragAllowed: Bool { get }

  /// Tells the model that an item left its place, or that another input carries it on.
  func itemPickedUp(_ item: Rules.Item, by input: DragInput)
  /// Tells the model that a carry is over: the one way for an item to reach the game's state.
  func dragEnded(_ item: Rules.Item, with outcome: Rules.Outcome)
  /// The same with what the drop was, for games in which it can be a copy or a link.
  func dragEnded(_ item: Rules.Item, with outcome: Rules.Outcome, as operation: DropOperation)
  /// Decides what becomes of an item that waits at a place, where the rules say that this takes its time.
  ///
  /// The task is cancelled if the item is brought home meanwhile; what it answers then changes nothing.
  func performDrop(of item: Rules.Item, on place: Rules.Place) async -> Rules.Outcome
}

extension DragModel {
  /// What is carried.
  public typealias Item = Rules.Item
  /// Where an item can be dropped.
  public typealias Place = Rules.Place

  /// Always.
  public var isDragAllowed: Bool { true }
  /// Nothing: the session alone tells of it.
  public func itemPickedUp(_ item: Item, by input: DragInput) {}

  /// Whatever the drop was: ``dragEnded(_:with:)``.
  public func dragEnded(_ item: Item, with outcome: Rules.Outcome, as operation: DropOperation) {
    dragEnded(item, with: outcome)
  }

  /// What the rules say at once.
  public func performDrop(of item: Item, on place: Place) async -> Rules.Outcome {
    rules.outcome(of: item, droppedOn: place)
  }

  /// What is carried now.
  public var session: DragSession<Rules> { dragState.session }

  /// The places that would accept the item now, in reading order.
  public func places(for item: Item) -> [Place] { rules.places(for: item) }

  /// Picks up an item, or takes hold of one that clicks or keys carry; what is in its way goes home.
  ///
  /// - Parameters:
  ///   - point: Where the pointer or finger is, in the board's coordinates; nil for an input without a point.
  ///   - grabPoint: Where inside the item it is held, in the item's own coordinates; nil for an input without a point.
  /// - Returns: Whether the item is now carried by this input.
  @discardableResult
  public func pickUp(
    _ item: Item, by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil
  ) -> Bool {
    guard isDragAllowed,
      let sentHome = dragState.session.pickUp(item, by: input, at: point, grabPoint: grabPoint, rules: rules)
    else { return false }
    taken(item, by: input, sentHome)
    return true
  }

  /// Carries an item on that was held, by an input that holds nothing: for a press that turns out to be a click.
  public func handOff(_ item: Item, to input: DragInput) {
    guard let sentHome = dragState.session.handOff(item, to: input) else { return }
    taken(item, by: input, sentHome)
  }

  private func taken(_ item: Item, by input: DragInput, _ sentHome: [Item]) {
    let taken = session.activeDrag(of: item)?.items ?? [item]
    for other in sentHome { end(other, .returns(.cancelled)) }
    for item in taken { itemPickedUp(item, by: input) }
  }

  /// Moves a carried item over a place, or over none; the point is in the board's coordinates.
  public func move(_ item: Item, to point: Point?, over place: Place?) {
    dragState.session.move(item, to: point, over: place, rules: rules)
  }

  /// Moves a carried item over places, the one that it is nearest to first: over the first that accepts it.
  ///
  /// - Parameter point: Where the hand is, in the board's coordinates; nil for an input without a point.
  public func move(_ item: Item, to point: Point?, over places: [Place]) {
    dragState.session.move(item, to: point, over: places, rules: rules)
  }

  /// Has a drop of a carried item be a copy, say, where the rules allow it; nil leaves it to them.
  public func requestOperation(_ operation: DropOperation?, for item: Item) {
    guard let drag = session.activeDrag(of: item), drag.wish != operation else { return }
    dragState.session.requestOperation(operation, for: item, rules: rules)
  }

  /// Lets a carried item go where it is, and then each of its companions.
  ///
  /// - Returns: What becomes of the item. Nil if it is not carried, or waits for that from now on.
  @discardableResult
  public func drop(_ item: Item) -> Rules.Outcome? {
    let rules = rules
    guard let drag = dragState.session.dropped(item, rules: rules) else {
      decideLater(item)
      return nil
    }
    return end(drag, refusal: drag.refusal(by: rules))
  }

  /// Lets each of the items go, and answers with the outcome of the first; nil asks the rules for all of them.
  private func end(_ drag: DragSession<Rules>.ActiveDrag, refusal: Rules.Refusal?, decision: Rules.Outcome? = nil)
    -> Rules.Outcome?
  {
    // Each is asked about when it is dropped: a place may be full by then.
    let outcomes = drag.items.map { dropped in
      let decided = dropped == drag.item || decision?.stays == false ? decision : nil
      let outcome = decided ?? drag.outcome(of: dropped, refusal: refusal, by: rules)
      end(dropped, outcome, drag.operation)
      return outcome
    }
    revalidate()
    return outcomes.first
  }

  /// Has it decided what becomes of an item that waits.
  private func decideLater(_ item: Item) {
    guard let place = session.pendingDrop(containing: item)?.place, dragState.decisions[item] == nil else { return }
    dragState.decisions[item] = Task { [weak self] in
      guard let outcome = await self?.performDrop(of: item, on: place), !Task.isCancelled else { return }
      self?.finishPending(item, outcome)
    }
  }

  private func finishPending(_ item: Item, _ outcome: Rules.Outcome) {
    dragState.decisions[item] = nil
    guard let drag = dragState.session.letGo(item) else { return }
    _ = end(drag, refusal: nil, decision: outcome)
  }

  /// Asks the rules anew about what is in the air, after the game has changed in another way than by a drop.
  public func revalidate() {
    if session.isDragging { dragState.session.revalidate(by: rules) }
  }

  /// Brings an item home that is carried or waits, and its companions.
  public func cancel(_ item: Item) {
    dragState.decisions.removeValue(forKey: item)?.cancel()
    for item in dragState.session.letGo(item)?.items ?? [] { end(item, .returns(.cancelled)) }
  }

  /// Brings home what is carried, and leaves what waits: when the window loses the focus, perhaps to the question itself.
  public func cancelActiveDrags() {
    for item in dragState.session.cancelActiveDrags() { end(item, .returns(.cancelled)) }
  }

  /// Brings everything home, also what waits: when the game changes under the player.
  public func cancelAll() {
    for decision in dragState.decisions.values { decision.cancel() }
    dragState.decisions = [:]
    for item in dragState.session.cancelAll() { end(item, .returns(.cancelled)) }
  }

  private func end(_ item: Item, _ outcome: Rules.Outcome, _ operation: DropOperation = .move) {
    dragState.noteEnd(of: item, outcome, operation)
    dragEnded(item, with: outcome, as: operation)
  }
}
