import Observation
import Testing

@testable import DragAndDrop

/// Selected cards are dragged together; each box has room for a number of cards.
private struct Boxes: DropRules {
  enum Refusal { case full, tooLarge }

  var selected: Set<Int> = []
  var room = ["small": 2, "large": 9]
  var fixed: Set<Int> = []
  /// The boxes in which cards stay, wherever they are dropped.
  var own: [Int: String] = [:]
  var maximumActiveDrags: Int { 3 }

  func canPickUp(_ card: Int) -> Bool { !fixed.contains(card) }
  func dragGroup(for card: Int) -> [Int] { selected.contains(card) ? selected.sorted() : [] }

  func verdict(for card: Int, over box: String) -> DropVerdict<Refusal> {
    if room[box] == 0 { return .rejected(.full) }
    return box == "small" && card > 5 ? .rejected(.tooLarge) : .accepted
  }

  func outcome(of card: Int, droppedOn box: String) -> DropOutcome<String, Refusal> {
    let box = own[card] ?? box
    return verdict(for: card, over: box).outcome(at: box)
  }

  func places(for card: Int) -> [String] { ["small", "large"].filter { verdict(for: card, over: $0) == .accepted } }
}

@MainActor @Observable private final class Table: DragModel {
  let dragState = DragState<Boxes>()
  var rules: Boxes
  var pickedUp: [Int] = []
  var ended: [(card: Int, outcome: Boxes.Outcome)] = []

  init(_ rules: Boxes) { self.rules = rules }
  func itemPickedUp(_ card: Int, by input: DragInput) { pickedUp.append(card) }
  func dragEnded(_ card: Int, with outcome: Boxes.Outcome) {
    ended.append((card, outcome))
    if case .stays(let box) = outcome { rules.room[box, default: 0] -= 1 }
  }
}

@Suite @MainActor struct CompanionsTests {
  private let table = Table(Boxes(selected: [1, 2, 3]))

  @Test(arguments: DragInput.allCases)
  func selectedItemsAreDraggedAndDroppedTogether(input: DragInput) throws {
    #expect(table.pickUp(2, by: input))
    #expect(table.session.activeDrags.map(\.items) == [[2, 1, 3]])
    #expect(table.pickedUp == [2, 1, 3])
    #expect(table.session.activeDrag(of: 1) == nil && table.session.activeDrag(containing: 1)?.item == 2)
    table.move(2, to: nil, over: "large")
    #expect(table.drop(2) == .stays("large"))
    #expect(table.ended.map(\.card) == [1, 2, 3])
    #expect(table.ended.allSatisfy { $0.outcome == .stays("large") })
    #expect(!table.session.isDragging)
  }

  @Test func anUnselectedItemIsDraggedAlone() {
    table.pickUp(4, by: .pointer)
    #expect(table.session.activeDrags.map(\.items) == [[4]])
  }

  @Test func aPlaceAcceptsAllDraggedItemsOrNone() {
    table.rules.selected = [1, 7]
    table.pickUp(1, by: .pointer)
    #expect(table.session.activeDrag(of: 1)?.candidates == ["large"], "card 7 is too large for the small box")
    table.move(1, to: nil, over: "small")
    #expect(
      table.session.verdict(of: 1) == .rejected(.tooLarge) && table.session.verdict(of: 7) == .rejected(.tooLarge))
    #expect(table.drop(1) == .returns(.refused(.tooLarge)))
    #expect(table.ended.map(\.outcome) == [.returns(.refused(.tooLarge)), .returns(.refused(.tooLarge))])
    #expect(table.rules.room == ["small": 2, "large": 9])
  }

  @Test func eachCompanionIsValidatedWhenItIsDropped() {
    table.pickUp(1, by: .pointer)
    table.move(1, to: nil, over: "small")
    #expect(table.session.verdict(of: 1) == .accepted, "each of the three alone would be accepted")
    table.drop(1)
    #expect(table.ended.map(\.outcome) == [.stays("small"), .stays("small"), .returns(.refused(.full))])
    #expect(table.dragState.recentEnds.map(\.dropPlace) == ["small", "small", "small"])
  }

  @Test func anItemThatStaysElsewhereThanTheOthersHasNoPlaceOfTheDrop() {
    table.rules.own = [2: "small"]
    table.pickUp(1, by: .pointer)
    table.move(1, to: nil, over: "large")
    table.drop(1)
    #expect(table.ended.map(\.outcome) == [.stays("large"), .stays("small"), .stays("large")])
    #expect(table.dragState.recentEnds.map(\.dropPlace) == ["large", nil, "large"])
  }

  @Test func eachIncomingItemIsValidatedWhenItIsDropped() {
    table.receive([4, 5, 1], by: .pointer)
    table.move(4, to: nil, over: "small")
    #expect(table.session.verdict(of: 4) == .accepted)
    table.drop(4)
    #expect(table.ended.map(\.card) == [4, 5, 1])
    #expect(table.ended.map(\.outcome) == [.stays("small"), .stays("small"), .returns(.refused(.full))])
  }

  @Test func companionsMissOrAreCancelledTogether() {
    table.pickUp(1, by: .pointer)
    table.drop(1)
    #expect(table.ended.map(\.outcome) == [.returns(.missed), .returns(.missed), .returns(.missed)])
    table.ended = []
    table.pickUp(3, by: .keyboard)
    table.cancel(3)
    #expect(table.ended.map(\.card) == [3, 1, 2])
    #expect(table.ended.allSatisfy { $0.outcome == .returns(.cancelled) })
    table.ended = []
    table.pickUp(4, by: .finger)
    table.pickUp(1, by: .finger)
    table.cancelAll()
    #expect(table.ended.map(\.card) == [4, 1, 2, 3])
    #expect(table.dragState.recentEnds.suffix(4).map(\.item) == [4, 1, 2, 3])
  }

  @Test func heldItemsAreNoCompanions() {
    table.pickUp(2, by: .finger)
    #expect(!table.pickUp(1, by: .finger), "it is a companion of the held item")
    table.cancelAll()
    table.rules.selected = [1, 2]
    table.pickUp(3, by: .finger)
    table.rules.selected = [1, 2, 3]
    table.pickUp(1, by: .finger)
    #expect(table.session.activeDrags.map(\.items) == [[3], [1, 2]])
  }

  @Test func aPointerTakesOverAKeyboardDragByACompanion() {
    table.pickUp(2, by: .keyboard)
    table.ended = []
    #expect(table.pickUp(1, by: .pointer))
    #expect(table.session.activeDrags.map(\.items) == [[1, 2, 3]])
    #expect(table.ended.isEmpty, "none of their drags ends")
  }

  @Test func itemsThatCannotBePickedUpAreNoCompanions() {
    table.rules.fixed = [3]
    table.pickUp(1, by: .pointer)
    #expect(table.session.activeDrags.map(\.items) == [[1, 2]])
    table.handOff(1, to: .click)
    #expect(table.session.activeDrags.map(\.items) == [[1, 2]], "a hand-off keeps the companions")
    table.pickUp(2, by: .pointer)
    table.handOff(2, to: .click)
    #expect(table.session.activeDrags.map(\.droppedItems) == [[1, 2]], "and their order")
  }
}
