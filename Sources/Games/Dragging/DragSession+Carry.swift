extension DragSession {
  /// One item in the air.
  public struct Carry: Equatable, Sendable {
    /// What is carried.
    public let item: Item
    /// What carries it.
    public let input: DragInput
    /// Where inside the item it is held, in the item's own coordinates; nil for an input without a point.
    public let grabPoint: DragPoint?
    /// The places that would take it, in reading order.
    public internal(set) var candidates: [Place]
    /// Where the pointer or finger is, in the board's coordinates; nil for an input without a point.
    public internal(set) var point: DragPoint?
    /// The place under it, or nil if there is none.
    public internal(set) var place: Place?
    /// What a drop would bring, as far as the rules tell it beforehand.
    public internal(set) var verdict: DropVerdict<Refusal> = .unknown

    mutating func judge(by rules: some DropRules<Item, Place, Refusal>) {
      verdict = place.map { rules.verdict(for: item, over: $0) } ?? .unknown
    }
  }
}
