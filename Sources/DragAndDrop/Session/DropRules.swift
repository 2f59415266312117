/// What a drag session asks of a game: which items may be picked up, and where they may be dropped.
///
/// The verdict and the outcome are two questions because a game may keep an answer to itself until the drop. A quiz takes
/// any answer while it hovers, and tells only afterwards whether it is right.
///
/// Rules have an answer for every item and place, also for those that they do not know. A board follows its game within a
/// frame, and until then it asks about what lies on it.
public protocol DropRules {
  /// What is carried.
  associatedtype Item: Hashable & Sendable
  /// Where an item can be dropped.
  associatedtype Place: Hashable & Sendable
  /// Why a place does not take an item; `Never` where places that take none have nothing to say.
  associatedtype Refusal: Equatable & Sendable = Never

  /// How many items may be held at once, at least one: more than one for several fingers.
  var maximumActiveDrags: Int { get }

  /// Whether the item may be picked up now.
  func canPickUp(_ item: Item) -> Bool

  /// What to show while the item is over the place.
  func verdict(for item: Item, over place: Place) -> Verdict

  /// What becomes of the item if it is dropped on the place now.
  func outcome(of item: Item, droppedOn place: Place) -> Outcome

  /// Whether a drop of the item on the place takes its time: it waits there, and ``DragModel/performDrop(of:droppedOn:)`` says
  /// what becomes of it.
  func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool

  /// What a drop of the item on the place can be, the first unless the player asks for another of them.
  ///
  /// What is asked for and not among them is done as the first. None at all is a move.
  func operations(of item: Item, droppedOn place: Place) -> [DropOperation]

  /// The places that would accept the item now, in reading order.
  func places(for item: Item) -> [Place]

  /// The place that a place lies in, or nil: what the inner one does not accept is offered to the outer one.
  func parent(of place: Place) -> Place?

  /// The items that come along when this one is picked up, in the order in which they are dropped after it.
  ///
  /// A place takes all of them or none. Each has an outcome of its own.
  func dragGroup(for item: Item) -> [Item]
}

extension DropRules {
  /// What a place says to an item over it.
  public typealias Verdict = DropVerdict<Refusal>
  /// Where an item ends up.
  public typealias Outcome = DropOutcome<Place, Refusal>

  /// One item at a time.
  public var maximumActiveDrags: Int { 1 }

  /// Always.
  public func canPickUp(_ item: Item) -> Bool { true }

  /// None: each place lies by itself.
  public func parent(of place: Place) -> Place? { nil }

  /// None: each item goes alone.
  public func dragGroup(for item: Item) -> [Item] { [] }

  /// No: it is decided at once.
  public func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool { false }

  /// A move.
  public func operations(of item: Item, droppedOn place: Place) -> [DropOperation] { [] }

  /// Does what the verdict promises.
  public func outcome(of item: Item, droppedOn place: Place) -> Outcome {
    switch verdict(for: item, over: place) {
    case .accepted: .stays(place)
    case .rejected(let refusal): .returns(.refused(refusal))
    case .none, .unknown: .returns(.missed)
    }
  }
}

extension DropRules where Place: CaseIterable {
  /// All places that accept it, in the order of their cases.
  public func places(for item: Item) -> [Place] {
    Place.allCases.filter { verdict(for: item, over: $0) == .accepted }
  }
}
