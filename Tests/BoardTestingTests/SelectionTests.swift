import BoardTesting
import DragAndDrop
import Testing

@Suite @MainActor struct SelectionTests {
  let board: BoardTester<CardsModel>

  init() {
    board = BoardTester(lists: CardsModel())
    board.selection = \.rules.selection
  }

  private var selected: Set<String> { board.model.rules.selection.items }

  @Test func controlAndSpaceSelectOrDeselectACard() {
    board.focus("Bob")
    #expect(board.pressKey(.activate, control: true) && selected == ["Bob"])
    #expect(board.announcements.last == "1 selected.")
    let description = "To Do, 2 of 3. Selected. Press Space to pick it up."
    #expect(board.description(of: "Bob") == "1 selected. " + description)
    board.focus("Ada")
    #expect(board.description(of: "Bob") == description)
    board.focus("Bob")
    board.pressKey(.activate, control: true)
    #expect(selected.isEmpty)
  }

  @Test func shiftAndArrowsExtendTheSelection() {
    board.focus("Ada")
    board.pressKey(.down, shift: true)
    #expect(selected == ["Ada", "Bob"] && board.focusedItem == "Bob")
    board.pressKey(.down, shift: true)
    board.pressKey(.up, shift: true)
    #expect(selected == ["Ada", "Bob"])
  }

  @Test func whatShiftAndAnArrowSelectAtTheEndOfAListIsAnnouncedOnce() {
    board.focus("Cid")
    for _ in 1...2 {
      board.pressKey(.down, shift: true)
      #expect(selected == ["Cid"] && board.focusedItem == "Cid" && board.announcements == ["1 selected."])
    }
  }

  @Test func selectAllSelectsTheListAndEscapeDeselectsIt() {
    board.focus("Ada")
    board.pressKey(.selectAll)
    #expect(selected == ["Ada", "Bob", "Cid"] && board.announcements.last == "3 selected.")
    board.pressKey(.escape)
    #expect(selected.isEmpty)
  }

  @Test func clicksWithControlAndShiftSelect() {
    board.click("Ada", control: true)
    board.click("Cid", shift: true)
    #expect(selected == ["Ada", "Bob", "Cid"] && board.pickedUpItems.isEmpty)
    board.click("Bob", control: true)
    #expect(selected == ["Ada", "Cid"])
    board.clickBackground()
    #expect(selected.isEmpty)
  }

  @Test func whatCannotBePickedUpIsNotSelected() {
    let board = BoardTester(WashGame())
    board.selection = \.selection
    board.click(.white, control: true)
    board.move(.white, to: .cold, by: .click)
    for _ in 1...2 {
      board.click(.white, control: true)
      #expect(board.model.selection.isEmpty, "it is deselected, but not selected again")
    }
  }

  @Test func hintsForSeveralSelectedCardsArePlural() {
    board.click("Ada", control: true)
    board.click("Bob", control: true)
    #expect(board.description(of: "Bob").contains("Press Space to pick them up."))
    #expect(board.description(of: "Cid").contains("Press Space to pick it up."))
    board.focus("Ada")
    board.pressKey(.activate)
    #expect(board.description(ofPlace: .init("To Do", 0)) == "Ada, Bob: press Return to put them back.")
    #expect(
      board.description(ofPlace: .init("To Do", 1))
        == "Ada, Bob: press Return to drop them here, or Escape to put them back.")
    #expect(board.description(of: "Bob").contains("Press Escape to put them back."))
  }

  @Test func aDragByKeysOfSelectedCardsStartsAtTheSlotWhereTheyWouldBeBack() {
    board.model.rules.selection.select(["Ada", "Cid"])
    board.focus("Cid")
    board.pressKey(.activate)
    #expect(board.focusedPlace == Cards.Slot("To Do", 1), "behind Bob, without those that are dragged")
    board.pressKey(.escape)
  }

  @Test func eachOfThoseThatArePickedUpCanPutAllBack() {
    board.model.rules.selection.select(["Ada", "Bob"])
    for card in ["Ada", "Bob"] {
      board.focus("Ada")
      board.pressKey(.activate)
      #expect(board.pickedUpItems == ["Ada", "Bob"])
      #expect(board.perform(.putBack, on: card) && board.pickedUpItems.isEmpty && board.focusedItem == card)
    }
  }

  @Test func aClickOnAnotherCardDropsTheSelectedOnesThere() {
    board.model.rules.selection.select(["Ada", "Bob"])
    board.click("Ada")
    #expect(board.pickedUpItems == ["Ada", "Bob"])
    board.click("Cid")
    #expect(board.model.rules.sortableLists["To Do"] == ["Cid", "Ada", "Bob"] && board.pickedUpItems.isEmpty)
    board.perform(.click, on: "Bob")
    board.perform(.click, on: "Cid")
    #expect(board.model.rules.sortableLists["To Do"] == ["Ada", "Bob", "Cid"], "by accessibility actions")
  }

  @Test func whatIsSelectedButNotDraggedDoesNotMoveThePlaceOfACard() {
    board.model.rules.selection.select(["Ada", "Bob"])
    board.click("Dot")
    #expect(board.originPlace("Bob") == Cards.Slot("To Do", 1))
    board.click("Bob")
    #expect(board.model.rules.sortableLists["To Do"] == ["Ada", "Dot", "Bob", "Cid"])
  }

  @Test func configuredKeysAndModifiersReplaceTheDefaults() {
    board.options.keys.pickUp = [.character("m")]
    board.options.keys.cancel.insert(.character("q"))
    board.options.keys.selectionModifier = .alt
    board.options.keys.extensionModifier = .control
    board.focus("Ada")
    #expect(!board.pressKey(.activate) && board.pickedUpItems.isEmpty)
    board.pressKey(.character("m"), alt: true)
    board.pressKey(.down, control: true)
    #expect(selected == ["Ada", "Bob"])
    board.pressKey(.character("m"))
    #expect(board.pickedUpItems == ["Bob", "Ada"])
    board.pressKey(.character("q"))
    #expect(board.pickedUpItems.isEmpty)
  }
}
