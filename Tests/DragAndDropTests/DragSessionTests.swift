import Geometry
import Testing

@testable import DragAndDrop

@Suite struct DragSessionTests {
  let rules = Shelf()

  func session(dragging items: Int...) -> ShelfSession {
    var session = ShelfSession()
    for item in items { #expect(session.pickUp(item, by: .pointer, rules: rules) == []) }
    return session
  }

  @Test func aNewSessionHasNoDrag() {
    let session = ShelfSession()
    #expect(!session.isDragging)
    #expect(session.activeDrag(of: 5) == nil)
    #expect(session.verdict(of: 5) == .none)
  }

  @Test func pickUpStoresTheInputAndItsPoints() throws {
    var session = ShelfSession()
    let point = Point(x: 30, y: 40)
    let grabPoint = Point(x: 3, y: 4)
    #expect(session.pickUp(5, by: .finger, at: point, grabPoint: grabPoint, rules: rules) == [])
    let drag = try #require(session.activeDrag(of: 5))
    #expect(session.isDragging)
    #expect(drag.input == .finger)
    #expect(drag.point == point)
    #expect(drag.grabPoint == grabPoint)
    #expect(drag.place == nil)
    #expect(drag.verdict == .unknown)
    #expect(drag.candidates == ["high"])
  }

  static let drops: [(String?, DropVerdict<Shelf.Refusal>, DropOutcome<String, Shelf.Refusal>)] = [
    (nil, .unknown, .returns(.missed)),
    ("floor", .unknown, .returns(.missed)),
    ("high", .accepted, .stays("high")),
    ("low", .rejected(.tooLow), .returns(.refused(.tooLow))),
  ]

  @Test(arguments: drops)
  func theOutcomeOfADropIsThatOfTheVerdict(
    place: String?, verdict: DropVerdict<Shelf.Refusal>, outcome: DropOutcome<String, Shelf.Refusal>
  ) {
    var session = session(dragging: 5)
    session.move(5, to: Point(x: 1, y: 2), over: place, rules: rules)
    #expect(session.activeDrag(of: 5)?.place == place)
    #expect(session.activeDrag(of: 5)?.point == Point(x: 1, y: 2))
    #expect(session.verdict(of: 5) == verdict)
    #expect(session.drop(5, rules: rules) == outcome)
    #expect(session == ShelfSession())
  }

  @Test func leavingAPlaceResetsTheVerdict() {
    var session = session(dragging: 5)
    session.move(5, to: nil, over: "high", rules: rules)
    session.move(5, to: nil, over: nil, rules: rules)
    #expect(session.verdict(of: 5) == .unknown)
    #expect(session.drop(5, rules: rules) == .returns(.missed))
  }

  @Test func aDraggedOrFixedItemCannotBePickedUp() {
    var session = session(dragging: 5)
    let before = session
    #expect(session.pickUp(5, by: .keyboard, rules: rules) == nil, "dragged already")
    #expect(session.pickUp(6, by: .pointer, rules: Shelf(fixed: [6])) == nil, "forbidden")
    #expect(session == before)
  }

  @Test(arguments: DragInput.pairs, [1, 2, 3])
  func anotherItemCanBePickedUpDuringADragByAnyInput(inputs: (DragInput, DragInput), limit: Int) {
    let rules = Shelf(maximumActiveDrags: limit)
    var session = ShelfSession()
    #expect(session.pickUp(5, by: inputs.0, rules: rules) == [])
    let staysHeld = inputs.0.isHeld && limit > 1
    #expect(session.pickUp(6, by: inputs.1, rules: rules) == (staysHeld ? [] : [5]))
    #expect(session.activeDrags.map(\.item) == (staysHeld ? [5, 6] : [6]))
    #expect(session.activeDrag(of: 6)?.input == inputs.1)
  }

  @Test func aPickUpAboveTheLimitEndsTheStickyOrTheOldestDrag() {
    var session = session(dragging: 5, 1)
    #expect(session.pickUp(6, by: .keyboard, rules: rules) == [5])
    #expect(session.activeDrags.map(\.item) == [1, 6])
    #expect(session.pickUp(7, by: .finger, rules: rules) == [6], "the sticky drag ends first")
    #expect(session.activeDrags.map(\.item) == [1, 7])
  }

  @Test func anItemHandedOffToAClickStaysPickedUp() throws {
    var session = session(dragging: 5)
    session.move(5, to: Point(x: 1, y: 2), over: "high", rules: rules)
    #expect(session.handOff(5, to: .click) == [])
    let drag = try #require(session.activeDrag(of: 5))
    #expect(drag.input == .click && drag.point == nil && drag.grabPoint == nil)
    #expect(drag.place == nil && drag.verdict == .unknown && drag.candidates == ["high"])
    #expect(session.handOff(5, to: .click) == nil, "it is not held")
    #expect(session.handOff(6, to: .click) == nil, "it is not dragged")
    #expect(session.pickUp(5, by: .pointer, rules: rules) == [], "a pointer takes it over")
    #expect(session.activeDrags.map(\.input) == [.pointer])
  }

  @Test func onlyOneDragIsSticky() {
    var session = session(dragging: 5, 1)
    #expect(session.handOff(1, to: .click) == [])
    #expect(session.handOff(5, to: .click) == [1])
    #expect(session.activeDrags.map(\.item) == [5])
  }

  @Test func simultaneousDragsAreIndependent() {
    var session = session(dragging: 5, 1)
    session.move(1, to: nil, over: "low", rules: rules)
    session.move(5, to: nil, over: "low", rules: rules)
    #expect(session.activeDrags.map(\.item) == [5, 1])
    #expect(session.verdict(of: 1) == .accepted)
    #expect(session.verdict(of: 5) == .rejected(.tooLow))
    #expect(session.drop(1, rules: rules) == .stays("low"))
    #expect(session.activeDrags.map(\.item) == [5])
    #expect(session.verdict(of: 5) == .rejected(.tooLow))
  }

  @Test func aDropIsValidatedByTheCurrentRules() {
    var session = session(dragging: 5)
    session.move(5, to: nil, over: "high", rules: rules)
    #expect(session.drop(5, rules: Shelf(heights: ["high": 2])) == .returns(.refused(.tooLow)))
  }

  @Test func revalidationUpdatesEveryDrag() {
    var session = session(dragging: 5, 1)
    session.move(5, to: nil, over: "high", rules: rules)
    session.move(1, to: nil, over: "high", rules: rules)
    session.revalidate(by: Shelf(heights: ["high": 2]))
    #expect(session.verdict(of: 5) == .rejected(.tooLow))
    #expect(session.verdict(of: 1) == .accepted)
    #expect(session.activeDrags.map(\.candidates) == [[], ["high"]])
  }

  @Test func cancelEndsOneDrag() {
    var session = session(dragging: 5, 1)
    #expect(session.cancel(5) == true)
    #expect(session.activeDrags.map(\.item) == [1])
  }

  @Test func cancelAllEndsEveryDrag() {
    var session = session(dragging: 5, 1)
    #expect(session.cancelAll() == [5, 1])
    #expect(!session.isDragging)
    #expect(session.cancelAll() == [])
  }

  @Test func eventsForAnEndedDragAreIgnored() {
    var session = session(dragging: 5, 1)
    session.cancel(5)
    let before = session
    session.move(5, to: Point(x: 9, y: 9), over: "high", rules: rules)
    #expect(session.drop(5, rules: rules) == nil)
    #expect(session.cancel(5) == false)
    #expect(session.verdict(of: 5) == .none)
    #expect(session == before)
  }
}
