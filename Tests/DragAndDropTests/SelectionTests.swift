import Testing

@testable import DragAndDrop

@Suite struct SelectionTests {
  let order = ["a", "b", "c", "d", "e"]

  @Test func toggleAddsAndRemoves() {
    var selection = Selection<String>()
    selection.toggle("b")
    selection.toggle("d")
    #expect(selection.items == ["b", "d"])
    selection.toggle("b")
    #expect(selection.items == ["d"] && !selection.contains("b"))
    selection.clear()
    #expect(selection.isEmpty)
  }

  @Test func rangeExtendsFromTheLastToggledItem() {
    var selection = Selection<String>()
    selection.toggle("d")
    selection.extend(to: "b", in: order)
    #expect(selection.items == ["b", "c", "d"])
    selection.extend(to: "e", in: order)
    #expect(selection.items == ["d", "e"], "the range turns around its start")
  }

  @Test func rangeBeginsAtTheFirstItemIfItsStartIsNotInTheOrder() {
    var selection = Selection<String>()
    selection.toggle("d")
    selection.extend(to: "b", in: ["a", "b", "c"])
    #expect(selection.items == ["a", "b"])
    selection.extend(to: "c", in: order)
    #expect(selection.items == ["a", "b", "c"], "the range has another start now")
  }

  @Test func rangeWithoutStartBeginsAtTheFirstItem() {
    var selection = Selection<String>()
    selection.extend(to: "c", in: order)
    #expect(selection.items == ["a", "b", "c"])
    selection.extend(to: "z", in: order)
    #expect(selection.items == ["a", "b", "c"], "an unknown item changes nothing")
  }

  @Test func selectKeepsTheStartOfARangeOnlyIfItIsSelected() {
    var selection = Selection<String>()
    selection.toggle("b")
    selection.select(["a", "b"])
    selection.extend(to: "d", in: order)
    #expect(selection.items == ["b", "c", "d"])
    selection.select(["c", "d"])
    #expect(selection.items == ["c", "d"])
    selection.extend(to: "d", in: order)
    #expect(selection.items == ["a", "b", "c", "d"], "from the first item")
  }

  @Test func groupIsInReadingOrderAndOnlyOfSelectedItems() {
    var selection = Selection<String>()
    selection.toggle("d")
    selection.toggle("a")
    #expect(selection.dragGroup(for: "d", in: order) == ["a", "d"])
    #expect(selection.dragGroup(for: "b", in: order) == [])
  }

  @Test func deletedItemsAreDeselected() {
    var selection = Selection<String>()
    selection.toggle("a")
    selection.toggle("d")
    selection.keepOnly(["a", "b"])
    #expect(selection.items == ["a"])
    selection.extend(to: "b", in: ["a", "b"])
    #expect(selection.items == ["a", "b"], "the range no longer starts at the deleted item")
  }

  @Test func rangeStartsAtAnItemThatWasDeselectedAndStillExists() {
    var selection = Selection<String>()
    selection.toggle("b")
    selection.toggle("d")
    selection.toggle("d")
    selection.keepOnly(order)
    selection.extend(to: "e", in: order)
    #expect(selection.items == ["d", "e"])
  }
}
