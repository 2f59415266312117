import Geometry
import Observation
import Testing

@testable import DragAndDrop

/// Lists with a limit, and a selection that moves together.
private struct Board: SortableRules, Equatable {
  typealias List = String
  typealias Item = Int
  typealias Refusal = String

  var sortableLists = SortableLists([("a", [1, 2, 3, 4]), ("b", [5, 6]), ("c", [Int]())])
  var selected: Set<Int> = []
  var limit = 3
  /// Items that are refused one by one.
  var locked: Set<Int> = []

  func dragGroup(for item: Int) -> [Int] { selected.contains(item) ? selected.sorted() : [] }

  func refusal(of items: [Int], in slot: Slot) -> String? {
    let new = items.filter { !sortableLists["b"].contains($0) }.count
    return slot.list == "b" && sortableLists["b"].count + new > limit ? "full" : nil
  }

  func outcome(of item: Int, droppedOn slot: SortableSlot<String>) -> DropOutcome<SortableSlot<String>, String> {
    locked.contains(item) ? .returns(.refused("locked")) : verdict(for: item, over: slot).outcome(at: slot)
  }
}

@MainActor @Observable private final class Model: DragModel {
  let dragState = DragState<Board>()
  var rules: Board
  var steps: [SortableLists<String, Int>] = []

  init(_ rules: Board = Board()) { self.rules = rules }

  func dragEnded(_ item: Int, with outcome: Board.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(item, to: slot) }
  }

  func performChanges(_ changes: () -> Void) {
    let before = rules.sortableLists
    changes()
    if rules.sortableLists != before { steps.append(before) }
  }
}

@Suite @MainActor struct SortableRulesTests {
  private typealias Slot = SortableLists<String, Int>.Slot

  @Test func aFullListRejectsItemsWithItsReason() {
    let model = Model()
    model.pickUp(1, by: .keyboard)
    #expect(model.session.activeDrag(of: 1)?.candidates.contains(Slot("b", 0)) == true, "there is room for one")
    model.move(1, to: nil, over: Slot("b", 0))
    #expect(model.drop(1) == .stays(Slot("b", 0)))
    model.pickUp(2, by: .keyboard)
    model.move(2, to: nil, over: Slot("b", 0))
    #expect(model.session.verdict(of: 2) == .rejected("full"))
    #expect(model.drop(2) == .returns(.refused("full")))
    #expect(model.rules.sortableLists["a"] == [2, 3, 4])
  }

  @Test func itemsOfAFullListCanBeSorted() {
    let model = Model(Board(limit: 2))
    model.pickUp(5, by: .keyboard)
    model.move(5, to: nil, over: Slot("b", 1))
    #expect(model.drop(5) == .stays(Slot("b", 1)))
    #expect(model.rules.sortableLists["b"] == [6, 5])
  }

  @Test func groupMovesTogetherInOneStep() {
    let model = Model(Board(selected: [1, 3], limit: 9))
    model.pickUp(3, by: .pointer)
    model.move(3, to: nil, over: Slot("b", 1))
    let shown = model.rules.sortableLists.shown(with: model.session.activeDrags)
    #expect(shown["b"] == [5, 1, 3, 6] && shown["a"] == [2, 4])
    model.drop(3)
    #expect(model.rules.sortableLists == shown, "the lists shown before the drop are those after it")
    #expect(model.steps.count == 1, "one step for undo")
    #expect(model.dragState.recentEnds.map(\.item) == [1, 3])
    #expect(model.dragState.recentEnds.allSatisfy { $0.outcome.stays })
  }

  @Test func theSlotsOfADragAreThoseForItsItemsWhateverIsSelected() {
    let drags: [(selected: Set<Int>, items: [Int], slots: [Int])] = [
      ([1, 2], [1], [1, 2, 3]), ([], [1, 2], [1, 2]), ([1, 3], [1, 2], [1, 2]),
    ]
    for drag in drags {
      let model = Model(Board(selected: drag.selected, limit: 9))
      model.pickUp(1, with: drag.items, by: .keyboard)
      let candidates = model.session.activeDrag(of: 1)?.candidates ?? []
      #expect(candidates.filter { $0.list == "a" }.map(\.index) == drag.slots, "\(drag)")
    }
  }

