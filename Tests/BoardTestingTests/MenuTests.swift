import BoardTesting
import DragAndDrop
import Observation
import Testing

/// Coins, each of which fits into every one of some drawers.
private struct Drawers: DropRules {
  var count = 1

  func verdict(for coin: String, over drawer: Int) -> DropVerdict<String> { .accepted }
  func places(for coin: String) -> [Int] { Array(0..<count) }
}

@MainActor @Observable private final class DrawersModel: DragModel {
  let dragState = DragState<Drawers>()
  var rules = Drawers()
}

/// Stamps in two albums, in which a drop copies by default.
private struct Stamps: SortableRules {
  typealias List = String
  typealias Item = String
  typealias Refusal = Never

  var sortableLists: SortableLists<String, String> = ["Old": ["a", "b"], "New": []]
  var allowed: [DropOperation] = [.copy, .move]
  var isDecidedLater = false

  func operations(of stamp: String, droppedOn slot: SortableSlot<String>) -> [DropOperation] { allowed }
  func acceptsAsynchronously(_ stamp: String, droppedOn slot: SortableSlot<String>) -> Bool { isDecidedLater }
}

@MainActor @Observable private final class StampsModel: DragModel {
  let dragState = DragState<Stamps>()
  var rules = Stamps()

  func dragEnded(_ stamp: String, with outcome: Stamps.Outcome, as operation: DropOperation) {
    guard case .stays(let slot) = outcome else { return }
    if operation == .move {
      rules.sortableLists.move(stamp, to: slot)
    } else {
      rules.sortableLists.insert(stamp + "'", at: slot)
    }
  }
}

@Suite @MainActor struct MenuTests {
  @Test(arguments: [(16, 16), (17, 0)]) func aMenuOffersAtMost16Places(count: Int, offered: Int) {
    let model = DrawersModel()
    model.rules.count = count
    let board = BoardTester(model, items: { _ in ["coin"] }, places: { Array(0..<$0.rules.count) })
    #expect(board.openMenu(of: "coin").count == offered)
  }

  @Test func movesWithinAListMoveWhatOtherDropsCopy() {
    let board = BoardTester(lists: StampsModel())
    #expect(board.openMenu(of: "a") == ["Move Down", "Copy to New"])
    #expect(board.choose("Move Down") && board.model.rules.sortableLists["Old"] == ["b", "a"])
    board.stickyInput.perform("Move Up", for: "a")
    #expect(board.model.rules.sortableLists["Old"] == ["a", "b"], "by an accessibility action")
    #expect(board.openMenu(of: "a").contains("Copy to New") && board.choose("Copy to New"))
    #expect(board.model.rules.sortableLists == ["Old": ["a", "b"], "New": ["a'"]])
  }

  @Test(arguments: BoardInput.allCases.filter { $0 != .menu })
  func theOtherInputsCopyAStampWithinItsList(by input: BoardInput) {
    let board = BoardTester(lists: StampsModel())
    #expect(board.move("a", to: SortableSlot("Old", 1), by: input) == .stays(SortableSlot("Old", 2)))
    #expect(board.model.rules.sortableLists["Old"] == ["a", "b", "a'"])
    #expect(board.announcements.last == "A copy of a is on Old, place 3.")
  }

  @Test func aSlotAndAStampThatWaitsThereHaveTheNumberOfTheCopy() {
    let board = BoardTester(lists: StampsModel())
    board.model.rules.isDecidedLater = true
    board.focus("a")
    board.pressKey(.activate)
    board.pressKey(.down)
    #expect(board.focusedPlace == SortableSlot("Old", 1))
    #expect(board.label(ofPlace: SortableSlot("Old", 1)) == "Old, place 3")
    board.pressKey(.activate)
    #expect(board.description(of: "a") == "a waits at Old, place 3. Press Escape to put it back.")
    board.model.cancelAll()
  }

  @Test func aStampThatWaitsForADecisionHasNoMoves() {
    let model = StampsModel()
    model.rules.isDecidedLater = true
    let board = BoardTester(lists: model)
    #expect(board.openMenu(of: "a").contains("Copy to New") && board.choose("Copy to New"))
    #expect(model.session.pendingDrop(containing: "a") != nil)
    #expect(board.openMenu(of: "a").isEmpty)
    model.cancelAll()
    #expect(!board.openMenu(of: "a").isEmpty)
  }

  @Test func movesWithinAListAreNotOfferedWhereADropCanOnlyCopy() {
    let model = StampsModel()
    model.rules.allowed = [.copy]
    #expect(BoardTester(lists: model).openMenu(of: "a") == ["Copy to New"])
  }
}
