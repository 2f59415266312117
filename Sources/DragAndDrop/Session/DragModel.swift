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
  var liveDrag: LiveDrag<Rules> { get }
  /// The rules as they stand now.
  var rules: Rules { get }
  /// Whether the game takes moves at all at the moment.
  var isDragAllowed: Bool { get }

  /// Tells the model that an item left its place, or that another input carries it on.
  func itemPickedUp(_ item: Rules.Item, by input: DragInput)
  /// Tells the model that a carry is over: the one way for an item to reach the game's state.
  func carryEnded(_ item: Rules.Item, with outcome: Rules.Outcome)
  /// The same with what the drop was, for games in which it can be a copy or a link.
  func carryEnded(_ item: Rules.Item, with outcome: Rules.Outcome, as operation: DropOperation)
  /// Decides what becomes of an item that waits at a place, where the rules say that this takes its time.
  ///
  /// The task is cancelled if the item is brought home meanwhile; what it answers then changes nothing.
  func decision(on item: Rules.Item, droppedOn place: Rules.Place) async -> Rules.Outcome
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

  /// Whatever the drop was: ``carryEnded(_:with:)``.
  public func carryEnded(_ item: Item, with outcome: Rules.Outcome, as operation: DropOperation) {
    carryEnded(item, with: outcome)
  }

  /// What the rules say at once.
  public func decision(on item: Item, droppedOn place: Place) async -> Rules.Outcome {
    rules.outcome(of: item, droppedOn: place)
  }

  /// What is carried now.
  public var drag: DragSession<Rules> { liveDrag.session }

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
      let sentHome = liveDrag.session.pickUp(item, by: input, at: point, grabPoint: grabPoint, rules: rules)
    else { return false }
    taken(item, by: input, sentHome)
    return true
  }

  /// Carries an item on that was held, by an input that holds nothing: for a press that turns out to be a click.
  public func carryOn(_ item: Item, by input: DragInput) {
    guard let sentHome = liveDrag.session.carryOn(item, by: input) else { return }
    taken(item, by: input, sentHome)
  }

  private func taken(_ item: Item, by input: DragInput, _ sentHome: [Item]) {
    let taken = drag.carry(of: item)?.items ?? [item]
    for other in sentHome { end(other, .returns(.cancelled)) }
    for item in taken { itemPickedUp(item, by: input) }
  }

  /// Moves a carried item over a place, or over none; the point is in the board's coordinates.
  public func move(_ item: Item, to point: Point?, over place: Place?) {
    liveDrag.session.move(item, to: point, over: place, rules: rules)
  }

  /// Moves a carried item over places, the one that it is nearest to first: over the first that accepts it.
  ///
  /// - Parameter point: Where the hand is, in the board's coordinates; nil for an input without a point.
  public func move(_ item: Item, to point: Point?, over places: [Place]) {
    liveDrag.session.move(item, to: point, over: places, rules: rules)
  }

  /// Has a drop of a carried item be a copy, say, where the rules allow it; nil leaves it to them.
  public func wish(_ operation: DropOperation?, for item: Item) {
    guard let carry = drag.carry(of: item), carry.wish != operation else { return }
    liveDrag.session.wish(operation, for: item, rules: rules)
  }

  /// Lets a carried item go where it is, and then each of its companions.
  ///
  /// - Returns: What becomes of the item. Nil if it is not carried, or waits for that from now on.
  @discardableResult
  public func drop(_ item: Item) -> Rules.Outcome? {
    let rules = rules
    guard let carry = liveDrag.session.dropped(item, rules: rules) else {
      decideLater(item)
      return nil
    }
    return end(carry, refusal: carry.refusal(by: rules))
  }

  /// Lets each of the items go, and answers with the outcome of the first; nil asks the rules for all of them.
  private func end(_ carry: DragSession<Rules>.Carry, refusal: Rules.Refusal?, decision: Rules.Outcome? = nil)
    -> Rules.Outcome?
  {
    // Each is asked about when it is dropped: a place may be full by then.
    let outcomes = carry.items.map { dropped in
      let decided = dropped == carry.item || decision?.stays == false ? decision : nil
      let outcome = decided ?? carry.outcome(of: dropped, refusal: refusal, by: rules)
      end(dropped, outcome, carry.operation)
      return outcome
    }
    judgeAgain()
    return outcomes.first
  }

  /// Has it decided what becomes of an item that waits.
  private func decideLater(_ item: Item) {
    guard let place = drag.wait(with: item)?.place, liveDrag.decisions[item] == nil else { return }
    liveDrag.decisions[item] = Task { [weak self] in
      guard let outcome = await self?.decision(on: item, droppedOn: place), !Task.isCancelled else { return }
      self?.settle(item, outcome)
    }
  }

  private func settle(_ item: Item, _ outcome: Rules.Outcome) {
    liveDrag.decisions[item] = nil
    guard let carry = liveDrag.session.letGo(item) else { return }
    _ = end(carry, refusal: nil, decision: outcome)
  }

  /// Asks the rules anew about what is in the air, after the game has changed in another way than by a drop.
  public func judgeAgain() {
    if drag.isCarrying { liveDrag.session.judgeAgain(by: rules) }
  }

  /// Brings an item home that is carried or waits, and its companions.
  public func cancel(_ item: Item) {
    liveDrag.decisions.removeValue(forKey: item)?.cancel()
    for item in liveDrag.session.letGo(item)?.items ?? [] { end(item, .returns(.cancelled)) }
  }

  /// Brings home what is carried, and leaves what waits: when the window loses the focus, perhaps to the question itself.
  public func cancelCarries() {
    for item in liveDrag.session.cancelCarries() { end(item, .returns(.cancelled)) }
  }

  /// Brings everything home, also what waits: when the game changes under the player.
  public func cancelAll() {
    for decision in liveDrag.decisions.values { decision.cancel() }
    liveDrag.decisions = [:]
    for item in liveDrag.session.cancelAll() { end(item, .returns(.cancelled)) }
  }

  private func end(_ item: Item, _ outcome: Rules.Outcome, _ operation: DropOperation = .move) {
    liveDrag.noteEnd(of: item, outcome, operation)
    carryEnded(item, with: outcome, as: operation)
  }
}