  @Test func groupCountsAgainstTheLimit() {
    let model = Model(Board(selected: [1, 3]))
    model.pickUp(3, by: .pointer)
    model.move(3, to: nil, over: Slot("b", 1))
    #expect(model.drop(3) == .returns(.refused("full")))
    #expect(model.rules.sortableLists["a"] == [1, 2, 3, 4] && model.steps.isEmpty)
  }

  @Test func theItemsOfAGroupThatAreNotRefusedLieSideBySide() {
    let drops: [(locked: Set<Int>, slot: Slot, list: [Int], places: [Int])] = [
      ([1], Slot("b", 1), [5, 2, 3, 6], [1, 1]), ([2], Slot("b", 1), [5, 1, 3, 6], [1, 2]),
      ([3], Slot("b", 1), [5, 1, 2, 6], [1, 1]), ([1, 2], Slot("b", 0), [3, 5, 6], [0]),
      ([2], Slot("b", 2), [5, 6, 1, 3], [2, 3]),
    ]
    for drop in drops {
      let model = Model(Board(selected: [1, 2, 3], limit: 9, locked: drop.locked))
      model.pickUp(3, by: .pointer)
      model.move(3, to: nil, over: drop.slot)
      model.drop(3)
      #expect(model.rules.sortableLists[drop.slot.list] == drop.list, "\(drop)")
      let staying = model.dragState.recentEnds.filter { $0.outcome.stays }
      #expect(staying.compactMap(\.dropPlace?.index) == drop.places, "\(drop)")
    }
  }

  @Test func anItemGoesToItsSlotWhereRefusedOnesStayInTheSameList() {
    let model = Model(Board(selected: [1, 2], locked: [1]))
    model.pickUp(1, by: .pointer)
    model.move(1, to: nil, over: Slot("a", 1))
    model.drop(1)
    #expect(model.rules.sortableLists["a"] == [1, 3, 2, 4])
  }

  @Test func ownSlotOfAGroupChangesNothing() {
    let model = Model(Board(selected: [2, 3]))
    model.pickUp(2, by: .pointer)
    model.move(2, to: nil, over: Slot("a", 1))
    #expect(model.session.verdict(of: 2) == .unknown)
    #expect(model.drop(2) == .returns(.missed))
  }

  @Test func aSlotBehindTheLastOneIsTheLastOne() {
    #expect(Board().verdict(for: 4, over: Slot("a", 99)) == .unknown, "where the item is")
    #expect(Board().verdict(for: 1, over: Slot("a", 99)) == .accepted)
    #expect(Board().verdict(for: 1, over: Slot("a", -9)) == .unknown)
    var slots = SortableSlots(Board(), strings: BoardStrings()) { $0 }
    slots.isLine = true
    let model = Model()
    model.pickUp(2, by: .keyboard)
    let drag = model.session.activeDrag(of: 2)
    #expect(slots.label(of: Slot("a", -9), for: drag) == "a, before 1")
    #expect(slots.label(of: Slot("a", 99), for: drag) == "a, after 4")
  }

  @Test func slotsAreNumberedFrom1() {
    let slots = SortableSlots(Board(), strings: BoardStrings()) { $0 }
    #expect([0, -9].map { slots.label(of: Slot("a", $0), for: nil) } == ["a, place 1", "a, place 1"])
  }

