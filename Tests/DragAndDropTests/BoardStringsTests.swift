import Testing

@testable import DragAndDrop

struct BoardWordsTests {
  @Test func aNameInBracesIsNotReplaced() {
    let words = BoardStrings { "« \($0) »" }
    let sentence = words("{piece} is on {place}.", ["piece": "{place}", "place": "{piece}"])
    #expect(sentence == "« {place} is on {piece}. »")
  }
}
