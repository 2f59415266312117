import Geometry
public import Observation

/// A view model whose items can be dragged, by any input.
///
/// A model provides its rules and handles the end of a drag. The protocol implements the rest, so that a pointer, a
/// finger, a click, the keyboard and an assistive technology all behave the same.
@MainActor
public protocol DragModel<Rules>: AnyObject, Observable {
  /// The rules for picking up and dropping.
  associatedtype Rules: DropRules

  /// The state of the drags, which views observe.
  var dragState: DragState<Rules> { get }
  /// The current rules.
  var rules: Rules { get }
  /// Whether items can be picked up now.
  var isDragAllowed: Bool { get }

  /// Tells the model that an item was picked up, or was taken over by another input.
  func itemPickedUp(_ item: Rules.Item, by input: DragInput)
  /// Tells the model that a drag has ended; apply the outcome to the program's state here.
  ///
  /// A model whose items can be copied or linked implements ``dragEnded(_:with:as:)`` instead.
  func dragEnded(_ item: Rules.Item, with outcome: Rules.Outcome)
  /// Tells the model that a drag has ended as a move, a copy or a link; apply the outcome here, or in the other method.
  func dragEnded(_ item: Rules.Item, with outcome: Rules.Outcome, as operation: DropOperation)
  /// Performs the changes of one drop, a `dragEnded` for each item; implement it to make one undo step of them.
  func performChanges(_ changes: () -> Void)
  /// Returns the outcome if ``DropRules/acceptsAsynchronously(_:droppedOn:)`` is true; the drag's end cancels the task.
  func performDrop(of item: Rules.Item, on place: Rules.Place) async -> Rules.Outcome
}

extension DragModel {
  /// The type of the dragged items.
  public typealias Item = Rules.Item
  /// The type of the places for items.
  public typealias Place = Rules.Place

  /// True by default.
  public var isDragAllowed: Bool { true }
  /// Does nothing by default.
  public func itemPickedUp(_ item: Item, by input: DragInput) {}

  /// Does nothing by default, for models that implement ``dragEnded(_:with:as:)``.
  public func dragEnded(_ item: Item, with outcome: Rules.Outcome) {}

  /// Calls ``dragEnded(_:with:)`` by default, whatever the operation was.
  public func dragEnded(_ item: Item, with outcome: Rules.Outcome, as operation: DropOperation) {
    dragEnded(item, with: outcome)
  }

  /// Performs the changes by default.
  public func performChanges(_ changes: () -> Void) { changes() }

  /// Returns the outcome of the rules by default.
  public func performDrop(of item: Item, on place: Place) async -> Rules.Outcome {
    rules.outcome(of: item, droppedOn: place)
  }

  /// The session with the active and pending drags.
  public var session: DragSession<Rules> { dragState.session }

  /// Returns the places that accept the item now, in reading order.
  public func places(for item: Item) -> [Place] { rules.places(for: item) }

  /// Returns whether an item can be picked up now.
  package func isMovable(_ item: Item) -> Bool {
    isDragAllowed && rules.canPickUp(item) && session.pendingDrop(containing: item) == nil
  }

  /// Returns an item and those that are dragged with it, or that a pick-up takes along, in their order of dropping.
  package func droppedItems(for item: Item) -> [Item] {
    session.activeDrag(containing: item)?.droppedItems ?? rules.droppedItems(for: item)
  }

  /// Picks up an item, or takes it over from a click or the keyboard; returns whether this input drags it now.
  ///
  /// This can end other drags. `group` contains the items that are dragged together, in their order of dropping; if it
  /// is nil, they are those of ``DropRules/dragGroup(for:)``. `point` is in the board's coordinates and `grabPoint` in
  /// the item's; both are nil for an input without a point.
  @discardableResult
  public func pickUp(
    _ item: Item, with group: [Item]? = nil, by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil
  ) -> Bool {
    let before = session
    guard isDragAllowed,
      let cancelled = dragState.session.pickUp(
        item, with: group, by: input, at: point, grabPoint: grabPoint, rules: rules)
    else { return false }
    didBegin(item, by: input, cancelled, in: before)
    return true
  }

