import BoardTesting
import DragAndDrop
import Geometry
import Testing

@Suite @MainActor struct MovementTests {
  let board = BoardTester(lists: CardsModel())

  @Test func aHeldCardMovesAlongAnAxis() throws {
    board.movement = .vertical
    let before = try #require(board.frame(of: "Ada"))
    board.press("Ada")
    board.move("Ada", to: before.center + Point(x: 70, y: 60))
    #expect(board.heldFrame(of: "Ada")?.origin == before.origin + Point(x: 0, y: 60))
    board.release("Ada")
    #expect(board.model.rules.sortableLists["To Do"] == ["Bob", "Ada", "Cid"])
    #expect(board.heldFrame(of: "Ada") == nil)
  }

  @Test func aHeldCardIsCenteredOnThePointerAndStaysOnTheBoard() throws {
    let frame = try #require(board.frame(of: "Ada"))
    board.movement = MovementConstraint.centeredOnPointer.then(.onBoard)
    board.press("Ada", at: frame.origin)
    board.move("Ada", to: frame.origin + Point(x: 120, y: 50))
    #expect(board.heldFrame(of: "Ada")?.center == frame.origin + Point(x: 120, y: 50))
    board.move("Ada", to: Point(x: -500, y: -500))
    #expect(board.heldFrame(of: "Ada")?.origin == .zero)
  }

  @Test func aBoardScrollsTowardsTheEdgeThatTheCardMovesTo() throws {
    board.visibleRect = Rect(x: 0, y: 0, width: 450, height: 120)
    let start = try #require(board.frame(of: "Cid")).center
    board.press("Cid", at: start)
    board.move("Cid", to: start + Point(x: 10, y: 0))
    board.advance(by: 1)
    #expect(board.visibleRect?.minY == 0, "it has not moved down")
    board.move("Cid", to: start + Point(x: 10, y: 8))
    board.advance(by: 0.02)
    let scrolled = try #require(board.visibleRect?.minY)
    #expect(scrolled > 0)
    let held = try #require(board.heldFrame(of: "Cid"))
    #expect(abs(held.center.y - (start.y + 8 + scrolled)) < 1e-9, "the card stays under the pointer")
    board.advance(by: 60)
    #expect(board.visibleRect?.maxY == board.boardSize.height, "scrolling stops at the end")
  }

  @Test func theFocusedCardIsScrolledIntoView() throws {
    board.visibleRect = Rect(x: 0, y: 0, width: 200, height: 60)
    board.focus("Dot")
    let visible = try #require(board.visibleRect)
    let frame = try #require(board.frame(of: "Dot"))
    #expect(visible.overlap(with: frame) == frame.size.width * frame.size.height)
  }

  @Test func ofACardThatIsLargerThanTheVisiblePartTheBeginningIsShown() {
    board.visibleRect = Rect(x: 0, y: 0, width: 100, height: 30)
    board.focus("Dot")
    #expect(board.visibleRect?.origin == board.frame(of: "Dot")?.origin)
  }
}
