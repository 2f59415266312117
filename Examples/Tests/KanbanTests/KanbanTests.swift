import BoardTesting
import DragAndDrop
import Testing

@testable import Kanban

@Suite @MainActor struct KanbanTests {
  typealias Slot = Tasks.Slot

  let board = BoardTester(lists: Kanban())

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesACard(by input: BoardInput) {
    #expect(board.move("Pay rent", to: Slot(.doing, 1), by: input) == .stays(Slot(.doing, 1)))
    #expect(board.model.rules.sortableLists[.doing] == ["Write letter", "Pay rent"])
    #expect(board.announcements.last == "Pay rent is on Doing, place 2.")
  }

  @Test func aFullColumnSaysWhyItRefuses() {
    board.keyboardReach = .all
    for card in ["Water plants", "Bake bread"] { board.move(card, to: Slot(.doing, 0), by: .pointer) }
    #expect(board.move("Fix bicycle", to: Slot(.doing, 0), by: .keyboard)?.stays == false)
    #expect(board.announcements.last == "Finish something first: Doing has room for 3.")
  }

  @Test func severalCardsAreOneStepOfUndo() {
    let before = board.model.rules.sortableLists
    board.model.rules.selection.select(["Water plants", "Bake bread"])
    board.move("Bake bread", to: Slot(.done, 0), by: .click)
    #expect(board.model.rules.sortableLists[.done] == ["Water plants", "Bake bread", "Pay rent"])
    board.model.undo()
    #expect(board.model.rules.sortableLists == before)
  }

  @Test func keysSelectCardsAndDropThemTogether() {
    board.selection = \.rules.selection
    #expect(board.focus("Water plants"))
    board.pressKey(.down, shift: true)
    #expect(board.model.rules.selection.items == ["Water plants", "Bake bread"])
    board.move("Bake bread", to: Slot(.doing, 1), by: .keyboard)
    #expect(board.model.rules.sortableLists[.doing] == ["Write letter", "Water plants", "Bake bread"])
  }

  @Test func linesOfATextAreNewCards() {
    #expect(board.model.newCards(in: "Wash car\nPay rent\n\nWash car") == ["Wash car"])
  }

  @Test func aDeletedCardLeavesTheFocusOrder() {
    board.model.delete("Bake bread")
    #expect(!board.focus("Bake bread") && board.focus("Fix bicycle"))
    #expect(board.description(of: "Fix bicycle") == "To Do, 2 of 29. Press Space to pick it up.")
  }
}
