/// Composes the announcements of the steps of drags from the names and reasons that the delegate provides.
@MainActor package final class DragAnnouncer<Context: BoardContext> {
  package typealias Model = Context.Model
  private typealias Step = DragStep<Model.Rules>

  private unowned let coordinator: Context
  private let endReader: DragState<Model.Rules>.EndReader
  private var announcedStickyItem: Model.Item?
  private var announcedPendingItems: [Model.Item] = []

  package init(_ coordinator: Context) {
    self.coordinator = coordinator
    endReader = coordinator.model.dragState.makeEndReader()
  }

  private var strings: BoardStrings { coordinator.strings }

  /// Returns the sentences about the steps since the last call.
  package func newSentences() -> [String] { newSteps().map(sentence) }

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
      guard let place = drop.place, coordinator.upcomingElement !== coordinator.element(of: drop.item) else { continue }
      steps.append(.pending(drop.item, place))
    }
    if !pending.isEmpty || !announcedPendingItems.isEmpty { announcedPendingItems = pending.map(\.item) }
    let sticky = session.stickyDrag?.item
    if let sticky, sticky != announcedStickyItem, !isDescribedByFocus(sticky) { steps.append(.pickedUp(sticky)) }
    announcedStickyItem = sticky
    return steps
  }

  private func isDescribedByFocus(_ item: Model.Item) -> Bool {
    guard let focused = coordinator.upcomingElement else { return false }
    return focused === coordinator.element(of: item) || coordinator.focusOrder.group(of: focused) != nil
  }

  private func sentence(for step: Step) -> String {
    if let own = coordinator.dragDelegate?.announcement(for: step) { return own }
    switch step {
    case .pickedUp(let item): return strings("{piece} picked up.", ["piece": name(of: item)])
    case .pending(let item, let place):
      return strings("{piece} waits at {place}.", ["piece": name(of: item), "place": name(of: place)])
    case .ended(let items, let outcome):
      return items.count == 1 ? sentence(for: outcome, listed(items)) : sentence(forSeveral: outcome, listed(items))
    case .left(let items, let operation, let place):
      let values = ["piece": listed(items), "place": name(of: place)]
      switch (operation, items.count) {
      case (.link, 1): return strings("A link to {piece} is on {place}.", values)
      case (.link, _): return strings("Links to {piece} are on {place}.", values)
      case (_, 1): return strings("A copy of {piece} is on {place}.", values)
      default: return strings("Copies of {piece} are on {place}.", values)
      }
    }
  }

  private func sentence(for outcome: Model.Rules.Outcome, _ names: String) -> String {
    switch outcome {
    case .stays(let place) where coordinator.placesHavePrepositions:
      strings("{piece} is {place}.", ["piece": names, "place": name(of: place)])
    case .stays(let place): strings("{piece} is on {place}.", ["piece": names, "place": name(of: place)])
    case .returns(.missed), .returns(.cancelled): strings("{piece} is back.", ["piece": names])
    case .returns(.transferred(.move)): strings("{piece} is no longer here.", ["piece": names])
    case .returns(.transferred(.copy)): strings("A copy of {piece} is elsewhere.", ["piece": names])
    case .returns(.transferred(.link)): strings("A link to {piece} is elsewhere.", ["piece": names])
    case .returns(.refused(let refusal)):
      reason(for: refusal) ?? strings("{piece} is not taken there, and comes back.", ["piece": names])
    }
  }

  private func sentence(forSeveral outcome: Model.Rules.Outcome, _ names: String) -> String {
    switch outcome {
    case .stays(let place) where coordinator.placesHavePrepositions:
      strings("{piece} are {place}.", ["piece": names, "place": name(of: place)])
    case .stays(let place): strings("{piece} are on {place}.", ["piece": names, "place": name(of: place)])
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

  package func name(of place: Model.Place) -> String {
    coordinator.dragDelegate?.name(ofPlace: place) ?? coordinator.label(of: place) ?? "\(place)"
  }
}

extension Array {
  /// Adds the end of a drag, to the previous step if one sentence covers both.
  fileprivate mutating func add<Rules>(_ end: DragState<Rules>.End) where Element == DragStep<Rules> {
    if case .stays(let place) = end.outcome, end.operation != .move {
      if case .left(let items, end.operation, place)? = last {
        self[count - 1] = .left(items + [end.item], end.operation, place)
      } else {
        append(.left([end.item], end.operation, place))
      }
    } else if case .ended(let items, end.outcome)? = last {
      self[count - 1] = .ended(items + [end.item], end.outcome)
    } else {
      append(.ended([end.item], end.outcome))
    }
  }
}
