import Observation
import Testing

@testable import DragAndDrop

/// A list of at most three letters.
private struct Bag: SortableRules, Equatable {
  typealias List = String
  typealias Item = String
  typealias Refusal = String

  var sortableLists = SortableLists([("bag", ["a", "b"])])

  func refusal(of items: [String], in slot: Slot) -> String? {
    let new = items.filter { sortableLists.slot(of: $0) == nil }
    return sortableLists["bag"].count + new.count > 3 ? "full" : nil
  }
}

/// A list whose rules know only the operations of its own letters.
private struct Drawer: SortableRules {
  typealias List = String
  typealias Item = String
  typealias Refusal = Never

  var sortableLists: SortableLists<String, String> = ["drawer": ["a", "b"]]

  func operations(of item: String, droppedOn slot: SortableSlot<String>) -> [DropOperation] {
    #expect(sortableLists.slot(of: item) != nil)
    return []
  }
}

@MainActor @Observable private final class Model: DragModel {
  let dragState = DragState<Bag>()
  var rules = Bag()
  var pickedUp: [String] = []
  var steps = 0
  var items: [String] { rules.sortableLists["bag"] }

  func itemPickedUp(_ item: String, by input: DragInput) { pickedUp.append(item) }

  func dragEnded(_ item: String, with outcome: Bag.Outcome) {
    switch outcome {
    case .stays(let slot): rules.sortableLists.place(item, at: slot)
    case .returns(.transferred(.move)): rules.sortableLists.remove(item)
    case .returns: break
    }
  }

  func performChanges(_ changes: () -> Void) {
    steps += 1
    changes()
  }
}

@Suite @MainActor struct IncomingTests {
  private typealias Slot = SortableLists<String, String>.Slot
  private let model = Model()

