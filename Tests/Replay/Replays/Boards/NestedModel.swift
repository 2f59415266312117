import DragAndDrop
import Games
import Observation

/// Places of different kinds: a box in a room takes one item, a shelf decides later, and a drawer refuses an item.
struct NestedRules: DropRules, Equatable {
  enum Item: String, CaseIterable { case book, pen, key }
  enum Place: String, CaseIterable { case room, box, shelf, drawer }

  var places: [Item: Place] = [:]

  var maximumActiveDrags: Int { 2 }

  func parent(of place: Place) -> Place? { place == .box ? .room : nil }

  func verdict(for item: Item, over place: Place) -> DropVerdict<String> {
    if places[item] == place { return .unknown }
    switch place {
    case .box: return places.values.contains(.box) ? .rejected("full") : .accepted
    case .drawer: return item == .book ? .rejected("too big") : .accepted
    case .room, .shelf: return .accepted
    }
  }

  func acceptsAsynchronously(_ item: Item, droppedOn place: Place) -> Bool { place == .shelf }
  func operations(of item: Item, droppedOn place: Place) -> [DropOperation] { place == .drawer ? [.move, .copy] : [] }
}

@MainActor @Observable final class NestedModel: ReplayModel {
  let dragState = DragState<NestedRules>()
  var rules = NestedRules()
  private var copies = 0
  private var decisions: [(item: NestedRules.Item, decide: CheckedContinuation<NestedRules.Outcome, Never>)] = []

  func dragEnded(_ item: NestedRules.Item, with outcome: NestedRules.Outcome, as operation: DropOperation) {
    guard case .stays(let place) = outcome else { return }
    if operation == .move { rules.places[item] = place } else { copies += 1 }
  }
  func dragEnded(_ item: NestedRules.Item, with outcome: NestedRules.Outcome) {}

  func performDrop(of item: NestedRules.Item, on place: NestedRules.Place) async -> NestedRules.Outcome {
    await withCheckedContinuation { decisions.append((item, $0)) }
  }

  /// Lets the shelf decide about the drop that has waited longest; a decision about a canceled one changes nothing.
  func perform(_ generator: inout SeededGenerator) async -> String {
    while !session.pendingDrops.isEmpty, decisions.isEmpty { await Task.yield() }
    guard !decisions.isEmpty else { return "nothing is pending" }
    let (item, decide) = decisions.removeFirst()
    let number = dragState.lastEnd?.number
    let isTaken = generator.number(below: 2) == 0
    decide.resume(returning: isTaken ? .stays(.shelf) : .returns(.missed))
    for _ in 0..<4 where dragState.lastEnd?.number == number { await Task.yield() }
    return "the shelf \(isTaken ? "takes" : "returns") \(item)"
  }

  var complaint: Complaint? {
    let inBox = rules.places.values.count { $0 == .box }
    return Replays.complaint(unless: inBox <= 1 && rules.places[.book] != .drawer, "Full places stay so.")
  }

  func finish() async {
    while !session.pendingDrops.isEmpty, decisions.isEmpty { await Task.yield() }
    for (_, decide) in decisions { decide.resume(returning: .returns(.missed)) }
    decisions = []
  }
}
