import BoardTesting
import DragAndDrop
import InputEvents
import Observation
import Testing

/// Songs, and folders with capital letters as names.
struct Songs: SortableTreeRules, Equatable {
  typealias Item = String
  typealias Refusal = String

  var sortableTree = SortableTree<String>(
    [.init("F", [.init("a"), .init("b")]), .init("G", [.init("c")]), .init("x")], expanded: ["F"])

  var selection = Selection<String>()

  func takesChildren(_ item: String) -> Bool { item.first?.isUppercase == true }

  func dragGroup(for item: String) -> [String] {
    selection.dragGroup(for: item, in: sortableTree.rows.map(\.item))
  }

  func operations(of item: String, droppedOn place: SortableTree<String>.Place) -> [DropOperation] {
    item == "x" ? [.copy, .move] : [.move, .copy]
  }

  func refusal(of items: [String], at place: SortableTree<String>.Place) -> String? {
    place == .init(.into, "G") && items.contains("x") ? "G is full." : nil
  }
}

@MainActor @Observable final class SongsModel: DragModel {
  let dragState = DragState<Songs>()
  var rules = Songs()

  func dragEnded(_ item: String, with outcome: Songs.Outcome, as operation: DropOperation) {
    guard case .stays(let place) = outcome else { return }
    if operation == .move, rules.sortableTree.contains(item) {
      rules.sortableTree.move([item], to: place)
    } else {
      rules.sortableTree.insert(operation == .copy ? item + "'" : item, at: place)
    }
  }
}

private final class SongNames: DragDelegate {
  typealias Model = SongsModel

  func name(ofItem song: String) -> String? { "\(song)!" }
}

@Suite @MainActor struct TreeTests {
  typealias Place = SortableTree<String>.Place

  let board: BoardTester<SongsModel>

  init() {
    let model = SongsModel()
    board = BoardTester(tree: model) { model.rules.sortableTree.setExpanded($0, $1) }
  }

  private var tree: SortableTree<String> { board.model.rules.sortableTree }

  @Test func aDropInAnEmptyTreeIsAnnouncedAtTheTopLevel() {
    for item in ["F", "G", "x"] { board.model.rules.sortableTree.remove(item) }
    board.model.receive(["n"], by: .keyboard)
    board.model.move("n", to: nil, over: .end)
    board.model.drop("n")
    board.update()
    #expect(tree.roots == ["n"])
    #expect(board.announcements.last == "n is at the top level.")
  }

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesASongIntoAFolder(by input: BoardInput) {
    board.keyboardReach = .all
    #expect(board.move("a", to: Place(.into, "G"), by: input) == .stays(Place(.into, "G")))
    #expect(tree.children(of: "G") == ["c", "a"])
    #expect(board.announcements.last == "a is in G.")
  }

  @Test(arguments: [BoardInput.pointer, .click, .keyboard, .menu])
  func aMoveFindsAPlaceByEachOfItsNames(by input: BoardInput) {
    board.keyboardReach = .all
    #expect(board.move("b", to: Place(.before, "a"), by: input) != nil)
    #expect(board.move("b", to: Place(.after, "a"), by: input) != nil, "the board calls this place before G")
    #expect(tree.children(of: "F") == ["a", "b"])
  }

  @Test func thePlacesOfADragAreThoseForItsSongsWhateverIsSelected() {
    board.model.rules.selection.select(["a", "b"])
    #expect(board.originPlace("a") == Place(.into, "F"))
    board.model.pickUp("a", with: ["a"], by: .keyboard)
    #expect(board.originPlace("a") == Place(.before, "b"))
    #expect(board.model.session.activeDrag(of: "a")?.candidates.contains(Place(.after, "b")) == true)
  }

  @Test func placesAndMovesUseTheNamesOfTheDelegate() {
    board.delegate = SongNames()
    #expect(board.openMenu(of: "a").contains("Move into G!"))
    board.focus("a")
    board.pressKey(.activate)
    #expect(board.label(ofPlace: Place(.before, "b")).contains("b!"))
    board.pressKey(.escape)
  }

  @Test func arrowsExpandCollapseAndChangeTheLevel() {
    board.focus("G")
    board.pressKey(.right)
    #expect(tree.expandedItems == ["F", "G"])
    board.pressKey(.right)
    #expect(board.focusedItem == "c")
    board.pressKey(.left)
    board.pressKey(.left)
    #expect(board.focusedItem == "G" && tree.expandedItems == ["F"])
    board.focus("b")
    board.pressKey(.activate)
    board.pressKey(.left)
    #expect(board.focusedPlace == Place(.before, "G"))
    board.pressKey(.activate)
    #expect(tree.roots == ["F", "b", "G", "x"] && board.focusedItem == "b")
    #expect(board.description(of: "b").contains("Level 1, 2 of 4."))
  }

