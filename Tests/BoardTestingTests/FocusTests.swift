import BoardTesting
import DragAndDrop
import Geometry
import InputEvents
import Observation
import Testing

/// Numbers, each of which lies in the cell of its number; no other cell accepts it.
private struct Cells: DropRules {
  func verdict(for number: Int, over cell: Int) -> DropVerdict<String> { number == cell ? .unknown : .rejected("No.") }
  func places(for number: Int) -> [Int] { [] }
}

@MainActor @Observable private final class CellsModel: DragModel {
  let dragState = DragState<Cells>()
  let rules = Cells()
}

/// Letters, of which the first moves to the box, and the others leave a copy there.
private struct Post: DropRules {
  var posted: Set<Int> = []
  var maximumActiveDrags: Int { 2 }

  func canPickUp(_ letter: Int) -> Bool { !posted.contains(letter) }
  func verdict(for letter: Int, over box: String) -> DropVerdict<String> { .accepted }
  func places(for letter: Int) -> [String] { ["box"] }
  func operations(of letter: Int, droppedOn box: String) -> [DropOperation] { letter == 1 ? [.move] : [.copy] }
}

/// A model in which the drop of the first letter drops the second one as well.
@MainActor @Observable private final class PostModel: DragModel {
  let dragState = DragState<Post>()
  var rules = Post()

  func dragEnded(_ letter: Int, with outcome: DropOutcome<String, String>, as operation: DropOperation) {
    guard letter == 1, outcome.stays else { return }
    rules.posted.insert(letter)
    drop(2)
  }
}

private final class NextLetter: DragDelegate {
  typealias Model = PostModel
  func nextFocus(after letter: Int) -> Int? { 3 }
}

/// Numbered goods; what arrives gets a new number.
private struct Goods: DropRules {
  var stored = [1, 2]

  func canPickUp(_ item: Int) -> Bool { stored.contains(item) }
  func verdict(for item: Int, over shelf: String) -> DropVerdict<String> { .accepted }
  func places(for item: Int) -> [String] { ["shelf"] }
}

@MainActor @Observable private final class GoodsModel: DragModel {
  let dragState = DragState<Goods>()
  var rules = Goods()

  func dragEnded(_ item: Int, with outcome: DropOutcome<String, String>) {
    if outcome.stays { rules.stored.append(item + 100) }
  }
}

@Suite @MainActor struct FocusTests {
  @Test func theFirstOfEquallyNearPlacesGetsTheFocus() {
    let board = BoardTester(CellsModel(), items: { _ in Array(0..<30) }, places: { _ in Array(0..<30) })
    board.keyboardReach = .all
    board.originPlace = { $0 }
    board.layOut = { board in
      for number in 0..<30 {
        board.setFrame(Rect(x: Double(number) * 100, y: 0, width: 80, height: 80), of: number)
        board.setFrame(Rect(x: 0, y: 200, width: 80, height: 80), ofPlace: number)
      }
    }
    board.focus(0)
    board.pressKey(.activate)
    #expect(board.pickedUpItems == [0])
    #expect(board.focusedPlace == 1, "its own cell has no verdict")
  }

  @Test func theFocusAfterADropDependsOnThatDropAlone() {
    let board = BoardTester(PostModel(), items: { _ in [1, 2, 3] }, places: { _ in ["box"] })
    board.press(2, by: .finger)
    board.move(2, over: "box")
    board.focus(1)
    board.pressKey(.activate)
    #expect(board.focusedPlace == "box")
    board.pressKey(.activate)
    #expect(board.model.dragState.recentEnds.map(\.operation) == [.move, .copy])
    #expect(board.focusedItem == 2, "the next letter, because the first one has moved")
  }

  @Test func onlyAMoveAsksForTheItemToFocusNext() {
    let board = BoardTester(PostModel(), items: { _ in [1, 2, 3] }, places: { _ in ["box"] })
    board.delegate = NextLetter()
    board.move(2, to: "box", by: .keyboard)
    #expect(board.focusedItem == 2, "it was copied")
    board.move(1, to: "box", by: .keyboard)
    #expect(board.focusedItem == 3)
  }

  @Test func afterTheLastItemTheFirstOneGetsTheFocus() {
    let board = BoardTester(WashGame())
    #expect(board.move(.red, to: .cold, by: .keyboard) == .stays(.cold) && board.focusedItem == .white)
  }

  @Test func whatAnItemFromElsewhereHasBecomeGetsTheFocus() {
    let board = BoardTester(GoodsModel(), items: { $0.rules.stored }, places: { _ in ["shelf"] })
    board.focus(1)
    board.model.receive([7], by: .keyboard)
    board.update()
    board.stickyInput.drop(on: "shelf")
    board.update()
    #expect(board.items == [1, 2, 107] && board.focusedItem == 107)
  }

  @Test func digitsWithControlOrAltAndOtherKeysWithAltAreLeftToTheProgram() {
    let board = BoardTester(WashGame())
    board.focus(.white)
    for (key, isControl) in [(KeyPress.Key.digit(2), true), (.digit(2), false), (.end, false)] {
      #expect(!board.pressKey(key, control: isControl, alt: !isControl) && board.focusedItem == .white)
    }
  }

  @Test func altAndAnArrowKeyAreLeftToTheProgramInATree() {
    let model = SongsModel()
    let board = BoardTester(tree: model) { model.rules.sortableTree.setExpanded($0, $1) }
    board.focus("F")
    #expect(!board.pressKey(.left, alt: true) && !board.pressKey(.down, alt: true))
    #expect(board.focusedItem == "F" && model.rules.sortableTree.expandedItems == ["F"])
  }

  @Test func switchesReachOneOfManyItemsByItsRow() {
    let board = BoardTester(CellsModel(), items: { _ in Array(0..<30) }, places: { _ in [] })
    board.layOut = { board in
      for number in 0..<30 {
        let (row, column) = number.quotientAndRemainder(dividingBy: 5)
        board.setFrame(Rect(x: Double(column) * 100, y: Double(row) * 100, width: 80, height: 80), of: number)
      }
    }
    #expect(board.scan(to: 13) == 7, "three rows, and four items of the third one")
    #expect(board.pickedUpItems == [13])
  }

  @Test func tabGoesFromTheItemsToThePlacesAndOffTheBoard() {
    let board = BoardTester(WashGame())
    board.focus(.red)
    #expect(board.pressKey(.tab) && board.focusedPlace != nil)
    #expect(!board.pressKey(.tab) && board.focusedPlace != nil)
    #expect(board.pressKey(.tab, shift: true) && board.focusedItem == .red)
    #expect(board.scan(toPlace: .hot) == nil, "switches reach places only during a drag")
  }
}