  /// Passes a held item to an input that holds nothing, for a press that turns out to be a click.
  public func handOff(_ item: Item, to input: DragInput) {
    let before = session
    guard let cancelled = dragState.session.handOff(item, to: input) else { return }
    didBegin(item, by: input, cancelled, in: before)
  }

  /// Begins a drag of items from another board or program; returns whether this input drags them now.
  ///
  /// A drop ends with ``dragEnded(_:with:)`` for each item, with the place where the model adds it. See
  /// ``DropRules/verdict(forIncoming:over:)``.
  @discardableResult
  public func receive(
    _ items: [Item], by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil
  ) -> Bool {
    let before = session
    guard isDragAllowed,
      let cancelled = dragState.session.receive(items, by: input, at: point, grabPoint: grabPoint, rules: rules)
    else { return false }
    endCancelled(cancelled, in: before)
    return true
  }

  /// Ends the drag of items from another board or program that have left this board again, without an outcome.
  public func withdraw(_ item: Item) {
    guard session.drag(containing: item)?.isIncoming == true else { return }
    dragState.pendingTasks.removeValue(forKey: item)?.cancel()
    withdrawPickUp(item)
  }

  /// Makes items pending that another board has yet to accept, until ``endTransfer(of:as:)`` or `cancel(_:)` of the lead.
  package func suspend(_ items: [Item], with lead: Item) {
    dragState.session.suspend(items, with: lead, by: session.activeDrag(of: lead)?.input ?? .click)
  }

  /// Ends the drag of an item whose press turns out not to be a drag, without an outcome.
  package func withdrawPickUp(_ item: Item) { _ = dragState.session.remove(item) }

  /// Ends the drags of items that were dropped or pasted on another board or in another program.
  ///
  /// The outcome of each is ``ReturnReason/transferred(_:)``. After a move, the model removes the items. Others that
  /// were dragged with them, but do not stay there, return as ``ReturnReason/missed``.
  public func endTransfer(of items: [Item], as operation: DropOperation) {
    let before = session
    let drag = items.lazy.compactMap { before.drag(containing: $0) }.first
    // A move by the menu or the clipboard has none, but ends as one.
    let ended =
      drag
      ?? items.first.map {
        .init(item: $0, companions: Array(items.dropFirst()), input: .click, grabPoint: nil, candidates: [])
      }
    let transferred = Set(items)
    let returning = drag?.droppedItems.filter { !transferred.contains($0) } ?? []
    for item in items + returning { _ = dragState.session.remove(item) }
    performChanges {
      for item in items { end(item, .returns(.transferred(operation)), operation, in: ended, by: drag?.input) }
      for item in returning { end(item, .returns(.missed), in: ended, by: drag?.input) }
    }
    revalidate()
  }

  /// Adds an item to the active drag of another one, as its last companion; returns false if the item cannot be added.
  @discardableResult
  public func add(_ item: Item, toDragOf other: Item) -> Bool {
    guard isDragAllowed, dragState.session.add(item, toDragOf: other, rules: rules),
      let drag = session.activeDrag(of: other)
    else { return false }
    itemPickedUp(item, by: drag.input)
    return true
  }

  private func didBegin(_ item: Item, by input: DragInput, _ cancelled: [Item], in before: DragSession<Rules>) {
    let taken = session.activeDrag(of: item)?.items ?? [item]
    endCancelled(cancelled, in: before)
    for item in taken { itemPickedUp(item, by: input) }
  }

  /// Ends items as cancelled that the session dragged before, and has removed.
  private func endCancelled(_ items: [Item], in before: DragSession<Rules>) {
    guard !items.isEmpty else { return }
    let drags = (before.activeDrags + before.pendingDrops).flatMap { drag in drag.items.map { ($0, drag) } }
    let dragOfItem = Dictionary(drags) { first, _ in first }
    for item in items { end(item, .returns(.cancelled), in: dragOfItem[item]) }
  }

  /// Moves a dragged item to a point, in the board's coordinates, over a place or over none.
  public func move(_ item: Item, to point: Point?, over place: Place?) {
    dragState.session.move(item, to: point, over: place, rules: rules)
  }

  /// Moves a dragged item to a point, in the board's coordinates, over the first of `places` that accepts it.
  public func move(_ item: Item, to point: Point?, over places: [Place]) {
    dragState.session.move(item, to: point, over: places, rules: rules)
  }