  @Test func arrowsAreMirroredInRightToLeftText() {
    board.isRightToLeft = true
    board.focus("G")
    board.pressKey(.left)
    #expect(tree.expandedItems == ["F", "G"])
    board.pressKey(.right)
    #expect(tree.expandedItems == ["F"])
  }

  @Test func arrowsWithModifiersExpandNoItem() {
    board.focus("G")
    for (control, shift) in [(true, false), (false, true)] {
      _ = board.pressKey(.right, control: control, shift: shift)
      #expect(tree.expandedItems == ["F"])
    }
    board.focus("F")
    #expect(board.pressKey(.down, control: true) && board.focusedItem == "x", "Ctrl goes to the end")
  }

  @Test func arrowsGoOneLevelInOrOutDuringADrag() {
    board.focus("x")
    board.pressKey(.activate)
    #expect(board.pressKey(.right) && board.focusedPlace == Place(.into, "G"))
    #expect(board.pressKey(.left) && board.focusedPlace == Place(.after, "G"))
    board.pressKey(.escape)
  }

  @Test func arrowsGoFromPlaceToPlaceBesideADragByThePointer() {
    board.press("x")
    board.element(of: Place(.before, "G"))?.grabFocus()
    #expect(board.pressKey(.right) && board.focusedPlace == Place(.after, "b"), "the place beside it")
    board.cancelPress("x")
  }

  @Test func controlAndReturnCopyASong() {
    board.keyboardReach = .all
    board.focus("a")
    board.pressKey(.activate)
    #expect(board.focus(onPlace: Place(.into, "G")) && board.pressKey(.activate, control: true))
    #expect(tree.children(of: "G") == ["c", "a'"] && tree.children(of: "F") == ["a", "b"])
    #expect(board.announcements.last == "A copy of a is in G." && board.focusedItem == "a")
  }

  @Test func anArrowKeyOpensAClosedFolderDuringADrag() {
    board.keyboardReach = .all
    board.focus("a")
    board.pressKey(.activate)
    #expect(board.focus(onPlace: Place(.into, "G")))
    board.pressKey(.left)
    #expect(tree.expandedItems == ["F"])
    #expect(board.focus(onPlace: Place(.into, "G")))
    board.pressKey(.right)
    #expect(tree.expandedItems == ["F", "G"])
    board.pressKey(.escape)
  }

  @Test func aClosedFolderOpensUnderAHeldSong() {
    board.press("x")
    board.move("x", over: Place(.into, "G"))
    board.advance(by: 2)
    #expect(tree.expandedItems == ["F", "G"] && board.items == ["F", "a", "b", "G", "c", "x"])
    #expect(board.mark(of: Place(.into, "G")) == .rejected)
    board.cancelPress("x")
  }

  @Test func severalItemsAreAnnouncedTogether() {
    board.model.rules.selection.select(["a", "b"])
    board.keyboardReach = .all
    #expect(board.move("b", to: Place(.into, "G"), by: .keyboard) != nil)
    #expect(tree.children(of: "G") == ["c", "a", "b"])
    #expect(board.announcements.last == "a, b are in G.")
    #expect(board.focusedItem == "G", "its place is the collapsed folder")
    board.model.rules.selection.select(["F", "x"])
    board.move("x", to: Place(.before, "G"), by: .click)
    #expect(board.announcements.last == "Copies of F, x are before G, level 1.")
  }

  @Test func aCopyIsAnnouncedAsACopy() {
    board.model.rules.sortableTree.setExpanded(true, "G")
    #expect(board.openMenu(of: "x") == ["Move Up", "Move to Top", "Copy into F"])
    board.choose("Copy into F")
    #expect(tree.children(of: "F") == ["a", "b", "x'"] && tree.roots == ["F", "G", "x"])
    #expect(board.announcements.last == "A copy of x is in F.")
  }

  @Test func aClickOnAnotherRowDropsSongsAtItsIndex() {
    for songs in [["b", "a"], ["a", "b"]] {
      for song in ["b", "a"] { board.click(song) }
      #expect(tree.children(of: "F") == songs && board.pickedUpItems.isEmpty)
    }
    board.model.rules.selection.select(["a", "b"])
    for song in ["b", "x"] { board.click(song) }
    #expect(tree.roots == ["F", "G", "a", "b", "x"])
  }

