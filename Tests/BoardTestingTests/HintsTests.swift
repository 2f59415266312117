import BoardTesting
import DragAndDrop
import Testing

@Suite @MainActor struct HintsTests {
  private static let pickUp = "Press Space to pick it up."

  @Test func hintsEndOnceTheyAreLearned() {
    let board = board(.always)
    #expect(board.focus(.white))
    board.hints = KeyHints(.untilLearned)
    for (isNext, sock) in [(true, Sock.red), (false, .white), (true, .red)] {
      board.pressKey(isNext ? .right : .left)
      #expect(board.focusedItem == sock && board.description(of: sock) == Self.pickUp)
      // The text of the focused item stays, because a screen reader would read that it has changed.
      board.update()
      #expect(board.description(of: sock) == Self.pickUp)
    }
    for (isNext, sock) in [(false, Sock.white), (true, .red)] {
      board.pressKey(isNext ? .right : .left)
      #expect(board.focusedItem == sock && board.description(of: sock).isEmpty)
    }
    board.pressKey(.activate)
    #expect(board.description(ofPlace: .cold).contains("press Return to drop it here"), "another kind")
  }

  @Test func statesAndReasonsAreDescribedEvenIfHintsAreNot() {
    let board = board(.onRequest)
    board.keyboardReach = .all
    board.selection = \.selection
    board.model.selection.toggle(.red)
    #expect(board.focus(.red) && board.description(of: .red) == "Selected.")
    board.pressKey(.activate)
    #expect(board.description(ofPlace: .hot) == "It would turn the laundry pink.")
    #expect(board.description(ofPlace: .cold).isEmpty)
    board.pressKey(.escape)
    #expect(board.description(of: .red) == "Red sock is back. Selected.")
  }

  @Test func aRequestedHintIsAdded() {
    let board = board(.onRequest)
    #expect(board.focus(.red) && board.description(of: .red).isEmpty)
    board.speak("No socks are sorted.", tellsHint: true)
    #expect(board.description(of: .red) == "No socks are sorted. \(Self.pickUp)")
    board.pressKey(.activate)
    #expect(board.description(ofPlace: .cold).isEmpty)
  }

  private func board(_ policy: KeyHints.Policy) -> BoardTester<WashGame> {
    let board = BoardTester(WashGame())
    board.hints = KeyHints(policy)
    return board
  }
}
