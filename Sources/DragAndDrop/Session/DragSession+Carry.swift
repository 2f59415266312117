extension DragSession {
  /// One item in the air.
  public struct Carry: Equatable, Sendable {
    /// What is carried.
    public let item: Item
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

    /// Judges the item over several places: it is over the first that accepts it, or else over the first.
    mutating func judge(over places: some Sequence<Place>, by rules: Rules) {
      (place, verdict) = (nil, .unknown)
      for candidate in places where verdict != .accepted {
        let answer = rules.verdict(for: item, over: candidate)
        if place == nil || answer == .accepted { (place, verdict) = (candidate, answer) }
      }
    }

    mutating func judge(by rules: Rules) { judge(over: place.map { [$0] } ?? [], by: rules) }
  }
}
