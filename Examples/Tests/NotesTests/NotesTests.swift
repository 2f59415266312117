import BoardTesting
import DragAndDrop
import Testing

@testable import Notes

@Suite @MainActor struct NotesTests {
  let board: BoardTester<NotesModel>

  init() {
    board = BoardTester(NotesModel(), items: { $0.rules.all }, places: { _ in Column.allCases })
    board.location = { [model = board.model] in model.rules.column(of: $0) }
  }

  private func note(_ text: String) throws -> Note { try #require(board.items.first { $0.text == text }) }

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesANote(by input: BoardInput) throws {
    #expect(try board.move(note("Bake bread"), to: .done, by: input) == .stays(.done))
    #expect(board.items(at: .done).map(\.text) == ["Bake bread"])
  }

  @Test func aNoteOfAnUndoneAdditionIsGone() throws {
    board.model.add(["Call Bob"], to: .toDo)
    let note = try note("Call Bob")
    board.press(note)
    board.move(note, over: .done)
    board.model.undo()
    board.update()
    #expect(board.pickedUpItems.isEmpty && !board.items.contains(note))
  }
}