  @Test func movesAmongSiblingsMoveWhatOtherDropsCopy() {
    #expect(board.openMenu(of: "x").contains("Move Up") && board.choose("Move Up"))
    #expect(tree.roots == ["F", "x", "G"] && board.announcements.last == "x is before G, level 1.")
  }

  @Test func theHintOfAPlaceNamesTheKeysOfOtherOperations() {
    board.focus("a")
    board.pressKey(.activate)
    #expect(
      board.description(ofPlace: Place(.into, "G"))
        == "a: press Return to drop it here, or Escape to put it back. Ctrl+Return copies it.")
    board.pressKey(.escape)
  }

  @Test func theFocusOfACollapsedRowGoesToItsFolder() {
    board.focus("b")
    board.model.rules.sortableTree.setExpanded(false, "F")
    board.update()
    #expect(board.focusedItem == "F")
  }

  @Test func itemsAreFoundInTheFolderIntoWhichTheyWereMoved() {
    board.move("a", to: Place(.into, "G"), by: .click)
    #expect(board.items(at: Place(.into, "G")) == ["c", "a"] && board.items(at: .end) == ["F", "G", "x"])
  }

  @Test func changedStringsReachThePlacesAndMoves() {
    board.options.strings = BoardStrings { $0.replacing("Level", with: "Ebene").replacing("Down", with: "hinunter") }
    #expect(board.openMenu(of: "a").contains("Move hinunter"))
    #expect(board.description(of: "a").contains("Ebene 2"))
  }

  @Test func rightToLeftRowsAreIndentedFromTheRight() {
    board.isRightToLeft = true
    board.update()
    #expect(board.frame(of: "a")?.minX == board.frame(of: "F")?.minX)
  }

  @Test func theMenuOffersLevelsAndFolders() {
    #expect(board.openMenu(of: "a") == ["Move Down", "Move Out", "Move into G"])
  }

  @Test func theMenuMovesASongPastOneOrAllOthers() {
    board.model.rules.sortableTree.insert("d", at: Place(.into, "F"))
    board.update()
    #expect(board.openMenu(of: "b") == ["Move Up", "Move Down", "Move Out", "Move into G"])
    #expect(board.openMenu(of: "a") == ["Move Down", "Move to Bottom", "Move Out", "Move into G"])
    #expect(board.choose("Move Down") && tree.children(of: "F") == ["b", "a", "d"])
    #expect(board.openMenu(of: "d") == ["Move Up", "Move to Top", "Move Out", "Move into G"])
    #expect(board.choose("Move Up") && tree.children(of: "F") == ["b", "d", "a"])
    #expect(board.openMenu(of: "a").contains("Move to Top") && board.choose("Move to Top"))
    #expect(tree.children(of: "F") == ["a", "b", "d"])
  }

  @Test func theMenuMovesSelectedNeighborsPastTheOthers() {
    board.model.rules.selection.select(["G", "x"])
    #expect(board.openMenu(of: "x") == ["Move Up", "Copy into F"])
    #expect(board.openMenu(of: "G") == ["Move Up", "Move into F"] && board.choose("Move Up"))
    #expect(tree.roots == ["G", "x", "F"])
    #expect(board.openMenu(of: "G") == ["Move Down", "Move into F"])
  }

  @Test func upAndDownGoFromPlaceToPlace() {
    board.focus("x")
    board.pressKey(.activate)
    #expect(board.focusedPlace == Place(.after, "G"), "where x is")
    for (key, place) in [
      (KeyPress.Key.up, Place(.into, "G")), (.up, Place(.before, "G")), (.up, Place(.after, "b")),
      (.down, Place(.before, "G")), (.down, Place(.into, "G")), (.down, Place(.after, "G")),
      (.down, Place(.after, "G")),
    ] {
      #expect(board.pressKey(key) && board.focusedPlace == place)
    }
  }

  @Test func aRowIsDescribedAsExpandedOrCollapsed() {
    #expect(board.description(of: "F") == "Expanded. Level 1, 1 of 3. Press Space to pick it up.")
    #expect(board.description(of: "G") == "Collapsed. Level 1, 2 of 3. Press Space to pick it up.")
    #expect(board.description(of: "a") == "Level 2, 1 of 2. Press Space to pick it up.")
  }
}
