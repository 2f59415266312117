import Testing

@testable import DragAndDrop

struct BoardStringsTests {
  @Test func placeholdersInNamesAreNotReplaced() {
    let strings = BoardStrings { "« \($0) »" }
    let sentence = strings("{piece} is on {place}.", ["piece": "{place}", "place": "{piece}"])
    #expect(sentence == "« {place} is on {piece}. »")
  }
}
