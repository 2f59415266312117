import BoardTesting
import DragAndDrop
import Testing

@Suite @MainActor struct ListsTests {
  typealias Slot = Cards.Slot

  @Test(arguments: BoardInput.allCases)
  func everyInputSorts(by input: BoardInput) {
    let board = BoardTester(lists: CardsModel())
    #expect(board.move("Ada", to: Slot("Done", 1), by: input) == .stays(Slot("Done", 1)))
    #expect(board.model.rules.sortableLists["Done"] == ["Dot", "Ada"])
    #expect(board.items == ["Bob", "Cid", "Dot", "Ada"])
    #expect(board.announcements.last == "Ada is on Done, place 2.")
    #expect(board.description(of: "Bob") == "To Do, 1 of 2. Press Space to pick it up.")
  }

  @Test(arguments: BoardInput.allCases.filter { $0 != .menu })
  func aFullListRefuses(by input: BoardInput) {
    let board = BoardTester(lists: CardsModel())
    board.keyboardReach = .all
    board.move("Ada", to: Slot("Done", 0), by: input)
    #expect(board.move("Bob", to: Slot("Done", 0), by: input) == .returns(.refused("There is room for two.")))
    #expect(board.announcements.last == "There is room for two.")
  }

  @Test func keysBeginAtTheCardsOwnSlot() {
    let board = BoardTester(lists: CardsModel())
    board.focus("Bob")
    board.pressKey(.activate)
    #expect(board.focusedPlace == Slot("To Do", 1))
    #expect(board.description(ofPlace: Slot("To Do", 1)) == "Bob: press Return to put it back.")
    board.pressKey(.down)
    #expect(board.focusedPlace == Slot("To Do", 2))
    // The end of the list.
    board.pressKey(.down)
    #expect(board.focusedPlace == Slot("To Do", 2))
    board.pressKey(.activate)
    #expect(board.model.rules.sortableLists["To Do"] == ["Ada", "Cid", "Bob"])
    #expect(board.focusedItem == "Bob")
  }

  @Test func selectedCardsMoveTogether() {
    let board = BoardTester(lists: CardsModel())
    board.model.rules.selection.select(["Ada", "Cid"])
    board.press("Cid")
    board.move("Cid", over: Slot("To Do", 1))
    #expect(board.pickedUpItems == ["Cid", "Ada"])
    board.release("Cid")
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Ada", "Cid"])
    #expect(board.announcements.last == "Ada, Cid are on To Do, place 2.")
  }

  @Test func aClickOnAnotherCardDropsTheFirstOneThere() {
    let board = BoardTester(lists: CardsModel())
    board.click("Ada")
    board.click("Cid")
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Cid", "Ada"] && board.pickedUpItems.isEmpty)
    board.click("Bob")
    board.click("Bob")
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Cid", "Ada"] && board.pickedUpItems.isEmpty)
  }

  @Test func theMenuOffersMovesByName() {
    let board = BoardTester(lists: CardsModel())
    #expect(board.openMenu(of: "Bob") == ["Move Up", "Move Down", "Move to Done"])
    #expect(board.choose("Move Down") && board.focusedItem == "Bob")
    #expect(board.model.rules.sortableLists["To Do"] == ["Ada", "Cid", "Bob"])
  }
}
