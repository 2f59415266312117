import BoardTesting
import DragAndDrop
import Testing

@testable import FirstBoard

@Suite @MainActor struct FirstBoardTests {
  @Test(arguments: BoardInput.allCases)
  func everyInputMovesTheStoneThereAndBack(by input: BoardInput) {
    let board = BoardTester(FirstModel(), items: { _ in ["stone"] }, places: { _ in Field.allCases })
    board.location = { [model = board.model] _ in model.rules.field }
    for field in [Field.right, .left] {
      #expect(board.move("stone", to: field, by: input) == .stays(field))
      #expect(board.place(of: "stone") == field)
    }
  }
}
