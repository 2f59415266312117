/// The items that are in the air, and what becomes of them: one state machine for every input.
///
/// Each carried item goes its own way through the same states:
///
///     pickUp ─→ unknown ←─ move ─→ accepted, rejected
///                  └──────┬───────────┘
///                         ├─→ carryOn ─→ unknown
///                         ├─→ drop ────→ stays, returns
///                         └─→ cancel ──→ returns
///
/// The session knows neither a screen nor a game. Inputs tell it what the player does, rules answer what that means, and
/// views show its value.
///
/// Events may arrive late, since a drop by one finger can change the game under another. What is said about an item that
/// is no longer carried changes nothing, and `drop(_:rules:)` asks the rules anew.
public struct DragSession<Rules: DropRules>: Equatable, Sendable {
  /// What is carried.
  public typealias Item = Rules.Item
  /// Where an item can be dropped.
  public typealias Place = Rules.Place

  /// What is carried, that last which was taken last.
  public private(set) var carries: [Carry] = []

  /// Creates a session in which nothing is carried.
  public init() {}

  /// Whether anything is carried.
  public var isCarrying: Bool { !carries.isEmpty }

  /// How the item is carried, or nil if it is not.
  public func carry(of item: Item) -> Carry? {
    carries.first { $0.item == item }
  }

  /// The one item that clicks or keys carry, in no hand.
  public var unheldCarry: Carry? { carries.first { !$0.input.isHeld } }

  /// What to show for the item now.
  public func verdict(of item: Item) -> Rules.Verdict {
    carry(of: item)?.verdict ?? .none
  }

  /// Picks up an item, or takes hold of one that clicks or keys carry.
  ///
  /// Another item can be taken at any time, whatever carries the present one. What clicks or keys carry goes home for
  /// it. Of what is held the oldest go home, if the rules do not allow as many.
  ///
  /// - Parameters:
  ///   - point: Where the pointer or finger is, in the board's coordinates; nil for an input without a point.
  ///   - grabPoint: Where inside the item it is held, in the item's own coordinates; nil for an input without a point.
  /// - Returns: The items that went home for it. Nil if nothing changed: the rules forbid it, or it is carried already.
  public mutating func pickUp(
    _ item: Item, by input: DragInput, at point: Point? = nil, grabPoint: Point? = nil,
    rules: Rules
  ) -> [Item]? {
    if let carry = carry(of: item), carry.input.isHeld || !input.isHeld { return nil }
    guard rules.canPickUp(item) else { return nil }
    let carry = Carry(
      item: item, input: input, grabPoint: grabPoint, candidates: rules.places(for: item), point: point)
    return take(carry, limit: rules.carryLimit)
  }

  /// Carries an item on that was held, by an input that holds nothing: for a press that turns out to be a click.
  ///
  /// - Returns: The items that went home for it. Nil if nothing changed, since it is not held.
  public mutating func carryOn(_ item: Item, by input: DragInput) -> [Item]? {
    guard let held = carry(of: item), held.input.isHeld, !input.isHeld else { return nil }
    return take(Carry(item: item, input: input, grabPoint: nil, candidates: held.candidates), limit: carries.count)
  }

  /// Has an item carried so from now on, and answers which ones make room for it.
  private mutating func take(_ carry: Carry, limit: Int) -> [Item] {
    let others = carries.filter { $0.item != carry.item }
    let staying = others.filter(\.input.isHeld).suffix(max(0, limit - 1))
    carries = staying + [carry]
    return others.map(\.item).filter { self.carry(of: $0) == nil }
  }

  /// Moves a carried item over places, the one that it is nearest to first; or over none.
  ///
  /// Of several it is over the first that accepts it, or else over the first. Each is asked at most once.
  public mutating func move(_ item: Item, to point: Point?, over places: some Sequence<Place>, rules: Rules) {
    guard let index = carries.firstIndex(where: { $0.item == item }) else { return }
    carries[index].point = point
    carries[index].judge(over: places, by: rules)
  }

  /// Moves a carried item over a place, or over none.
  public mutating func move(_ item: Item, to point: Point?, over place: Place?, rules: Rules) {
    move(item, to: point, over: place.map { [$0] } ?? [], rules: rules)
  }

  /// Asks the rules anew about everything that is carried, after something else changed the game.
  public mutating func judgeAgain(by rules: Rules) {
    for index in carries.indices {
      carries[index].candidates = rules.places(for: carries[index].item)
      carries[index].judge(by: rules)
    }
  }

  /// Lets a carried item go where it is.
  ///
  /// - Returns: What becomes of it, or nil if it is not carried.
  public mutating func drop(
    _ item: Item, rules: Rules
  ) -> Rules.Outcome? {
    guard let carry = remove(item) else { return nil }
    guard let place = carry.place else { return .returns(.missed) }
    return rules.outcome(of: item, droppedOn: place)
  }

  /// Brings a carried item home.
  ///
  /// - Returns: False if it is not carried.
  @discardableResult
  public mutating func cancel(_ item: Item) -> Bool {
    remove(item) != nil
  }

  /// Brings everything home.
  ///
  /// - Returns: The items that were carried.
  @discardableResult
  public mutating func cancelAll() -> [Item] {
    defer { carries.removeAll() }
    return carries.map(\.item)
  }

  private mutating func remove(_ item: Item) -> Carry? {
    carries.firstIndex { $0.item == item }.map { carries.remove(at: $0) }
  }
}
