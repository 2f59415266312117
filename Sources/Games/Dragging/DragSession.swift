/// The items that are in the air, and what becomes of them: one state machine for every input.
///
/// Each carried item goes its own way through the same states:
///
///     pickUp ─→ unknown ←─ move ─→ accepted, rejected
///                  └──────┬───────────┘
///                         ├─→ drop ───→ stays, returns
///                         └─→ cancel ─→ returns
///
/// The session knows neither a screen nor a game. Inputs tell it what the player does, rules answer what that means, and
/// views show its value. Events may arrive late, since a drop by one finger can change the game under another: what
/// is said about an item that is no longer carried changes nothing, and `drop(_:rules:)` asks the rules anew.
public struct DragSession<
  Item: Hashable & Sendable, Place: Hashable & Sendable, Refusal: Equatable & Sendable
>: Equatable, Sendable {
  /// What is carried, in the order in which it was picked up.
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
  public func verdict(of item: Item) -> DropVerdict<Refusal> {
    carry(of: item)?.verdict ?? .none
  }

  /// Picks up an item.
  ///
  /// - Parameters:
  ///   - point: Where the pointer or finger is, in the board's coordinates; nil for an input without a point.
  ///   - grabPoint: Where inside the item it is held, in the item's own coordinates; nil for an input without a point.
  /// - Returns: False if the rules forbid it, the item is carried already or as many are carried as the rules allow.
  public mutating func pickUp(
    _ item: Item, by input: DragInput, at point: DragPoint? = nil, grabPoint: DragPoint? = nil,
    rules: some DropRules<Item, Place, Refusal>
  ) -> Bool {
    guard carry(of: item) == nil, carries.count < rules.carryLimit, rules.canPickUp(item) else { return false }
    carries.append(Carry(item: item, input: input, grabPoint: grabPoint, point: point))
    return true
  }

  /// Moves a carried item over a place, or over none.
  public mutating func move(
    _ item: Item, to point: DragPoint?, over place: Place?, rules: some DropRules<Item, Place, Refusal>
  ) {
    guard let index = carries.firstIndex(where: { $0.item == item }) else { return }
    carries[index].point = point
    carries[index].place = place
    carries[index].judge(by: rules)
  }

  /// Asks the rules anew about everything that is carried, after something else changed the game.
  public mutating func judgeAgain(by rules: some DropRules<Item, Place, Refusal>) {
    for index in carries.indices { carries[index].judge(by: rules) }
  }

  /// Lets a carried item go where it is.
  ///
  /// - Returns: What becomes of it, or nil if it is not carried.
  public mutating func drop(
    _ item: Item, rules: some DropRules<Item, Place, Refusal>
  ) -> DropOutcome<Place, Refusal>? {
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
  /// - Returns: The items that were carried, in the order in which they were picked up.
  @discardableResult
  public mutating func cancelAll() -> [Item] {
    defer { carries.removeAll() }
    return carries.map(\.item)
  }

  private mutating func remove(_ item: Item) -> Carry? {
    carries.firstIndex { $0.item == item }.map { carries.remove(at: $0) }
  }
}
