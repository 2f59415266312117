import Observation

@testable import DragAndDrop

/// Rules for three items and three places, one of each kind.
struct Explored: DropRules, Hashable {
  enum Item: Int, CaseIterable { case first, second, third }
  enum Place: Int, CaseIterable {
    /// Accepts one item, also one that its tray rejects.
    case box
    /// In the box; rejects the third item.
    case tray
    /// Decides asynchronously.
    case desk
  }
  enum Refusal { case full, wrongItem }

  var placed: [Item: Place] = [:]

  var maximumActiveDrags: Int { 2 }
  func canPickUp(_ item: Item) -> Bool { placed[item] == nil }
  func parent(of place: Place) -> Place? { place == .tray ? .box : nil }
  func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool { place == .desk }

  func verdict(for item: Item, over place: Place) -> DropVerdict<Refusal> {
    if placed[item] != nil { return .unknown }
    switch place {
    case .box: return placed.values.contains(.box) ? .rejected(.full) : .accepted
    case .tray: return item == .third ? .rejected(.wrongItem) : .accepted
    case .desk: return .accepted
    }
  }
}

/// A model whose state can be set to any earlier one.
@MainActor @Observable final class ExploredModel: DragModel {
  let dragState = DragState<Explored>()
  var rules = Explored()
  @ObservationIgnored private(set) var pickedUp: [Explored.Item] = []
  private static let never = Task {}
  @ObservationIgnored private lazy var reader = dragState.makeEndReader()

  func itemPickedUp(_ item: Explored.Item, by input: DragInput) { pickedUp.append(item) }

  func dragEnded(_ item: Explored.Item, with outcome: Explored.Outcome) {
    if case .stays(let place) = outcome { rules.placed[item] = place }
  }

  /// Performs an input in a state; returns the state that it leads to, with the pick-ups and ends on the way.
  func perform(_ input: ExploredInput, in state: ExploredState) -> ExploredStep {
    (dragState.session, rules, pickedUp) = (state.session, state.rules, [])
    // Only the input `decide` decides about a pending drop.
    for item in Explored.Item.allCases { dragState.pendingTasks[item] = Self.never }
    _ = dragState.newEnds(for: reader)
    let result = input.perform(on: self)
    let ends = dragState.newEnds(for: reader)
    return ExploredStep(
      before: state, input: input, after: ExploredState(session: session, rules: rules), result: result,
      pickedUp: pickedUp, ends: ends)
  }
}

/// The drags and the rules' state.
struct ExploredState: Equatable {
  var session = DragSession<Explored>()
  var rules = Explored()

  var items: [Explored.Item] { session.items + session.pendingDrops.flatMap(\.items) }

  /// The properties that distinguish two states; not the points, because no input has one.
  var key: [Int] {
    func numbers(_ drag: DragSession<Explored>.ActiveDrag) -> [Int] {
      [drag.item.rawValue, drag.input.isHeld ? 1 : 0, drag.place?.rawValue ?? 3, drag.isPending ? 1 : 0]
        + drag.candidates.map(\.rawValue) + [9]
    }
    let verdicts = session.activeDrags.map { $0.verdict == .accepted ? 1 : $0.verdict == .unknown ? 0 : 2 }
    return session.activeDrags.flatMap(numbers) + [8] + session.pendingDrops.flatMap(numbers) + [8] + verdicts + [8]
      + Explored.Item.allCases.map { rules.placed[$0]?.rawValue ?? 3 }
  }
}

/// An input by fingers or clicks, or a decision about a pending drop.
enum ExploredInput {
  case pickUp(Explored.Item, DragInput)
  case handOff(Explored.Item)
  case move(Explored.Item, [Explored.Place])
  case drop(Explored.Item)
  case cancel(Explored.Item)
  case decide(Explored.Item, isTaken: Bool)
  case cancelActiveDrags, cancelAll, revalidate

  static var all: [ExploredInput] {
    let overs: [[Explored.Place]] = [[], [.box], [.tray], [.tray, .box], [.desk], [.desk, .tray]]
    return Explored.Item.allCases.flatMap { item -> [ExploredInput] in
      [.pickUp(item, .finger), .pickUp(item, .click), .handOff(item), .drop(item), .cancel(item)]
        + [true, false].map { .decide(item, isTaken: $0) } + overs.map { .move(item, $0) }
    } + [.cancelActiveDrags, .cancelAll, .revalidate]
  }

  /// Returns whether a pick-up has succeeded; nil for other inputs.
  @MainActor func perform(on model: ExploredModel) -> Bool? {
    switch self {
    case .pickUp(let item, let input): return model.pickUp(item, by: input)
    case .handOff(let item): model.handOff(item, to: .click)
    case .move(let item, let places): model.move(item, to: nil, over: places)
    case .drop(let item): model.drop(item)
    case .cancel(let item): model.cancel(item)
    case .decide(let item, let isTaken):
      if model.session.pendingDrop(containing: item) != nil {
        model.finishPending(item, isTaken ? .stays(.desk) : .returns(.refused(.full)))
      }
    case .cancelActiveDrags: model.cancelActiveDrags()
    case .cancelAll: model.cancelAll()
    case .revalidate: model.revalidate()
    }
    return nil
  }
}

/// The states before and after an input, with the reported changes.
struct ExploredStep {
  let before: ExploredState
  let input: ExploredInput
  let after: ExploredState
  let result: Bool?
  let pickedUp: [Explored.Item]
  let ends: [DragState<Explored>.End]
}
