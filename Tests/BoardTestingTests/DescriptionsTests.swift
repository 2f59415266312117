import BoardTesting
import DragAndDrop
import Testing

private final class SockTexts: DragDelegate {
  typealias Model = WashGame

  func accessibleLabel(ofItem sock: Sock) -> String? { sock == .white ? "Clean sock" : nil }
  func accessibleDescription(ofItem sock: Sock) -> String? { sock == .white ? "It needs no wash." : nil }
}

@Suite @MainActor struct DescriptionsTests {
  private let board = BoardTester(WashGame())

  init() { board.delegate = SockTexts() }

  @Test func aDescriptionOfTheDelegateFollowsTheStateAndReplacesTheHint() {
    board.selection = \.selection
    #expect(board.description(of: .white) == "It needs no wash.")
    #expect(board.description(of: .red) == "Press Space to pick it up.")
    board.model.selection.toggle(.white)
    #expect(board.description(of: .white) == "Selected. It needs no wash.")
  }

  @Test func aLabelOfTheDelegateSaysThatTheItemIsPickedUp() {
    #expect(board.label(of: .white) == "Clean sock" && board.label(of: .red) == "Red sock")
    board.click(.white)
    #expect(board.label(of: .white) == "Clean sock, picked up")
    #expect(board.description(of: .white) == "Press Escape to put it back.")
  }
}
