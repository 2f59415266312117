import Testing

@testable import DragAndDrop

/// Two lists without a limit, whose items can be refused for a reason.
private struct Rows: SortableRules {
  typealias List = String
  typealias Item = Int
  typealias Refusal = String

  let sortableLists: SortableLists<String, Int> = ["a": [1, 2, 3, 4], "b": [5, 6]]

  func refusal(of items: [Int], in slot: SortableSlot<String>) -> String? { nil }
}

@Suite struct DropSequenceTests {
  private typealias Slot = SortableSlot<String>

  /// A dropped item, with the indices of its own place and of the place that it shares.
  private struct Dropped: Equatable {
    let item: Int
    let own: Int?
    let shared: Int?

    init(_ item: Int, _ own: Int?, _ shared: Int?) { (self.item, self.own, self.shared) = (item, own, shared) }
  }

  private func sequence(_ items: [Int], on slot: Slot?) throws -> DropSequence<Rows> {
    var session = DragSession<Rows>()
    #expect(session.pickUp(items[0], with: items, by: .pointer, rules: Rows()) == [])
    session.move(items[0], to: nil, over: slot, rules: Rows())
    return DropSequence(try #require(session.activeDrag(of: items[0])), by: Rows())
  }

  /// Ends all items of a drop: those in `outcomes` with their outcomes, and the others at their places.
  private func drop(_ items: [Int], on slot: Slot?, _ outcomes: [Int: Rows.Outcome] = [:]) throws -> [Dropped] {
    var sequence = try sequence(items, on: slot)
    var dropped: [Dropped] = []
    while let item = sequence.item {
      let place = sequence.place
      let outcome: Rows.Outcome = outcomes[item] ?? place.map { .stays($0) } ?? .returns(.missed)
      dropped.append(Dropped(item, place?.index, sequence.end(with: outcome)?.index))
    }
    return dropped
  }

  private let refused = Rows.Outcome.returns(.refused("locked"))

  @Test func itemsGoSideBySideAndShareThePlaceOfTheDrop() throws {
    #expect(try drop([1, 2, 3], on: Slot("b", 1)) == [Dropped(1, 1, 1), Dropped(2, 2, 1), Dropped(3, 3, 1)])
    #expect(try drop([3, 1], on: Slot("b", 0)) == [Dropped(3, 0, 0), Dropped(1, 1, 0)], "in the order of the group")
  }

  @Test func aRefusedItemLeavesNoGapAndThoseBehindItShareThePlaceOfTheirFirst() throws {
    #expect(
      try drop([1, 2, 3, 4], on: Slot("b", 1), [2: refused])
        == [Dropped(1, 1, 1), Dropped(2, 2, 1), Dropped(3, 2, 2), Dropped(4, 3, 2)])
    #expect(
      try drop([1, 2, 3], on: Slot("b", 1), [1: refused]) == [Dropped(1, 1, 1), Dropped(2, 1, 1), Dropped(3, 2, 1)])
    #expect(
      try drop([1, 2, 3], on: Slot("b", 1), [1: refused, 2: refused])
        == [Dropped(1, 1, 1), Dropped(2, 1, 1), Dropped(3, 1, 1)])
  }

  @Test func aRefusedItemOfTheSameListCountsWhereItIs() throws {
    #expect(try drop([1, 2], on: Slot("a", 1), [1: refused]) == [Dropped(1, 2, 1), Dropped(2, 2, 2)])
  }

  @Test func anItemThatStaysElsewhereLeavesNoGapAndSharesNoPlace() throws {
    let elsewhere = Rows.Outcome.stays(Slot("a", 0))
    #expect(
      try drop([1, 2, 3], on: Slot("b", 1), [2: elsewhere])
        == [Dropped(1, 1, 1), Dropped(2, 2, nil), Dropped(3, 2, 2)])
  }

  @Test func anItemThatReturnsForAnotherReasonKeepsItsPlace() throws {
    #expect(
      try drop([1, 2], on: Slot("b", 1), [1: .returns(.cancelled)]) == [Dropped(1, 1, 1), Dropped(2, 2, 1)])
  }

  @Test func aSingleItemAndOneOverNoPlaceShareNone() throws {
    #expect(try drop([1], on: Slot("b", 1)) == [Dropped(1, 1, nil)])
    #expect(try drop([1, 2], on: nil) == [Dropped(1, nil, nil), Dropped(2, nil, nil)])
  }
}