  @Test func theSlotOfDroppedItemsIsNamedByWhereTheyLie() {
    let model = Model()
    var slots = SortableSlots(Board(), strings: BoardStrings()) { $0 }
    func label(_ list: String, _ index: Int, _ items: [Int]) -> String {
      slots.label(of: Slot(list, index), holding: items, in: model)
    }
    #expect(label("a", 0, [2, 3]) == "a, place 2", "behind one that was refused")
    #expect(label("b", 0, [2]) == "b, place 1", "an item that lies elsewhere")
    #expect(label("b", 0, [9]) == "b, place 1", "a copy of another program's item")
    slots.isLine = true
    #expect(label("a", 1, [2, 3]) == "a, before 4" && label("a", 2, [3, 4]) == "a, after 2")
    #expect(label("b", 0, []) == "b, place 1", "a copy, which lies there already")
    model.pickUp(5, by: .keyboard)
    #expect(label("b", 0, []) == "b, before 6" && label("b", 0, [2]) == "b, place 1", "during a drag")
  }

  @Test func theFrameOfASlotIsWhereTheFirstItemWouldBe() {
    var slots = SortableSlots(Board(), strings: BoardStrings()) { $0 }
    slots.layouts = ["a": StackLayout(Rect(x: 0, y: 0, width: 100, height: 400), length: 40)]
    slots.size = { $0 == 1 ? Size(width: 100, height: 70) : nil }
    #expect([-9, 0, 1, 2].map { slots.frame(of: [3, 4], in: Slot("a", $0)).minY } == [0, 0, 70, 110])
    #expect(slots.frame(of: [1, 2], in: Slot("a", 0)).size.height == 70)
    #expect(slots.frame(of: [1], in: Slot("b", 0)) == .zero, "a list without a layout")
  }

  @Test func theFrameOfASlotIsAmongTheItemsAsTheyAreAfterASwap() {
    let lists = SortableLists([("a", [1, 2, 3, 4])], strategy: .swap)
    var slots = SortableSlots(lists, strings: BoardStrings()) { $0 }
    slots.layouts = ["a": GridLayout(Rect(x: 0, y: 0, width: 100, height: 400), item: Size(width: 40, height: 40))]
    let widths = [2: 60.0, 3: 60, 4: 30]
    slots.size = { item in widths[item].map { Size(width: $0, height: 40) } }
    // Items 4 and 2 are in the first row then, and 3 and 1 in the second.
    #expect(slots.frame(of: [1], in: Slot("a", 3)) == Rect(x: 60, y: 40, width: 40, height: 40))
  }

  @Test func commandsForIncomingItemsLeadToTheEndsOfTheAcceptingLists() {
    let slots = SortableSlots(Board(limit: 2), strings: BoardStrings()) { $0 }
    let commands = slots.incomingCommands(for: [9], .copy)
    #expect(commands.map(\.label) == ["Copy to a", "Copy to c"])
    #expect(commands.map(\.place) == [Slot("a", 4), Slot("c", 0)])
  }

  /// However groups are moved, they stay together, and all other items keep their order.
  @Test func randomGroupMovesKeepTheOrder() {
    var generator = TestGenerator(seed: 5)
    for _ in 0..<500 {
      let selected = Set((1...6).filter { _ in Bool.random(using: &generator) })
      guard let item = selected.randomElement(using: &generator) else { continue }
      let model = Model(Board(selected: selected, limit: 99))
      model.pickUp(item, by: .pointer)
      guard let drag = model.session.activeDrag(of: item),
        let slot = drag.candidates.randomElement(using: &generator)
      else { continue }
      let before = model.rules.sortableLists
      model.move(item, to: nil, over: slot)
      model.drop(item)
      let after = model.rules.sortableLists
      #expect(Array(after[slot.list].dropFirst(slot.index).prefix(selected.count)) == drag.droppedItems)
      for list in before.lists {
        #expect(after[list].filter { !selected.contains($0) } == before[list].filter { !selected.contains($0) })
      }
    }
  }

  @Test func itemsAreInsertedAndRemoved() {
    var lists = Board().sortableLists
    lists.insert(7, at: Slot("b", 1))
    lists.insert(8, at: Slot("c", 9))
    lists.insert(1, at: Slot("c", 0))
    lists.insert(9, at: Slot("nowhere", 0))
    #expect(lists["b"] == [5, 7, 6] && lists["c"] == [8])
    lists.remove(5)
    lists.remove(99)
    #expect(lists["b"] == [7, 6])
  }
}
