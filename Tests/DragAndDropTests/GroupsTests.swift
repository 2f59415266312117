import Observation
import Testing

@testable import DragAndDrop

/// Guests and seats, of which a taken one rejects others; guests can form a group, and drops can be decided later.
private struct Seats: DropRules {
  enum Refusal { case taken }

  var seats: [Int: String] = [:]
  var group: [Int] = []
  var fixed: Set<Int> = []
  var isDecidedLater = false
  var maximumActiveDrags: Int { 2 }

  func canPickUp(_ guest: Int) -> Bool { !fixed.contains(guest) }
  func dragGroup(for guest: Int) -> [Int] { group.contains(guest) ? group : [] }
  func acceptsAsynchronously(_ guest: Int, droppedOn seat: String) -> Bool { isDecidedLater }

  func verdict(for guest: Int, over seat: String) -> DropVerdict<Refusal> {
    seats.contains { $0.value == seat && $0.key != guest } ? .rejected(.taken) : .accepted
  }

  func places(for guest: Int) -> [String] { ["door", "window"].filter { verdict(for: guest, over: $0) == .accepted } }
}

/// A bench on which each guest can sit, but where nothing changes for several.
private struct Bench: DropRules {
  typealias Item = Int

  func dragGroup(for guest: Int) -> [Int] { [1, 2] }
  func verdict(for guest: Int, over bench: String) -> DropVerdict<Never> { .accepted }
  func verdict(for guests: [Int], over bench: String) -> DropVerdict<Never> { .unknown }
  func places(for guest: Int) -> [String] { ["bench"] }
}

@MainActor @Observable private final class Restaurant: DragModel {
  let dragState = DragState<Seats>()
  var rules = Seats()

  func dragEnded(_ guest: Int, with outcome: Seats.Outcome) {
    switch outcome {
    case .stays(let seat): rules.seats[guest] = seat
    case .returns(.transferred): rules.seats[guest] = nil
    case .returns: break
    }
  }
}

@Suite @MainActor struct GroupsTests {
  private var session = DragSession<Seats>()
  private var rules = Seats()

  @Test mutating func heldPendingAndFixedItemsAreNoCompanions() {
    rules.isDecidedLater = true
    #expect(session.pickUp(1, by: .finger, rules: rules) == [])
    session.move(1, to: nil, over: "door", rules: rules)
    #expect(session.drop(1, rules: rules) == nil && session.pendingDrop(containing: 1) != nil)
    #expect(session.pickUp(2, by: .finger, rules: rules) == [])
    (rules.group, rules.fixed) = ([5, 1, 2, 3, 4, 3], [4])
    #expect(session.pickUp(3, by: .finger, rules: rules) == [])
    #expect(session.activeDrags.map(\.items) == [[2], [3, 5]])
  }

  @Test mutating func aGroupOfThePickUpReplacesThatOfTheRules() {
    (rules.group, rules.fixed) = ([1, 2, 3], [5])
    #expect(session.pickUp(2, with: [4, 2, 5], by: .keyboard, rules: rules) == [])
    #expect(session.activeDrags.map(\.droppedItems) == [[4, 2]])
    session.cancelAll()
    #expect(session.pickUp(2, with: [], by: .keyboard, rules: rules) == [])
    #expect(session.activeDrags.map(\.items) == [[2]])
  }

  @Test mutating func theItemOfAStickyDragBecomesACompanion() {
    #expect(session.pickUp(1, by: .click, rules: rules) == [])
    rules.group = [1, 2]
    #expect(session.pickUp(2, by: .click, rules: rules) == [])
    #expect(session.activeDrags.map(\.items) == [[2, 1]])
  }

  @Test func aGroupForWhichADropChangesNothingReturns() {
    var session = DragSession<Bench>()
    #expect(session.pickUp(1, by: .pointer, rules: Bench()) == [])
    session.move(1, to: nil, over: "bench", rules: Bench())
    #expect(session.verdict(of: 1) == .unknown && session.activeDrag(of: 1)?.candidates == [])
    #expect(session.drop(1, rules: Bench()) == .returns(.missed))
  }

  /// A guest who leaves for another table frees a seat, over which the other finger holds a guest.
  @Test(arguments: [true, false]) func theOtherDragIsValidatedAgainAfterEachEnd(isTransfer: Bool) {
    let restaurant = Restaurant()
    restaurant.rules.seats = isTransfer ? [1: "door"] : [:]
    for guest in [1, 2] { #expect(restaurant.pickUp(guest, by: .finger)) }
    restaurant.move(2, to: nil, over: "door")
    #expect(restaurant.session.verdict(of: 2) == (isTransfer ? .rejected(.taken) : .accepted))
    if isTransfer {
      restaurant.endTransfer(of: [1], as: .move)
      #expect(restaurant.session.verdict(of: 2) == .accepted)
    } else {
      restaurant.move(1, to: nil, over: "door")
      restaurant.drop(1)
      #expect(restaurant.session.verdict(of: 2) == .rejected(.taken))
    }
    #expect(restaurant.session.items == [2])
  }
}
