import Testing

@testable import DragDropApp

@Suite struct HeldSquaresTests {
  @Test func releasedSquaresAreNotHeld() {
    var held = HeldSquares()
    #expect(held.hold([1, 2, 3], ledBy: 1).isEmpty)
    #expect(held.hold([1, 2, 3], ledBy: 1).isEmpty)
    #expect(held.isShown(1) && !held.isShown(2))
    #expect(held.release(of: 1) == [1, 2, 3])
    #expect(!held.isShown(1))
    #expect(held.release(of: 1).isEmpty)
  }

  @Test func anotherPressOfASquareReplacesItsGroup() {
    var held = HeldSquares()
    _ = held.hold([1, 2, 3], ledBy: 1)
    #expect(held.hold([1, 4], ledBy: 1) == [2, 3])
    #expect(held.release(of: 1) == [1, 4])
  }

  @Test func squaresThatAnotherDragHoldsTooStayHeld() {
    var held = HeldSquares()
    _ = held.hold([1, 2, 3], ledBy: 1)
    _ = held.hold([2, 3], ledBy: 2)
    #expect(held.hold([1], ledBy: 1).isEmpty)
    #expect(held.release(of: 1) == [1])
    #expect(held.release(of: 2) == [2, 3])
  }
}
