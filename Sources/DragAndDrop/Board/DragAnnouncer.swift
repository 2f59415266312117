/// Composes the announcements of drag steps from the delegate's names and reasons.
@MainActor package final class DragAnnouncer<Context: BoardContext> {
  package typealias Model = Context.Model
  private typealias Step = DragStep<Model.Rules>

  private unowned let coordinator: Context
  private let endReader: DragState<Model.Rules>.EndReader
  private var announcedStickyItem: Model.Item?
  private var announcedPendingItems: [Model.Item] = []
  /// The items that have just moved to other boards of the program, which announce that.
  package var itemsOnOtherBoards: Set<Model.Item> = []

  package init(_ coordinator: Context) {
    self.coordinator = coordinator
    endReader = coordinator.model.dragState.makeEndReader()
  }

  private var strings: BoardStrings { coordinator.strings }

  /// Returns the sentences about the steps since the last call.
  package func newSentences() -> [String] {
    defer { itemsOnOtherBoards = [] }
    return newSteps().map(sentence)
  }

  package func announce(_ sentences: [String]) {
    let text = joined(sentences.filter { !$0.isEmpty }) { strings("{first} {second}", ["first": $0, "second": $1]) }
    guard !text.isEmpty, coordinator.dragDelegate?.announce(text) != true else { return }
    coordinator.speak(text)
  }

  private func newSteps() -> [Step] {
    let session = coordinator.model.session
    var steps: [Step] = []
    for end in coordinator.model.dragState.newEnds(for: endReader) { steps.add(end) }
    let pending = session.pendingDrops
    for drop in pending where !announcedPendingItems.contains(drop.item) {
      guard let place = drop.place else { continue }
      // What comes from another program has no piece, and perhaps nothing has the focus.
      if let focused = coordinator.upcomingElement, focused === coordinator.element(of: drop.item) { continue }
      steps.append(.pending(drop.item, place))
    }
    announcedPendingItems = pending.map(\.item)
    let sticky = session.stickyDrag?.item
    if let sticky, sticky != announcedStickyItem, !isDescribedByFocus(sticky) { steps.append(.pickedUp(sticky)) }
    announcedStickyItem = sticky
    return steps
  }

  private func isDescribedByFocus(_ item: Model.Item) -> Bool {
    guard let focused = coordinator.upcomingElement else { return false }
    return focused === coordinator.element(of: item) || coordinator.focusOrder.contains(focused)
  }

  private func sentence(for step: Step) -> String {
    if let own = coordinator.dragDelegate?.announcement(for: step) { return own }
    switch step {
    case .pickedUp(let item): return strings("{piece} picked up.", ["piece": name(of: item)])
    case .pending(let item, let place): return waiting(item, at: place)
    case .ended(let items, let outcome):
      if case .returns(.transferred) = outcome, items.allSatisfy(itemsOnOtherBoards.contains) { return "" }
      return items.count == 1 ? sentence(for: outcome, of: items) : sentence(for: outcome, ofSeveral: items)
    case .left(let items, let operation, let place):
      if let position = position(of: place) { return sentence(forLeft: items, operation, position) }
      let values = ["piece": listed(items), "place": name(of: place)]
      switch (operation, items.count) {
      case (.link, 1): return strings("A link to {piece} is on {place}.", values)
      case (.link, _): return strings("Links to {piece} are on {place}.", values)
      case (_, 1): return strings("A copy of {piece} is on {place}.", values)
      default: return strings("Copies of {piece} are on {place}.", values)
      }
    }
  }

  /// Returns the sentence about copies or links at a place whose name begins with a preposition.
  private func sentence(forLeft items: [Model.Item], _ operation: DropOperation, _ position: String) -> String {
    let values = ["piece": listed(items), "place": position]
    return switch (operation, items.count) {
    case (.link, 1): strings("A link to {piece} is {place}.", values)
    case (.link, _): strings("Links to {piece} are {place}.", values)
    case (_, 1): strings("A copy of {piece} is {place}.", values)
    default: strings("Copies of {piece} are {place}.", values)
    }
  }

  /// Returns the sentence about an item that was dropped at a place that has yet to accept it.
  package func waiting(_ item: Model.Item, at place: Model.Place) -> String {
    let name = name(of: item)
    if let position = position(of: place) {
      return strings("{piece} waits {place}.", ["piece": name, "place": position])
    }
    return strings("{piece} waits at {place}.", ["piece": name, "place": self.name(of: place, holding: [item])])
  }

  /// Returns where an item at a place is, such as 'in Rock'; nil if the name of the place has no preposition.
  private func position(of place: Model.Place) -> String? {
    coordinator.position(at: place).map { coordinator.dragDelegate?.name(ofPlace: place) ?? $0 }
  }

  private func sentence(for outcome: Model.Rules.Outcome, of items: [Model.Item]) -> String {
    let names = listed(items)
    return switch outcome {
    case .stays(let place):
      position(of: place).map { strings("{piece} is {place}.", ["piece": names, "place": $0]) }
        ?? strings("{piece} is on {place}.", ["piece": names, "place": name(of: place, holding: items)])
    case .returns(.missed), .returns(.cancelled): strings("{piece} is back.", ["piece": names])
    case .returns(.transferred(.move)): strings("{piece} is no longer here.", ["piece": names])
    case .returns(.transferred(.copy)): strings("A copy of {piece} is elsewhere.", ["piece": names])
    case .returns(.transferred(.link)): strings("A link to {piece} is elsewhere.", ["piece": names])
    case .returns(.refused(let refusal)):
      reason(for: refusal) ?? strings("{piece} is not taken there, and comes back.", ["piece": names])
    }
  }

  private func sentence(for outcome: Model.Rules.Outcome, ofSeveral items: [Model.Item]) -> String {
    let names = listed(items)
    return switch outcome {
    case .stays(let place):
      position(of: place).map { strings("{piece} are {place}.", ["piece": names, "place": $0]) }
        ?? strings("{piece} are on {place}.", ["piece": names, "place": name(of: place, holding: items)])
    case .returns(.missed), .returns(.cancelled): strings("{piece} are back.", ["piece": names])
    case .returns(.transferred(.move)): strings("{piece} are no longer here.", ["piece": names])
    case .returns(.transferred(.copy)): strings("Copies of {piece} are elsewhere.", ["piece": names])
    case .returns(.transferred(.link)): strings("Links to {piece} are elsewhere.", ["piece": names])
    case .returns(.refused(let refusal)):
      reason(for: refusal) ?? strings("{piece} are not taken there, and come back.", ["piece": names])
    }
  }

  package func listed(_ items: [Model.Item]) -> String {
    joined(items.map(name)) { strings("{first}, {second}", ["first": $0, "second": $1]) }
  }

  /// Returns the names of items or, of many, the first names and the number of the others, for each of many places.
  package func briefly(_ items: [Model.Item]) -> String {
    guard items.count > 8 else { return listed(items) }
    let count = "\(items.count - 3)"
    return strings("{first} and {count} more", ["first": listed(Array(items.prefix(3))), "count": count])
  }

  /// Joins texts in pairs, so that joining hundreds takes little time.
  private func joined(_ texts: [String], _ join: (String, String) -> String) -> String {
    var texts = texts
    while texts.count > 1 {
      texts = stride(from: 0, to: texts.count, by: 2).map {
        $0 + 1 < texts.count ? join(texts[$0], texts[$0 + 1]) : texts[$0]
      }
    }
    return texts.first ?? ""
  }

  package func reason(for refusal: Model.Rules.Refusal) -> String? {
    guard let delegate = coordinator.dragDelegate else { return (refusal as? any CustomStringConvertible)?.description }
    return delegate.reason(for: refusal)
  }

  package func name(of item: Model.Item) -> String {
    coordinator.dragDelegate?.name(ofItem: item) ?? coordinator.element(of: item)?.accessibleLabel ?? "\(item)"
  }

  /// Returns the name of a place or, for items that were dropped there, of the place where they lie or wait.
  package func name(of place: Model.Place, holding items: [Model.Item] = []) -> String {
    coordinator.dragDelegate?.name(ofPlace: place) ?? coordinator.label(of: place, holding: items) ?? "\(place)"
  }
}

extension Array {
  /// Adds the end of a drag, to the previous step if one sentence covers both.
  fileprivate mutating func add<Rules>(_ end: DragState<Rules>.End) where Element == DragStep<Rules> {
    guard case .stays(let own) = end.outcome else { return addEnd(of: end.item, end.outcome) }
    // Items that were dropped together lie side by side at the place of the drop.
    let place = end.dropPlace ?? own
    guard end.operation != .move else { return addEnd(of: end.item, .stays(place)) }
    if case .left(let items, end.operation, place)? = last {
      self[count - 1] = .left(items + [end.item], end.operation, place)
    } else {
      append(.left([end.item], end.operation, place))
    }
  }

  private mutating func addEnd<Rules>(of item: Rules.Item, _ outcome: Rules.Outcome) where Element == DragStep<Rules> {
    if case .ended(let items, outcome)? = last {
      self[count - 1] = .ended(items + [item], outcome)
    } else {
      append(.ended([item], outcome))
    }
  }
}
