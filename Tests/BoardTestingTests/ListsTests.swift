import BoardTesting
import DragAndDrop
import Geometry
import InputEvents
import Testing

@Suite @MainActor struct ListsTests {
  typealias Slot = Cards.Slot

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesACardToAnotherList(by input: BoardInput) {
    let board = BoardTester(lists: CardsModel())
    #expect(board.move("Ada", to: Slot("Done", 1), by: input) == .stays(Slot("Done", 1)))
    #expect(board.model.rules.sortableLists["Done"] == ["Dot", "Ada"])
    #expect(board.items == ["Bob", "Cid", "Dot", "Ada"])
    #expect(board.announcements.last == "Ada is on Done, place 2.")
    #expect(board.description(of: "Bob") == "To Do, 1 of 2. Press Space to pick it up.")
  }

  @Test(arguments: BoardInput.allCases.filter { $0 != .menu })
  func aFullListRefusesACard(by input: BoardInput) {
    let board = BoardTester(lists: CardsModel())
    board.keyboardReach = .all
    board.move("Ada", to: Slot("Done", 0), by: input)
    #expect(board.move("Bob", to: Slot("Done", 0), by: input) == .returns(.refused("There is room for two.")))
    #expect(board.announcements.last == "There is room for two.")
  }

  @Test func aDragByKeysStartsAtTheCardsOwnSlot() {
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

  @Test func theSlotOfADraggedCardCountsAllThatStayWhateverIsSelected() {
    let board = BoardTester(lists: CardsModel())
    board.model.rules.selection.select(["Ada", "Bob"])
    #expect(board.originPlace("Bob") == Slot("To Do", 0))
    board.model.pickUp("Bob", with: ["Bob"], by: .keyboard)
    #expect(board.originPlace("Bob") == Slot("To Do", 1))
  }

  @Test func aClickOnAnotherCardDropsTheFirstOneThere() {
    let board = BoardTester(lists: CardsModel())
    board.click("Ada")
    board.click("Cid")
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Cid", "Ada"] && board.pickedUpItems.isEmpty)
    #expect(board.focusedItem == nil, "a click on a place does not move the focus")
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

  @Test(arguments: [
    ("Cid", "Move Up", ["Ada", "Cid", "Bob"]), ("Cid", "Move to Top", ["Cid", "Ada", "Bob"]),
    ("Ada", "Move Down", ["Bob", "Ada", "Cid"]), ("Ada", "Move to Bottom", ["Bob", "Cid", "Ada"]),
  ])
  func theMenuMovesACardPastOneOrAllOthers(card: String, move: String, cards: [String]) {
    let board = BoardTester(lists: CardsModel())
    #expect(board.openMenu(of: card).contains(move) && board.choose(move))
    #expect(board.model.rules.sortableLists["To Do"] == cards)
  }

  @Test func onlyUsefulMovesAreEnabledActions() throws {
    let board = BoardTester(lists: CardsModel())
    let card = try #require(board.element(of: "Ada"))
    let actions = ItemDescriber(board).texts(of: card)?.actions
    #expect(actions?["Move Down"] == true && actions?["Move Up"] == false && actions?["Move Back"] == false)
    let socks = BoardTester(WashGame())
    let sock = try #require(socks.element(of: .white))
    #expect(ItemDescriber(socks).texts(of: sock)?.actions.keys.sorted() == ["Put Back"], "on a board without lists")
  }

  @Test func whatLeavesForAnotherBoardIsAnnouncedByOneOfThem() {
    let board = BoardTester(lists: CardsModel())
    board.model.endTransfer(of: ["Ada"], as: .copy)
    board.update()
    #expect(board.announcements == ["A copy of Ada is elsewhere."])
    board.announcer.itemsOnOtherBoards = ["Bob"]
    board.model.endTransfer(of: ["Bob"], as: .copy)
    board.update()
    #expect(board.announcements.count == 1, "the other board announces it")
  }

  @Test func homeAndEndFocusTheEndsOfAList() {
    let board = BoardTester(lists: CardsModel())
    board.focus("Bob")
    #expect(board.pressKey(.end) && board.focusedItem == "Cid")
    #expect(board.pressKey(.home) && board.focusedItem == "Ada")
  }

  @Test func keysPassACardThatCannotHaveTheFocus() {
    let board = BoardTester(lists: CardsModel())
    board.selection = \.rules.selection
    board.element(of: "Bob")?.canTakeFocus = false
    board.focus("Ada")
    board.pressKey(.down, shift: true)
    #expect(board.focusedItem == "Cid" && board.model.rules.selection.items == ["Ada", "Bob", "Cid"])
    board.element(of: "Bob")?.canTakeFocus = true
    board.focus("Ada")
    board.element(of: "Cid")?.canTakeFocus = false
    #expect(board.pressKey(.end) && board.focusedItem == "Bob")
  }

  @Test func aMoveIsPerformedByItsName() {
    let board = BoardTester(lists: CardsModel())
    board.stickyInput.perform("Move Down", for: "Ada")
    board.stickyInput.perform("Nothing", for: "Cid")
    board.update()
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Ada", "Cid"] && board.focusedItem == "Ada")
    #expect(board.announcements == ["Ada is on To Do, place 2."])
  }

  private static let row = StackLayout(Rect(x: 0, y: 0, width: 400, height: 40), direction: .right, length: 40)
  private static let mirroredRow = StackLayout(row.frame, direction: .left, length: 40)
  private static let column = StackLayout(Rect(x: 0, y: 0, width: 40, height: 400), length: 40)
  private static let grid = GridLayout(column.frame, item: Size(width: 20, height: 20))

  @Test func theFocusLineIsTheCommonDirectionOfTheLists() {
    func line(_ first: any SortableLayout, _ second: any SortableLayout) -> Direction? {
      BoardTester(lists: CardsModel(), layouts: ["To Do": first, "Done": second]).focusLine
    }
    #expect(line(Self.column, Self.column) == .vertical)
    #expect(line(Self.row, Self.row) == .horizontal && line(Self.row, Self.mirroredRow) == .horizontal)
    #expect(line(Self.row, Self.column) == nil && line(Self.column, Self.row) == nil)
    for other in [Self.row, Self.column, Self.grid] as [any SortableLayout] {
      #expect(line(Self.grid, other) == nil)
    }
  }

  @Test func movesInARowOrGridAreNamedBackAndForward() {
    for layout in [Self.row, Self.grid] as [any SortableLayout] {
      let board = BoardTester(lists: CardsModel(), layouts: ["To Do": layout, "Done": Self.column])
      #expect(board.openMenu(of: "Ada") == ["Move Forward", "Move to End", "Move to Done"])
      #expect(board.openMenu(of: "Bob") == ["Move Back", "Move Forward", "Move to Done"])
      #expect(board.openMenu(of: "Cid") == ["Move Back", "Move to Start", "Move to Done"])
    }
    let board = BoardTester(lists: CardsModel())
    #expect(board.openMenu(of: "Ada") == ["Move Down", "Move to Bottom", "Move to Done"])
    #expect(board.openMenu(of: "Cid") == ["Move Up", "Move to Top", "Move to Done"])
  }
}