  @Test func itemsFromElsewhereEndAStickyDrag() {
    model.pickUp("a", by: .click)
    #expect(model.receive(["x"], by: .click))
    #expect(model.session.items == ["x"] && model.dragState.recentEnds.map(\.item) == ["a"])
    #expect(model.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test(arguments: DragInput.allCases)
  func anIncomingItemIsAddedWhereItIsDropped(input: DragInput) {
    #expect(model.receive(["x"], by: input))
    #expect(model.pickedUp.isEmpty, "it was picked up elsewhere")
    let drag = model.session.activeDrag(of: "x")
    #expect(drag?.isIncoming == true)
    #expect(drag?.candidates == [Slot("bag", 0), Slot("bag", 1), Slot("bag", 2)])
    model.move("x", to: nil, over: Slot("bag", 1))
    #expect(model.rules.sortableLists.shown(with: model.session.activeDrags)["bag"] == ["a", "x", "b"], "a slot opens")
    #expect(model.items == ["a", "b"])
    #expect(model.drop("x") == .stays(Slot("bag", 1)))
    #expect(model.items == ["a", "x", "b"])
    #expect(model.steps == 1)
  }

  @Test func theSlotsForAnIncomingItemAreNamedWithoutItsOperations() {
    var session = DragSession<Drawer>()
    #expect(session.receive(["x"], by: .pointer, rules: Drawer()) == [])
    let slots = SortableSlots(Drawer(), strings: BoardStrings()) { $0 }
    #expect(slots.label(of: Slot("drawer", 1), for: session.activeDrag(of: "x")) == "drawer, place 2")
  }

  @Test func severalIncomingItemsAreAddedSideBySide() {
    model.rules.sortableLists.remove("a")
    model.receive(["x", "y"], by: .pointer)
    model.move("x", to: nil, over: Slot("bag", 0))
    #expect(model.drop("x") == .stays(Slot("bag", 0)))
    #expect(model.items == ["x", "y", "b"])
  }

  @Test func incomingItemsThatDoNotFitAreRefusedTogether() {
    model.receive(["x", "y"], by: .pointer)
    #expect(model.session.activeDrag(of: "x")?.candidates.isEmpty == true)
    model.move("x", to: nil, over: Slot("bag", 0))
    #expect(model.session.verdict(of: "y") == .rejected("full"))
    #expect(model.drop("x") == .returns(.refused("full")))
    #expect(model.dragState.recentEnds.map(\.item) == ["x", "y"])
    #expect(model.items == ["a", "b"])
  }

  @Test func theDropOfAnIncomingItemIsValidatedAgain() {
    model.receive(["x"], by: .pointer)
    model.move("x", to: nil, over: Slot("bag", 0))
    model.rules.sortableLists.insert("c", at: Slot("bag", 0))
    #expect(model.drop("x") == .returns(.refused("full")))
  }

  @Test func anIncomingItemThatIsInTheListIsNotAdded() {
    model.receive(["a"], by: .pointer)
    model.move("a", to: nil, over: Slot("bag", 1))
    #expect(model.session.verdict(of: "a") == .unknown)
    #expect(model.drop("a") == .returns(.missed))
    #expect(!model.receive([], by: .pointer))
    model.pickUp("a", by: .finger)
    #expect(!model.receive(["a"], by: .pointer), "it is dragged")
  }

  @Test func aWithdrawnIncomingItemHasNoEnd() {
    model.receive(["x"], by: .pointer)
    model.withdraw("x")
    #expect(!model.session.isDragging)
    #expect(model.dragState.recentEnds.isEmpty)
    model.pickUp("a", by: .pointer)
    model.withdraw("a")
    #expect(model.session.isDragging, "only incoming items are withdrawn")
  }

  @Test func itemsMovedToAnotherBoardAreRemovedInOneStep() {
    model.pickUp("a", by: .pointer)
    model.endTransfer(of: ["a", "b"], as: .move)
    #expect(!model.session.isDragging)
    #expect(model.items.isEmpty)
    #expect(model.steps == 1)
    #expect(model.dragState.lastEnd?.input == .pointer)
  }

  @Test func itemsThatDoNotStayOnAnotherBoardComeBack() {
    model.pickUp("a", by: .pointer)
    model.add("b", toDragOf: "a")
    model.endTransfer(of: ["b"], as: .move)
    #expect(!model.session.isDragging)
    #expect(model.items == ["a"])
    #expect(model.steps == 1)
    #expect(model.dragState.recentEnds.map(\.item) == ["b", "a"])
    #expect(model.dragState.recentEnds.map(\.outcome) == [.returns(.transferred(.move)), .returns(.missed)])
  }

  @Test func itemsThatAnotherBoardHasYetToAcceptArePending() {
    model.pickUp("b", with: ["a", "b"], by: .keyboard)
    model.suspend(["a", "b"], with: "b")
    let pending = model.session.pendingDrops
    #expect(pending.map(\.item) == ["b"] && pending.map(\.droppedItems) == [["a", "b"]])
    #expect(pending.map(\.isPending) == [true] && pending.map(\.input) == [.keyboard])
    #expect(!model.session.isDragging && !model.pickUp("a", by: .pointer))
    model.endTransfer(of: ["a", "b"], as: .move)
    #expect(model.session.pendingDrops.isEmpty && model.items.isEmpty)
  }

  @Test func anItemCopiedToAnotherBoardStays() {
    model.pickUp("a", by: .pointer)
    model.endTransfer(of: ["a"], as: .copy)
    #expect(model.items == ["a", "b"])
    #expect(model.dragState.lastEnd?.outcome == .returns(.transferred(.copy)))
  }

  @Test func anItemIsAddedToAnActiveDrag() {
    model.pickUp("a", by: .finger)
    #expect(model.add("b", toDragOf: "a"))
    #expect(model.session.activeDrag(of: "a")?.items == ["a", "b"])
    #expect(model.pickedUp == ["a", "b"])
    #expect(!model.add("b", toDragOf: "a"), "it is dragged already")
    #expect(!model.add("z", toDragOf: "a"), "it cannot be picked up")
    #expect(!model.add("b", toDragOf: "z"), "nothing drags it")
  }

  @Test func rulesWithoutListsReceiveItemsThatTheirPlacesAccept() {
    var session = ShelfSession()
    let rules = Shelf()
    #expect(session.receive([5], by: .pointer, rules: rules) == [])
    #expect(session.activeDrag(of: 5)?.candidates == ["high"])
    session.move(5, to: nil, over: "low", rules: rules)
    #expect(session.drop(5, rules: rules) == .returns(.refused(.tooLow)))
  }
}
