import DragAndDrop
import Geometry
import Testing

@testable import Games

@Suite struct MoveMeTextTests {
  let state = MoveMeState(level: .three, seed: 0)

  func text(_ selection: Set<Int> = [], moves: Int = 0, _ state: MoveMeState? = nil) -> MoveMeText {
    var counters = Counters()
    counters.moves = moves
    return MoveMeText(state: state ?? self.state, counters: counters, elapsed: .zero, selection: selection)
  }

  @Test func theNameOfASquareHasNumberColorAndRegion() {
    #expect(text().pieceName(state.squares[1]) == "Square 2, blue, middle, center of the board")
    #expect(text([1]).pieceName(state.squares[0]) == "Square 1, blue, top center of the board, selected")
    #expect(
      text().pieceName(state.squares[2], isPickedUp: true)
        == "Square 3, blue, bottom center of the board, picked up")
  }

  @Test func everyRegionHasAName() {
    let names = [0.1, 0.5, 0.9].flatMap { down in
      [0.1, 0.5, 0.9].map { BoardRegion(SquarePosition(across: $0, down: down)).name }
    }
    #expect(Set(names).count == 9)
    #expect(names.first == "top left of the board" && names.last == "bottom right of the board")
    #expect(BoardRegion(SquarePosition(across: 1, down: 1)).name == "bottom right of the board")
  }

  @Test func anyColorHasAName() {
    #expect(
      SquareColor.palette.map(\.name) == ["blue", "turquoise", "green", "yellow", "orange", "red", "pink", "purple"])
    #expect(SquareColor(0, 255, 1).name == "green")
    #expect(SquareColor(250, 250, 250).name == "white")
    #expect(SquareColor(20, 20, 20).name == "black")
    #expect(SquareColor(Color(red: 1, green: 2, blue: -1)) == SquareColor(255, 255, 0))
    #expect(SquareColor(1, 2, 3).next == .blue && SquareColor.blue.next == SquareColor.palette[1])
  }

  @Test func changesHaveMessages() {
    var moved = state
    moved.move(to: [2: SquarePosition(across: 0.526, down: 0.25)])
    let text = text(moves: 1, moved)
    #expect(text.message(after: [.moved([2])]) == "Now at 52.6 percent from the left, 25 percent from the top.")
    #expect(text.message(after: [.moved([1, 2])]) == "2 squares moved.")
    #expect(text.message(after: [.stoppedByEdge(2)]) == "Square 2 is at the edge.")
    #expect(text.message(after: [.added(3)]) == "Added square 3, bottom center of the board.")
    #expect(text.message(after: [.removed([3])]) == "Square 3 removed.")
    #expect(text.message(after: [.removed([1, 3])]) == "2 squares removed.")
    #expect(text.message(after: [.recolored([3], .pressed)]) == "Square 3 is red now.")
    #expect(text.message(after: [.recolored([1, 3], .pressed)]) == "2 squares are red now.")
    #expect(text.message(after: [.arranged(.circle), .dealt]) == "Arranged as a circle. New board: 3 squares.")
    #expect(text.message(after: [.undone, .replaced([])]) == "Undone. 3 squares.")
    #expect(
      text.message(after: [.redone, .replaced([2])])
        == "Redone. Now at 52.6 percent from the left, 25 percent from the top.")
    #expect(text.message(after: [.undone, .replaced([1, 2])]) == "Undone. 2 squares changed.")
    #expect(
      text.message(after: [.selected(count: 0), .selected(count: 1)]) == "No square is selected. 1 square is selected.")
    #expect(text.message(after: [.dealt]) == "New board: 3 squares.")
    #expect(text.message(after: []) == nil)
  }

  @Test func thePickedUpSquareHasAnotherHint() {
    #expect(text().hint() == text().hint(isPickedUp: false) && text().hint(isPickedUp: true).kind == .drop)
    #expect(text().hint().text == "Arrow keys move it, Space selects it, Page Down goes to the next one.")
  }

  @Test func theStatusCountsSquaresAndChanges() {
    #expect(text().status == "3 squares, 0 changes")
    #expect(text([1, 2], moves: 1).status == "3 squares, 2 selected, 1 change")
    #expect(text().board == "Board with 3 squares")
  }
}
