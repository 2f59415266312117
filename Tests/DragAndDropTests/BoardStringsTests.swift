import Testing

@testable import DragAndDrop

struct BoardStringsTests {
  @Test func aCardHasTheActionsOfAPieceAndTheMovesOfItsList() {
    let strings = BoardStrings()
    #expect(Set(strings.cardActions) == Set(strings.pieceActions + [strings.moveTo] + strings.listMoves))
    #expect(strings.listMoves.count > 1 && strings.cardActions.count == strings.listMoves.count + 3)
  }

  @Test func placeholdersInNamesAreNotReplaced() {
    let words = BoardStrings { "« \($0) »" }
    let sentence = words("{piece} is on {place}.", ["piece": "{place}", "place": "{piece}"])
    #expect(sentence == "« {place} is on {piece}. »")
  }
}
