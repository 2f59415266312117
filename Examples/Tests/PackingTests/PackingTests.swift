import BoardTesting
import DragAndDrop
import Testing

@testable import Packing

@Suite @MainActor struct PackingTests {
  typealias Slot = Contents.Slot

  let board = BoardTester(lists: Bag("Suitcase", ["Book", "Socks", "Shirt", "Coat"]))

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesAThing(by input: BoardInput) {
    board.move("Coat", to: Slot("Suitcase", 0), by: input)
    #expect(board.model.things == ["Coat", "Book", "Socks", "Shirt"])
  }

  @Test func aFullBagRefusesWhatIsNotInIt() {
    let (rules, slot) = (board.model.rules, Slot("Suitcase", 0))
    #expect(rules.refusal(of: ["Tent"], in: slot) == "Suitcase is full.")
    #expect(rules.refusal(of: ["Coat"], in: slot) == nil)
  }

  @Test func aThingThatWasMovedToAnotherBagIsGoneUntilUndo() {
    board.model.performChanges { board.model.dragEnded("Socks", with: .returns(.transferred(.move))) }
    #expect(board.model.things == ["Book", "Shirt", "Coat"])
    board.model.undo()
    #expect(board.model.things == ["Book", "Socks", "Shirt", "Coat"])
  }

  @Test func copiesHaveNumbers() {
    #expect(board.model.things(in: "Socks\nComb\n") == ["Socks 2", "Comb"])
  }
}
