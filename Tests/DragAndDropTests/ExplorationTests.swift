import TestSupport
import Testing

@testable import DragAndDrop

/// All inputs in the states of a session with two pointers, three items and three places, breadth-first.
///
/// `swift test` explores the first 500 states, and Tests/Soak/storage all.
@Suite @MainActor struct ExplorationTests {
  @Test func everyInputInEveryStateKeepsTheDocumentedRules() {
    let model = ExploredModel()
    var states = [ExploredState()]
    var known: Set<[Int]> = [states[0].key]
    var (next, steps, violations) = (0, 0, [String: String]())
    while next < min(states.count, Soak.count("SOAK_STATES", usually: 500)) {
      for input in ExploredInput.all {
        let step = model.perform(input, in: states[next])
        steps += 1
        for rule in broken(by: step) where violations[rule] == nil {
          violations[rule] = "\(input) in \(step.before) leads to \(step.after), with \(step.ends)"
        }
        if known.insert(step.after.key).inserted { states.append(step.after) }
      }
      next += 1
    }
    #expect(violations.isEmpty, "\(violations)")
    // With fewer states, a part could not be reached.
    #expect(states.count > 500 && states.contains { !$0.rules.placed.isEmpty }, "\(states.count), \(steps)")
    Soak.report("SOAK_STATES", "\(next) of \(states.count) states, \(steps) steps")
  }

  /// Returns the rules that a step breaks.
  private func broken(by step: ExploredStep) -> [String] {
    let (before, after, ends) = (step.before.session, step.after.session, step.ends)
    let (items, ended) = (step.after.items, ends.map(\.item))
    var broken: [String] = []
    func check(_ holds: Bool, _ rule: String) { if !holds { broken.append(rule) } }

    check(Set(items).count == items.count, "An item is in one drag at most.")
    check(after.activeDrags.count(where: \.input.isHeld) <= 2, "At most two items are held.")
    check(after.activeDrags.count { !$0.input.isHeld } <= 1, "One item at most is dragged by clicks.")
    check(items.allSatisfy { step.after.rules.placed[$0] == nil }, "An item at its place is not dragged.")
    check(step.after.rules.placed.values.count { $0 == .box } <= 1, "A full place accepts no other item.")
    check(step.after.rules.placed[.third] != .tray, "A place accepts no item that it rejects.")
    check(after.pendingDrops.allSatisfy { $0.place == .desk && $0.isPending }, "Only the desk decides later.")
    for drag in after.activeDrags {
      let expected = drag.place.map { step.after.rules.verdict(for: drag.item, over: $0) } ?? .unknown
      check(drag.verdict == expected, "A verdict is that of the current rules.")
      let places = step.after.rules.places(for: drag.item)
      check(drag.candidates == places, "The candidates are those of the current rules.")
    }

    // Exactly the drags that leave the session end.
    let left = step.before.items.filter { !items.contains($0) }
    check(ended.count == Set(ended).count && Set(ended) == Set(left), "Each end is reported once.")
    for end in ends {
      let isPlaced = step.after.rules.placed[end.item]
      check(end.outcome.stays == (isPlaced != nil), "An item is at a place if its drag has ended there.")
      if case .stays(let place) = end.outcome { check(place == isPlaced, "An item is where its drag has ended.") }
    }
    let began = items.filter { !step.before.items.contains($0) }
    check(began.allSatisfy(step.pickedUp.contains), "Each pick-up is reported.")
    check(step.pickedUp.count == Set(step.pickedUp).count, "Each pick-up is reported once.")

    switch step.input {
    case .pickUp(let item, let input):
      let isDragged = after.activeDrag(of: item)?.input == input && !step.pickedUp.isEmpty
      check(step.result == isDragged, "A pick-up returns whether the input drags the item.")
      check(before.pendingDrop(containing: item) == nil || before == after, "A pending item cannot be picked up.")
    case .move(let item, let places):
      check(ends.isEmpty, "A move ends no drag.")
      if let drag = after.activeDrag(of: item) {
        check(drag.place == target(of: item, places, step), "The best place is used.")
      }
      check(before.activeDrag(of: item) != nil || before == after, "An item that is not dragged does not move.")
    case .drop(let item), .handOff(let item):
      check(before.activeDrag(of: item) != nil || before == after, "An item that is not dragged is not dropped.")
    case .cancel(let item):
      let isLeft = after.activeDrag(of: item) != nil || after.pendingDrop(containing: item) != nil
      check(!isLeft, "A cancelled drag has ended.")
      check(ends.allSatisfy { $0.outcome == .returns(.cancelled) }, "A cancelled item returns.")
    case .decide: check(before.activeDrags.count == after.activeDrags.count, "A decision ends no other drag.")
    case .cancelActiveDrags:
      check(after.activeDrags.isEmpty && after.pendingDrops == before.pendingDrops, "Pending drops stay.")
    case .cancelAll: check(items.isEmpty, "Every drag ends.")
    case .revalidate: check(step.before == step.after, "Revalidation changes no explored state.")
    }
    return broken
  }

  /// The first place that accepts the item, or else one that contains such a place, or else the first.
  private func target(of item: Explored.Item, _ places: [Explored.Place], _ step: ExploredStep) -> Explored.Place? {
    let rules = step.before.rules
    let inner = places.filter { place in !places.contains { rules.parent(of: $0) == place } }
    let all = inner + inner.compactMap(rules.parent)
    return all.first { rules.verdict(for: item, over: $0) == .accepted } ?? inner.first
  }
}
