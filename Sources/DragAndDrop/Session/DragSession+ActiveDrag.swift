import Geometry

extension DragSession {
  /// A dragged item with its companions.
  public struct ActiveDrag: Equatable, Sendable {
    /// The dragged item.
    public let item: Item
    /// The items that move along, in their order of dropping.
    public internal(set) var companions: [Item]
    /// The number of companions that are dropped before the item.
    var leadIndex = 0
    /// The input that drags the item.
    public let input: DragInput
    /// The position at which the item is held, in the item's coordinates; nil for an input without a point.
    public let grabPoint: Point?
    /// The places that accept the items, in reading order.
    public internal(set) var candidates: [Place]
    /// The position of the pointer, in the board's coordinates; nil for an input without a point.
    public internal(set) var point: Point?
    /// The place under the item, if any.
    public internal(set) var place: Place?
    /// The verdict of the rules on a drop at the place.
    public internal(set) var verdict: Rules.Verdict = .unknown
    /// The operation that the user requests; nil for the default of the rules.
    public internal(set) var requestedOperation: DropOperation?
    /// Whether the item was dropped and its outcome is pending.
    public internal(set) var isPending = false
    /// Whether the items come from another board or program, and are not in the rules' state.
    public internal(set) var isIncoming = false
    /// The operation that a drop would perform.
    public private(set) var operation = DropOperation.move

    /// The item and its companions.
    public var items: [Item] { companions.isEmpty ? [item] : [item] + companions }
    /// The item and its companions in their order of dropping, such as the reading order of a selection.
    public var droppedItems: [Item] { companions.prefix(leadIndex) + [item] + companions.dropFirst(leadIndex) }

    mutating func validate(over places: some Sequence<Place>, by rules: Rules) {
      (place, verdict) = (nil, .unknown)
      var level = rules.innermost(of: Array(places))
      var asked: Set<Place> = []
      while !level.isEmpty, verdict != .accepted {
        for candidate in level where verdict != .accepted {
          let answer = verdict(over: candidate, by: rules)
          if place == nil || answer == .accepted { (place, verdict) = (candidate, answer) }
        }
        level = level.compactMap(rules.parent).filter { asked.insert($0).inserted }
      }
      // Incoming items always move to this board, whatever happens to them at their source.
      let operations = isIncoming ? [] : place.map { rules.operations(of: item, droppedOn: $0) } ?? []
      operation = operations.first { $0 == requestedOperation } ?? operations.first ?? .move
    }

    /// Returns the drag moved over a place, to predict the result of a drop there.
    public func moved(over place: Place, by rules: Rules) -> ActiveDrag {
      var drag = self
      drag.validate(over: CollectionOfOne(place), by: rules)
      return drag
    }

    mutating func validate(by rules: Rules) {
      candidates = candidates(by: rules)
      validate(over: place.map { [$0] } ?? [], by: rules)
    }

    func candidates(by rules: Rules) -> [Place] {
      isIncoming ? rules.places(forIncoming: items) : rules.places(for: item, in: droppedItems)
    }

    private func verdict(over place: Place, by rules: Rules) -> Rules.Verdict {
      if isIncoming { return rules.verdict(forIncoming: items, over: place) }
      return companions.isEmpty ? rules.verdict(for: item, over: place) : rules.verdict(for: droppedItems, over: place)
    }

    /// Returns the reason for rejecting the group; nil for one item of the state, which the rules' outcome decides.
    func refusal(by rules: Rules) -> Rules.Refusal? {
      guard !companions.isEmpty || isIncoming, let place, case .rejected(let refusal) = verdict(over: place, by: rules)
      else {
        return nil
      }
      return refusal
    }

    /// Returns the outcome for one of the items, unless the group is rejected.
    ///
    /// `own` is the item's own place among those of the drop.
    func outcome(of item: Item, on own: Place?, by rules: Rules) -> Rules.Outcome {
      guard let place, let own else { return .returns(.missed) }
      if isIncoming { return rules.verdict(forIncoming: [item], over: own).outcome(at: own) }
      // The place of a single copy can be another one, but the verdict was on the place under the item.
      if companions.isEmpty { return placed(rules.outcome(of: item, droppedOn: place), at: own) }
      if verdict == .unknown { return .returns(.missed) }
      let outcome = rules.outcome(of: item, droppedOn: own)
      // The place accepts the group, although this item is already where it belongs.
      return verdict == .accepted && outcome == .returns(.missed) ? .stays(own) : outcome
    }

    /// Returns an outcome in which an item that stays where the items were dropped has its own place among theirs.
    func placed(_ outcome: Rules.Outcome, at own: Place?) -> Rules.Outcome {
      guard let own, case .stays(let shared) = outcome, shared == place else { return outcome }
      return .stays(own)
    }

    /// Returns the places of the dragged items, in the order of `items`.
    func droppedPlaces(of items: [Item], by rules: Rules) -> [Place?] {
      guard let place else { return items.map { _ in nil } }
      if operation != .move { return rules.places(forCopying: items, to: place) }
      return companions.isEmpty ? [place] : rules.places(forDropping: items, on: place)
    }
  }
}

extension DropRules {
  fileprivate func innermost(of places: [Place]) -> [Place] {
    let outer = places.compactMap(parent)
    guard !outer.isEmpty else { return places }
    var all = Set(outer)
    var level = outer
    while !level.isEmpty { level = level.compactMap(parent).filter { all.insert($0).inserted } }
    return places.filter { !all.contains($0) }
  }
}
