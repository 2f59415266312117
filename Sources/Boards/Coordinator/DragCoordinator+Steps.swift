import DragAndDrop

// Announcements of drag steps, for games that do not announce them.

extension DragCoordinator {
  func announceSteps() {
    let sentences = newSteps().map(sentence).filter { !$0.isEmpty }
    guard !sentences.isEmpty else { return }
    speak(joined(sentences) { words("{first} {second}", ["first": $0, "second": $1]) })
  }

  private func newSteps() -> [DragStep<Model.Rules>] {
    var steps: [DragStep<Model.Rules>] = []
    for end in model.dragState.newEnds(for: endReader) { steps.add(end) }
    let waiting = model.session.pendingDrops
    for wait in waiting where !announcedPendingItems.contains(wait.item) && upcomingFocus !== pieces[wait.item] {
      if let place = wait.place { steps.append(.waits(wait.item, place)) }
    }
    if !waiting.isEmpty || !announcedPendingItems.isEmpty { announcedPendingItems = waiting.map(\.item) }
    let unheld = stickyDrag?.item
    if let unheld, unheld != announcedStickyItem, shouldAnnounce(pickUpOf: unheld) { steps.append(.pickedUp(unheld)) }
    announcedStickyItem = unheld
    return steps
  }

  private func sentence(for step: DragStep<Model.Rules>) -> String {
    if let own = delegate?.announcement(for: step) { return own }
    switch step {
    case .pickedUp(let item): return words("{piece} picked up.", ["piece": name(of: item)])
    case .waits(let item, let place):
      return words("{piece} waits at {place}.", ["piece": name(of: item), "place": name(of: place)])
    case .ended(let items, let outcome):
      return sentence(for: outcome, listed(items.map(name)))
    case .left(let items, let operation, let place):
      let values = ["piece": listed(items.map(name)), "place": name(of: place)]
      return operation == .link
        ? words("A link to {piece} is on {place}.", values) : words("A copy of {piece} is on {place}.", values)
    }
  }

  private func listed(_ names: [String]) -> String {
    joined(names) { words("{first}, {second}", ["first": $0, "second": $1]) }
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

  private func sentence(for outcome: Model.Rules.Outcome, _ names: String) -> String {
    switch outcome {
    case .stays(let place): return words("{piece} is on {place}.", ["piece": names, "place": name(of: place)])
    case .returns(.missed), .returns(.cancelled): return words("{piece} is back.", ["piece": names])
    case .returns(.refused(let refusal)):
      guard let reason = reason(for: refusal) else {
        return words("{piece} is not taken there, and comes back.", ["piece": names])
      }
      return words("{piece} comes back. {reason}", ["piece": names, "reason": reason])
    }
  }

  /// Returns the reason for a refusal as a sentence; nil for no message.
  func reason(for refusal: Model.Rules.Refusal) -> String? {
    guard let delegate else { return (refusal as? any CustomStringConvertible)?.description }
    return delegate.message(for: refusal)
  }

  func name(of item: Model.Item) -> String {
    delegate?.name(ofItem: item) ?? pieces[item]?.accessibleLabel ?? "\(item)"
  }

  func name(of place: Model.Place) -> String {
    delegate?.name(ofPlace: place) ?? places[place]?.accessibleLabel ?? "\(place)"
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
