import BoardTesting
import DragAndDrop
import Testing

@testable import Laundry

@Suite @MainActor struct LaundryTests {
  let board = BoardTester(LaundryModel())

  @Test(arguments: BoardInput.allCases)
  func everyInputSortsAllSocks(by input: BoardInput) {
    board.move(.white, to: .hot, by: input)
    board.move(.red, to: .cold, by: input)
    board.move(.woolen, to: .cold, by: input)
    #expect(board.items(at: .cold) == [.red, .woolen])
    #expect(board.model.message == "All sorted!")
  }

  @Test(arguments: [BoardInput.pointer, .finger, .click, .keyboard, .accessibility, .switches])
  func everyInputHearsWhyABasketRefuses(by input: BoardInput) {
    board.keyboardReach = .all
    let reason = "Wool shrinks in a hot wash."
    #expect(board.move(.woolen, to: .hot, by: input) == .returns(.refused(reason)))
    #expect(board.announcements.last == reason && board.model.message == reason)
    #expect(board.place(of: .woolen) == nil)
  }

  @Test func theMenuOffersOnlyWhatIsAllowed() {
    #expect(board.openMenu(of: .red) == ["Move to Cold wash"])
  }
}
