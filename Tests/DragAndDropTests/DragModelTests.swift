import Observation
import Testing

@testable import DragAndDrop

@MainActor @Observable
private final class ShelfModel: DragModel {
  let dragState = DragState<Shelf>()
  var rules = Shelf()
  var isDragAllowed = true
  var pickedUp: [(item: Int, input: DragInput)] = []
  var ended: [(item: Int, outcome: DropOutcome<String, Shelf.Refusal>)] = []

  func itemPickedUp(_ item: Int, by input: DragInput) { pickedUp.append((item, input)) }

  func dragEnded(_ item: Int, with outcome: DropOutcome<String, Shelf.Refusal>) {
    ended.append((item, outcome))
    if case .stays(let place) = outcome { rules.heights[place] = 0 }
  }
}

@Suite @MainActor struct DragModelTests {
  private let model = ShelfModel()

  @Test(arguments: DragInput.allCases)
  func everyInputMovesAnItem(input: DragInput) {
    #expect(model.pickUp(5, by: input))
    #expect(model.pickedUp.map(\.item) == [5])
    model.move(5, to: nil, over: "high")
    #expect(model.drop(5) == .stays("high"))
    #expect(model.ended.map(\.item) == [5])
    #expect(model.ended.map(\.outcome) == [.stays("high")])
    #expect(model.dragState.lastEnd?.drag?.candidates == [], "of which a list has thousands")
    #expect(!model.session.isDragging)
  }

  @Test(arguments: DragInput.pairs, [1, 2])
  func aPickUpEndsTheStickyDragOrTheOldestAboveTheLimit(inputs: (DragInput, DragInput), limit: Int) {
    model.rules.maximumActiveDrags = limit
    model.pickUp(5, by: inputs.0)
    #expect(model.pickUp(6, by: inputs.1))
    #expect(model.pickedUp.map(\.item) == [5, 6])
    #expect(model.pickedUp.map(\.input) == [inputs.0, inputs.1])
    let endsTheFirst = !inputs.0.isHeld || limit == 1
    #expect(model.session.activeDrags.map(\.item) == (endsTheFirst ? [6] : [5, 6]))
    #expect(model.ended.map(\.item) == (endsTheFirst ? [5] : []))
    #expect(model.ended.map(\.outcome) == (endsTheFirst ? [.returns(.cancelled)] : []))
    #expect(model.dragState.lastEnd?.item == (endsTheFirst ? 5 : nil))
  }

  @Test func fingersHoldAsManyItemsAsTheRulesAllow() {
    #expect(model.pickUp(5, by: .finger))
    #expect(model.pickUp(6, by: .finger))
    #expect(model.pickUp(7, by: .finger))
    #expect(model.session.activeDrags.map(\.item) == [6, 7])
    #expect(model.drop(5) == nil, "its drag has ended")
    #expect(model.ended.map(\.item) == [5])
  }

  @Test func aHandOffDoesNotEndADrag() {
    model.pickUp(5, by: .pointer)
    model.handOff(5, to: .click)
    #expect(model.session.activeDrags.map(\.input) == [.click])
    model.pickUp(5, by: .finger)
    #expect(model.session.activeDrags.map(\.input) == [.finger])
    #expect(model.pickedUp.map(\.input) == [.pointer, .click, .finger])
    #expect(model.ended.isEmpty && model.dragState.lastEnd == nil)
  }

  @Test func revalidationUpdatesTheVerdictAndTheCandidates() {
    model.pickUp(5, by: .finger)
    model.move(5, to: nil, over: "high")
    model.rules.heights["high"] = 2
    model.revalidate()
    #expect(model.session.verdict(of: 5) == .rejected(.tooLow))
    #expect(model.session.activeDrag(of: 5)?.candidates == [])
  }

  @Test func aClickDoesNotEndTheDragOfAFinger() {
    model.pickUp(5, by: .finger)
    #expect(model.pickUp(6, by: .click))
    #expect(model.session.activeDrags.map(\.item) == [5, 6])
  }

  @Test func aPointerTakesOverAnItemPickedUpByAClick() {
    model.pickUp(5, by: .click)
    #expect(model.pickUp(5, by: .pointer))
    #expect(model.session.activeDrag(of: 5)?.input == .pointer)
    #expect(!model.pickUp(5, by: .finger))
    #expect(!model.pickUp(5, by: .click))
  }

  @Test func aForbiddenPickUpDoesNotEndTheStickyDrag() {
    model.rules.fixed = [6]
    model.pickUp(5, by: .click)
    #expect(!model.pickUp(6, by: .click))
    #expect(!model.pickUp(5, by: .click))
    #expect(model.session.activeDrags.map(\.item) == [5])
    #expect(model.ended.isEmpty)
  }

  @Test func nothingIsPickedUpWhileDragsAreNotAllowed() {
    model.isDragAllowed = false
    #expect(!model.pickUp(5, by: .pointer))
    #expect(model.pickedUp.isEmpty)
  }

  @Test func aDropUpdatesTheVerdictsOfOtherDrags() {
    model.pickUp(5, by: .finger)
    model.pickUp(6, by: .finger)
    model.move(5, to: nil, over: "high")
    model.move(6, to: nil, over: "high")
    #expect(model.session.verdict(of: 6) == .accepted)
    model.drop(5)
    #expect(model.session.verdict(of: 6) == .rejected(.tooLow))
    #expect(model.drop(6) == .returns(.refused(.tooLow)))
  }

  @Test func eventsForItemsThatAreNotDraggedAreIgnored() {
    #expect(model.drop(5) == nil)
    model.cancel(5)
    model.cancelAll()
    model.move(5, to: nil, over: "high")
    #expect(model.ended.isEmpty)
  }

  @Test func cancelAllEndsEveryDrag() {
    model.pickUp(5, by: .finger)
    model.pickUp(6, by: .pointer)
    model.cancelAll()
    #expect(model.ended.map(\.item) == [5, 6])
    #expect(model.ended.map(\.outcome) == [.returns(.cancelled), .returns(.cancelled)])
  }

  @Test func thePlacesForAnItemAreThoseThatAcceptIt() {
    #expect(model.places(for: 1) == ["high", "low"])
    #expect(model.places(for: 5) == ["high"])
  }
}
