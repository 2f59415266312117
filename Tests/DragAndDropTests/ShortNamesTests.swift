import DragAndDrop
import Testing

/// Rules whose signatures use the short names of their types.
@Suite struct ShortNamesTests {
  struct Doors: DropRules {
    typealias Refusal = String

    func verdict(for key: String, over door: Int) -> Verdict { door == 1 ? .accepted : .rejected("Another lock.") }
    func outcome(of key: String, droppedOn door: Int) -> Outcome { door == 1 ? .stays(1) : .returns(.missed) }
    func places(for key: String) -> [Int] { [1] }
  }

  @Test func rulesCanUseTheShortNamesOfTheirTypes() {
    #expect(Doors().outcome(of: "key", droppedOn: 2) == .returns(.missed))
    #expect(Doors().verdict(for: "key", over: 2) == .rejected("Another lock."))
  }

  @Test func sortableListsCanBeWrittenAsADictionaryLiteral() {
    let lists: SortableLists<String, Int> = ["b": [1, 2], "a": [], "c": [3]]
    #expect(lists.lists == ["b", "a", "c"] && lists["b"] == [1, 2] && lists.allItems == [1, 2, 3])
    #expect(lists == SortableLists([("b", [1, 2]), ("a", []), ("c", [3])]))
  }
}
