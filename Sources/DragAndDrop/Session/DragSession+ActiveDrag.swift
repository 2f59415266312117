extension DragSession {
  /// One item in the air, and what comes along with it.
  public struct ActiveDrag: Equatable, Sendable {
    /// What is carried.
    public let item: Item
    /// What comes along, in the order in which it is dropped after the item.
    public let companions: [Item]
    /// What carries it.
    public let input: DragInput
    /// Where inside the item it is held, in the item's own coordinates; nil for an input without a point.
    public let grabPoint: Point?
    /// The places that would take it, in reading order.
    public internal(set) var candidates: [Place]
    /// Where the pointer or finger is, in the board's coordinates; nil for an input without a point.
    public internal(set) var point: Point?
    /// The place under it, or nil if there is none.
    public internal(set) var place: Place?
    /// What a drop would bring, as far as the rules tell it beforehand.
    public internal(set) var verdict: Rules.Verdict = .unknown
    /// What the player asks a drop to be; nil leaves it to the rules.
    public internal(set) var wish: DropOperation?
    /// Whether it was dropped and waits.
    public internal(set) var isWaiting = false
    /// What a drop would be.
    public private(set) var operation = DropOperation.move

    /// The item and its companions.
    public var items: [Item] { companions.isEmpty ? [item] : [item] + companions }

    /// Judges the item over several places and those that they lie in.
    ///
    /// It is over the first that accepts it, the innermost before those about it, or else over the first.
    mutating func judge(over places: some Sequence<Place>, by rules: Rules) {
      (place, verdict) = (nil, .unknown)
      var level = rules.innermost(of: Array(places))
      var asked: Set<Place> = []
      while !level.isEmpty, verdict != .accepted {
        for candidate in level where verdict != .accepted {
          let answer = judgement(over: candidate, by: rules)
          if place == nil || answer == .accepted { (place, verdict) = (candidate, answer) }
        }
        level = level.compactMap(rules.parent).filter { asked.insert($0).inserted }
      }
      let operations = place.map { rules.operations(of: item, droppedOn: $0) } ?? []
      operation = operations.first { $0 == wish } ?? operations.first ?? .move
    }

    /// The same carry over a place, for telling beforehand what a drop there would do.
    public func moved(over place: Place, by rules: Rules) -> ActiveDrag {
      var drag = self
      drag.judge(over: CollectionOfOne(place), by: rules)
      return drag
    }

    mutating func judge(by rules: Rules) {
      candidates = candidates(by: rules)
      judge(over: place.map { [$0] } ?? [], by: rules)
    }

    /// The places that would take the item and all that comes along.
    func candidates(by rules: Rules) -> [Place] {
      let places = rules.places(for: item)
      guard !companions.isEmpty else { return places }
      return places.filter { judgement(over: $0, by: rules) == .accepted }
    }

    /// What a place says to all that is carried: of several it has to accept each.
    private func judgement(over place: Place, by rules: Rules) -> Rules.Verdict {
      var verdict = rules.verdict(for: item, over: place)
      for companion in companions where verdict == .accepted {
        verdict = rules.verdict(for: companion, over: place)
      }
      return verdict
    }

    /// Why the place does not take all that is carried; nil if it does, or if one alone is left to the rules.
    func refusal(by rules: Rules) -> Rules.Refusal? {
      guard !companions.isEmpty, let place, case .rejected(let refusal) = judgement(over: place, by: rules) else {
        return nil
      }
      return refusal
    }

    /// What becomes of one of the items if it is dropped now; the refusal is that of all of them.
    func outcome(of item: Item, refusal: Rules.Refusal?, by rules: Rules) -> Rules.Outcome {
      guard let place else { return .returns(.missed) }
      if let refusal { return .returns(.refused(refusal)) }
      return rules.outcome(of: item, droppedOn: place)
    }
  }
}

extension DropRules {
  /// The places in their order without those that others of them lie in, which have their turn after them.
  fileprivate func innermost(of places: [Place]) -> [Place] {
    let outer = places.compactMap(parent)
    guard !outer.isEmpty else { return places }
    var all = Set(outer)
    var level = outer
    while !level.isEmpty { level = level.compactMap(parent).filter { all.insert($0).inserted } }
    return places.filter { !all.contains($0) }
  }
}
