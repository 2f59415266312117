/// The items that are in the air, and what becomes of them: one state machine for every input.
///
/// Each carried item goes its own way through the same states:
///
///     pickUp ─→ unknown ←─ move ─→ accepted, rejected
///                  └──────┬───────────┘
///                         ├─→ handOff ─→ unknown
///                         ├─→ drop ─┬──→ stays, returns
///                         │         └──→ pending ─→ finishPending, cancel
///                         └─→ cancel ──→ returns
///
/// What waits lies where it was dropped, until it is decided what becomes of it. Nobody can pick it up meanwhile.
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
  public private(set) var activeDrags: [ActiveDrag] = []
  /// What waits at its place, that last which was dropped last.
  public private(set) var pendingDrops: [ActiveDrag] = []

  /// Creates a session in which nothing is carried.
  public init() {}

  /// Whether anything is carried.
  public var isDragging: Bool { !activeDrags.isEmpty }

  /// How the item is carried, or nil if it is not, or only comes along with another one.
  public func activeDrag(of item: Item) -> ActiveDrag? {
    activeDrags.first { $0.item == item }
  }

  /// What takes the item through the air: its own carry, or that of the item that it comes along with.
  public func activeDrag(containing item: Item) -> ActiveDrag? {
    activeDrags.first { $0.item == item || $0.companions.contains(item) }
  }

  /// How the item waits at a place, or what it came along with; nil if it does not.
  public func pendingDrop(containing item: Item) -> ActiveDrag? {
    pendingDrops.first { $0.item == item || $0.companions.contains(item) }
  }

  /// All that is in the air, companions after what they come along with.
  public var items: [Item] { activeDrags.flatMap(\.items) }

  /// The one item that clicks or keys carry, in no hand.
  public var stickyDrag: ActiveDrag? { activeDrags.first { !$0.input.isHeld } }

  /// What to show for the item now.
  public func verdict(of item: Item) -> Rules.Verdict {
    activeDrag(containing: item)?.verdict ?? .none
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
    guard pendingDrop(containing: item) == nil else { return nil }
    if let drag = activeDrag(of: item), drag.input.isHeld || !input.isHeld { return nil }
    if let drag = activeDrag(containing: item), drag.item != item, drag.input.isHeld { return nil }
    guard rules.canPickUp(item) else { return nil }
    var drag = ActiveDrag(
      item: item, companions: dragGroup(for: item, by: rules), input: input, grabPoint: grabPoint, candidates: [],
      point: point)
    drag.candidates = drag.candidates(by: rules)
    return take(drag, limit: rules.maximumActiveDrags)
  }

  /// What comes along with an item: what can be picked up, and is in no hand.
  private func dragGroup(for item: Item, by rules: Rules) -> [Item] {
    let companions = rules.dragGroup(for: item)
    guard !companions.isEmpty else { return [] }
    var taken = Set((activeDrags.filter(\.input.isHeld) + pendingDrops).flatMap(\.items)).union([item])
    return companions.filter { taken.insert($0).inserted && rules.canPickUp($0) }
  }

  /// Carries an item on that was held, by an input that holds nothing: for a press that turns out to be a click.
  ///
  /// - Returns: The items that went home for it. Nil if nothing changed, since it is not held.
  public mutating func handOff(_ item: Item, to input: DragInput) -> [Item]? {
    guard let held = activeDrag(of: item), held.input.isHeld, !input.isHeld else { return nil }
    let drag = ActiveDrag(
      item: item, companions: held.companions, input: input, grabPoint: nil, candidates: held.candidates)
    return take(drag, limit: activeDrags.count)
  }

  /// Has an item carried so from now on, and answers which ones make room for it.
  private mutating func take(_ drag: ActiveDrag, limit: Int) -> [Item] {
    let before = items
    let others = activeDrags.filter { $0.item != drag.item }
    let staying = others.filter(\.input.isHeld).suffix(max(0, limit - 1))
    activeDrags = staying + [drag]
    return before.filter { self.activeDrag(containing: $0) == nil }
  }

  /// Moves a carried item over places, the one that it is nearest to first; or over none.
  ///
  /// Of several it is over the first that accepts it, or else over the first. Inner places come before those that they
  /// lie in, which are asked even if they are not named. Each is asked at most once.
  ///
  /// - Parameter point: Where the hand is, in the board's coordinates; nil for an input without a point.
  public mutating func move(_ item: Item, to point: Point?, over places: some Sequence<Place>, rules: Rules) {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return }
    activeDrags[index].point = point
    activeDrags[index].judge(over: places, by: rules)
  }

  /// Moves a carried item over a place, or over none; the point is in the board's coordinates.
  public mutating func move(_ item: Item, to point: Point?, over place: Place?, rules: Rules) {
    move(item, to: point, over: place.map { [$0] } ?? [], rules: rules)
  }

  /// Has a drop of a carried item be a copy, say, where the rules allow it; nil leaves it to them.
  public mutating func requestOperation(_ operation: DropOperation?, for item: Item, rules: Rules) {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return }
    activeDrags[index].wish = operation
    activeDrags[index].judge(by: rules)
  }

  /// Asks the rules anew about everything that is carried, after something else changed the game.
  public mutating func revalidate(by rules: Rules) {
    for index in activeDrags.indices { activeDrags[index].judge(by: rules) }
  }

  /// Lets a carried item go where it is.
  ///
  /// Its companions have outcomes of their own, for which ``DragModel/drop(_:)`` asks.
  ///
  /// - Returns: What becomes of it. Nil if it is not carried, or waits for that from now on.
  public mutating func drop(
    _ item: Item, rules: Rules
  ) -> Rules.Outcome? {
    dropped(item, rules: rules).map { $0.outcome(of: item, refusal: $0.refusal(by: rules), by: rules) }
  }

  /// Takes an item that is dropped out of the air; nil if it is not carried, or waits from now on.
  mutating func dropped(_ item: Item, rules: Rules) -> ActiveDrag? {
    guard let index = activeDrags.firstIndex(where: { $0.item == item }) else { return nil }
    var drag = activeDrags.remove(at: index)
    guard let place = drag.place, drag.verdict == .accepted, drag.refusal(by: rules) == nil,
      rules.acceptsAsynchronously(item, droppedOn: place)
    else { return drag }
    (drag.point, drag.isWaiting) = (nil, true)
    pendingDrops.append(drag)
    return nil
  }

  /// Ends the wait of an item and its companions, once it is decided what becomes of them.
  ///
  /// - Returns: False if it does not wait.
  @discardableResult
  public mutating func finishPending(_ item: Item) -> Bool {
    guard let index = pendingDrops.firstIndex(where: { $0.item == item }) else { return false }
    pendingDrops.remove(at: index)
    return true
  }

  /// Brings an item home that is carried or waits.
  ///
  /// - Returns: False if it does neither.
  @discardableResult
  public mutating func cancel(_ item: Item) -> Bool {
    letGo(item) != nil
  }

  /// Brings home what is carried, and leaves what waits.
  ///
  /// - Returns: The items that were carried.
  @discardableResult
  public mutating func cancelActiveDrags() -> [Item] {
    defer { activeDrags.removeAll() }
    return items
  }

  /// Brings everything home.
  ///
  /// - Returns: The items that were carried, and those that waited.
  @discardableResult
  public mutating func cancelAll() -> [Item] {
    defer { pendingDrops.removeAll() }
    return cancelActiveDrags() + pendingDrops.flatMap(\.items)
  }

  /// Takes an item and what comes along with it out of the air, or from where they wait; nil if they do neither.
  mutating func letGo(_ item: Item) -> ActiveDrag? {
    if let index = activeDrags.firstIndex(where: { $0.item == item }) { return activeDrags.remove(at: index) }
    return pendingDrops.firstIndex { $0.item == item }.map { pendingDrops.remove(at: $0) }
  }
}
