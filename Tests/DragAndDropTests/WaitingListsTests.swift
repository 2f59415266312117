import Observation
import Testing

@testable import DragAndDrop

/// A list that decides later.
private struct Queue: SortableRules {
  typealias List = String
  typealias Item = Int
  typealias Refusal = Never

  var sortableLists: SortableLists<String, Int> = ["a": [1, 2, 3, 4]]

  func acceptsAsynchronously(_ item: Int, droppedOn slot: SortableSlot<String>) -> Bool { true }
}

@MainActor @Observable private final class Model: DragModel {
  let dragState = DragState<Queue>()
  var rules = Queue()

  func dragEnded(_ item: Int, with outcome: Queue.Outcome) {
    if case .stays(let slot) = outcome { rules.sortableLists.move(item, to: slot) }
  }

  /// Drops items with `lead` on a slot, where they wait.
  func letWait(_ items: [Int], with lead: Int, on slot: SortableSlot<String>) {
    #expect(pickUp(lead, with: items, by: .pointer))
    move(lead, to: nil, over: slot)
    #expect(drop(lead) == nil && session.pendingDrop(containing: lead) != nil)
  }
}

@Suite @MainActor struct WaitingListsTests {
  private typealias Slot = SortableSlot<String>
  private let model = Model()

  @Test(arguments: [1, 2]) func severalItemsThatAreAcceptedWhereTheyWaitLieSideBySide(lead: Int) {
    model.letWait([1, 2], with: lead, on: Slot("a", 1))
    model.finishPending(lead, .stays(Slot("a", 1)))
    #expect(model.rules.sortableLists["a"] == [3, 1, 2, 4])
    #expect(model.dragState.recentEnds.map(\.dropPlace) == [Slot("a", 1), Slot("a", 1)])
  }

  @Test func whereWaitingItemsGoIsNamedAsTheSlotWasInTheirDrag() {
    var slots = SortableSlots(Queue(), strings: BoardStrings()) { $0 }
    model.letWait([1, 2], with: 2, on: Slot("a", 1))
    model.pickUp(4, by: .pointer)
    for item in [1, 2] {
      #expect(slots.label(of: Slot("a", 1), holding: [item], in: model) == "a, place 2")
      slots.isLine = true
      #expect(slots.label(of: Slot("a", 1), holding: [item], in: model) == "a, before 4", "not beside waiting items")
      slots.isLine = false
    }
    model.cancelAll()
  }

  @Test func anotherDragShowsOnlyItsOwnGap() {
    model.letWait([1], with: 1, on: Slot("a", 3))
    func shown() -> [Int] { model.rules.sortableLists.shown(with: model.session.gapDrags)["a"] }
    #expect(shown() == [2, 3, 4, 1])
    #expect(model.pickUp(4, by: .pointer))
    model.move(4, to: nil, over: Slot("a", 1))
    #expect(shown() == [1, 4, 2, 3])
    model.cancelAll()
  }

  @Test func waitingItemsLieInTheirGapUntilTheProgramRemovesThem() {
    model.letWait([1, 2], with: 1, on: Slot("a", 1))
    func shown() -> [Int] { model.rules.sortableLists.shown(with: model.session.gapDrags)["a"] }
    #expect(shown() == [3, 1, 2, 4])
    model.rules.sortableLists.remove(1)
    #expect(shown() == [3, 2, 4])
    model.rules.sortableLists.remove(2)
    #expect(shown() == [3, 4])
    model.cancelAll()
  }

  @Test func anItemThatIsAcceptedElsewhereLiesThere() {
    model.letWait([1, 2], with: 2, on: Slot("a", 1))
    model.finishPending(2, .stays(Slot("a", 0)))
    #expect(model.rules.sortableLists["a"] == [2, 3, 1, 4])
    #expect(model.dragState.recentEnds.map(\.dropPlace) == [Slot("a", 1), nil])
  }
}
