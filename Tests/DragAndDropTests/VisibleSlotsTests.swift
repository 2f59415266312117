import Testing

@testable import DragAndDrop

/// The slots of a long list, of which only those near the visible rows exist.
@Suite @MainActor struct VisibleSlotsTests {
  private let dragged = Array(0..<50) + [199]

  /// Returns the slots near some rows of a list of 200 items, of which some are dragged.
  private func indices(_ dragged: [Int], near rows: Range<Int>, isLine: Bool = false) -> [Int] {
    let lists: SortableLists<String, Int> = ["long": Array(0..<200)]
    var slots = SortableSlots(lists, strings: BoardStrings()) { $0 }
    slots.isLine = isLine
    #expect(slots.slots(in: "nowhere", for: dragged, around: 0..<0).isEmpty)
    return slots.slots(in: "long", for: dragged, around: rows).map(\.index)
  }

  @Test func slotsReachTwoRowsFurther() {
    #expect(indices([7], near: 50..<60) == Array(48..<62))
    #expect(indices([7], near: 0..<10) == Array(0..<12) && indices([7], near: 195..<200) == Array(193..<200))
  }

  @Test func belowItemsThatAreDraggedTheSlotsAreTheLastOnes() {
    #expect(indices(dragged, near: 190..<200) == [148, 149])
    #expect(indices(Array(0..<200), near: 190..<200) == [0], "all are dragged")
  }

  @Test func whereALineShowsThePlaceTheDraggedItemsKeepTheirRows() {
    #expect(indices(dragged, near: 190..<200, isLine: true) == Array(138..<150))
    #expect(indices(dragged, near: 60..<70, isLine: true) == Array(8..<22))
  }
}