  /// Requests an operation for the drop, if the rules allow it; nil for the default.
  public func requestOperation(_ operation: DropOperation?, for item: Item) {
    guard let drag = session.activeDrag(of: item), drag.requestedOperation != operation else { return }
    dragState.session.requestOperation(operation, for: item, rules: rules)
  }

  /// Drops a dragged item and its companions in their order, and returns the outcome of the item.
  ///
  /// Returns nil if the item is not dragged, or if its drop is pending now.
  @discardableResult
  public func drop(_ item: Item) -> Rules.Outcome? { dropGroup(of: item)?.first { $0.item == item }?.outcome }

  /// Drops a dragged item and its companions in their order; returns their ends, or nil if their drop is pending now.
  package func dropGroup(of item: Item) -> [DragState<Rules>.End]? {
    let rules = rules
    guard let drag = dragState.session.dropped(item, rules: rules) else {
      performPendingDrop(item)
      return session.pendingDrop(containing: item) == nil ? [] : nil
    }
    return end(drag, decision: drag.refusal(by: rules).map { .returns(.refused($0)) })
  }

  /// Ends the items of a drop in their order.
  ///
  /// `decision` is the outcome of the dragged item or, if it returns, of all; nil if the rules decide.
  @discardableResult
  private func end(_ drag: DragSession<Rules>.ActiveDrag, decision: Rules.Outcome?) -> [DragState<Rules>.End] {
    var ends: [DragState<Rules>.End] = []
    performChanges {
      var sequence = DropSequence(drag, by: rules)
      // Evaluated one by one, because an earlier item can have filled the place.
      while let item = sequence.item {
        let decided = item == drag.item || decision?.stays == false ? decision : nil
        let place = sequence.place
        let outcome = decided.map { drag.placed($0, at: place) } ?? drag.outcome(of: item, on: place, by: rules)
        let dropPlace = sequence.end(with: outcome)
        ends.append(end(item, outcome, drag.operation, in: drag, by: drag.input, on: dropPlace))
      }
    }
    revalidate()
    return ends
  }

  private func performPendingDrop(_ item: Item) {
    guard let place = session.pendingDrop(containing: item)?.place, dragState.pendingTasks[item] == nil else { return }
    dragState.pendingTasks[item] = Task { [weak self] in
      guard let outcome = await self?.performDrop(of: item, on: place), !Task.isCancelled else { return }
      self?.finishPending(item, outcome)
    }
  }

  func finishPending(_ item: Item, _ outcome: Rules.Outcome) {
    dragState.pendingTasks[item] = nil
    guard let drag = dragState.session.remove(item) else { return }
    end(drag, decision: outcome)
  }

  /// Validates the active drags again, after the state has changed by other means than a drop.
  public func revalidate() {
    if session.isDragging { dragState.session.revalidate(by: rules) }
  }

  /// Cancels the active or pending drag of an item and its companions.
  public func cancel(_ item: Item) {
    dragState.pendingTasks.removeValue(forKey: item)?.cancel()
    guard let drag = dragState.session.remove(item) else { return }
    for item in drag.items { end(item, .returns(.cancelled), in: drag, by: drag.input) }
  }

  /// Cancels all active drags, but not the pending ones, for a window that loses the focus, perhaps to a drop's dialog.
  public func cancelActiveDrags() {
    let before = session
    endCancelled(dragState.session.cancelActiveDrags(), in: before)
  }

  /// Cancels all active and pending drags, for a state that changes during a drag.
  public func cancelAll() {
    for decision in dragState.pendingTasks.values { decision.cancel() }
    dragState.pendingTasks = [:]
    let before = session
    endCancelled(dragState.session.cancelAll(), in: before)
  }

  @discardableResult
  private func end(
    _ item: Item, _ outcome: Rules.Outcome, _ operation: DropOperation = .move,
    in drag: DragSession<Rules>.ActiveDrag?, by input: DragInput? = nil, on place: Place? = nil
  ) -> DragState<Rules>.End {
    let end = dragState.appendEnd(of: item, outcome, operation, in: drag, by: input, on: place)
    dragEnded(item, with: outcome, as: operation)
    return end
  }
}
