import BoardTesting
import DragAndDrop
import Geometry
import Testing

@Suite @MainActor struct BoardTesterTests {
  @Test(arguments: BoardInput.allCases)
  func everyInputMovesAnItem(by input: BoardInput) {
    let board = BoardTester(WashGame())
    #expect(board.move(.white, to: .cold, by: input) == .stays(.cold))
    #expect(board.model.rules.sorted == [.white: .cold])
    #expect(board.place(of: .white) == .cold && board.items(at: .cold) == [.white])
    #expect(board.announcements.last == "White sock is on Cold wash.")
    #expect(board.pickedUpItems.isEmpty)
  }

  @Test(arguments: BoardInput.allCases)
  func everyInputAnnouncesTheReasonOfARefusal(by input: BoardInput) {
    let board = BoardTester(WashGame())
    board.keyboardReach = .all
    let outcome = board.move(.red, to: .hot, by: input)
    guard input != .menu else {
      #expect(outcome == nil && board.openMenu(of: .red) == ["Move to Cold wash"])
      return
    }
    #expect(outcome == .returns(.refused("It would turn the laundry pink.")))
    #expect(board.announcements.last == "It would turn the laundry pink.")
    #expect(board.place(of: .red) == nil)
  }

  /// The expectations of a program's test find a fault in its rules.
  @Test(arguments: BoardInput.allCases)
  func aFaultInTheRulesIsFound(by input: BoardInput) {
    let game = WashGame()
    game.rules.hasFault = true
    let board = BoardTester(game)
    board.keyboardReach = .all
    withKnownIssue { #expect(board.move(.red, to: .hot, by: input)?.stays != true) }
    withKnownIssue { #expect(board.announcements.last == "It would turn the laundry pink.") }
  }

  @Test func keysReachOnlyThePlacesThatAccept() {
    let board = BoardTester(WashGame())
    #expect(board.move(.red, to: .hot, by: .keyboard) == nil)
    #expect(board.announcements.last == "Red sock is back.")
  }

  @Test func marksFocusAndDescriptionsAreThoseOfABoard() {
    let board = BoardTester(WashGame())
    #expect(board.focus(.red) && board.focusedItem == .red)
    #expect(board.description(of: .red) == "Press Space to pick it up.")
    #expect(board.mark(of: .cold) == .none)
    board.pressKey(.activate)
    #expect(board.pickedUpItems == [.red] && board.focusedPlace == .cold)
    #expect(board.mark(of: .cold) == .accepted && board.mark(of: .hot) == .none)
    #expect(
      board.description(ofPlace: .cold)
        == "Red sock: press Return to drop it here, or Escape to put it back.")
    board.pressKey(.escape)
    #expect(board.focusedItem == .red && board.pickedUpItems.isEmpty)
    #expect(board.description(of: .red) == "Red sock is back. Press Space to pick it up.")
  }

  @Test func aClickOnTheItemOrTheBackgroundPutsItBack() {
    let board = BoardTester(WashGame())
    board.click(.white)
    #expect(board.pickedUpItems == [.white])
    board.click(.white)
    #expect(board.pickedUpItems.isEmpty)
    board.click(.white)
    board.clickBackground()
    #expect(board.announcements.last == "White sock is back.")
  }

  @Test func aPickUpIsAnnouncedUnlessTheFocusDescribesIt() {
    let board = BoardTester(WashGame())
    board.focus(.white)
    board.click(.white)
    #expect(board.pickedUpItems == [.white] && board.announcements.isEmpty)
    board.click(.white)
    board.focus(.red)
    board.click(.white)
    #expect(board.announcements.last == "White sock picked up." && board.focusedItem == .red)
    board.click(.white)
    #expect(board.announcements.last == "White sock is back." && board.focusedItem == .white)
  }

  @Test func aSecondaryPressCancelsADragOrOpensTheMenu() throws {
    let board = BoardTester(WashGame())
    let center = try #require(board.frame(of: .white)).center
    #expect(board.stickyInput.secondaryPressed(at: center))
    #expect(board.menu == ["Move to Hot wash", "Move to Cold wash"])
    board.press(.white)
    #expect(!board.stickyInput.secondaryPressed(at: center) && board.pickedUpItems.isEmpty)
  }

  @Test func keysDoNothingWithoutTheFocusOrATransfer() {
    let board = BoardTester(WashGame())
    #expect(!board.pressKey(.activate), "nothing has the focus")
    board.focus(.white)
    #expect(!board.pressKey(.cut) && !board.pressKey(.copy) && !board.pressKey(.paste))
  }

  @Test func anActionThatIsDisabledDoesNothing() {
    let board = BoardTester(WashGame())
    #expect(!board.perform(.putBack, on: .white) && !board.perform(.click, onPlace: .hot))
    #expect(!board.stickyInput.putBack(.white), "it is not dragged")
    #expect(board.perform(.click, on: .white) && board.perform(.putBack, on: .white))
    #expect(board.model.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test func aSecondFingerEndsTheFirstDragIfTheRulesAllowOne() {
    let board = BoardTester(WashGame())
    for sock in Sock.allCases { board.press(sock, by: .finger) }
    #expect(board.pickedUpItems == [.red])
    board.cancelPress(.red)
    #expect(board.pickedUpItems.isEmpty)
  }

  @Test func aDelegateGivesNamesActivationsAndSpringLoadActions() {
    final class Texts: DragDelegate {
      typealias Model = WashGame
      var opened: [Basket] = []
      func name(ofItem sock: Sock) -> String? { "The \(sock)" }
      func activation(of sock: Sock, by input: DragInput) -> DragActivation? { .delay(seconds: 0.3) }
      func springLoadAction(of basket: Basket, for sock: Sock) -> (() -> Void)? {
        basket == .hot ? { self.opened.append(basket) } : nil
      }
    }
    let (board, texts) = (BoardTester(WashGame()), Texts())
    board.delegate = texts
    board.press(.white, by: .finger)
    board.advance(by: 0.2)
    #expect(board.pickedUpItems.isEmpty)
    board.advance(by: 0.2)
    #expect(board.pickedUpItems == [.white])
    board.move(.white, over: .hot)
    board.advance(by: board.options.springLoadDelay - 0.1)
    #expect(texts.opened.isEmpty)
    board.advance(by: 0.2)
    #expect(texts.opened == [.hot])
    board.release(.white)
    #expect(board.announcements.last == "The white is on Hot wash.")
  }

  @Test func aClickOnAnItemAtAPlaceThatWouldRefuseOpensThePlace() {
    final class Lids: DragDelegate {
      typealias Model = WashGame
      var opened: [Basket] = []
      func springLoadAction(of basket: Basket, for sock: Sock) -> (() -> Void)? {
        return { self.opened.append(basket) }
      }
    }
    let (board, lids) = (BoardTester(WashGame()), Lids())
    board.model.rules.sorted = [.white: .hot]
    board.location = { board.model.rules.sorted[$0] }
    board.delegate = lids
    board.click(.red)
    board.click(.white)
    #expect(lids.opened == [.hot] && board.pickedUpItems == [.red])
  }

  @Test func aPressThatHasMovedAndComesBackIsNoClick() throws {
    let board = BoardTester(WashGame())
    let center = try #require(board.frame(of: .white)).center
    for (distance, isClick) in [(8.0, true), (9.0, false)] {
      board.press(.white)
      board.move(.white, to: center + Point(x: distance, y: 0))
      board.move(.white, to: center)
      board.release(.white)
      #expect(board.pickedUpItems == (isClick ? [.white] : []))
      board.clickBackground()
    }
  }

  @Test func aPressWaitsForTheActivationOfTheOptions() {
    let board = BoardTester(WashGame())
    board.options.activation = .delay(seconds: 0.3)
    board.press(.white, by: .finger)
    board.advance(by: 0.2)
    #expect(board.pickedUpItems.isEmpty)
    board.advance(by: 0.2)
    #expect(board.pickedUpItems == [.white])
  }

  @Test func aChangeOfTheModelByTheTestIsShown() {
    let board = BoardTester(WashGame())
    board.location = { board.model.rules.sorted[$0] }
    board.move(.white, to: .hot, by: .pointer)
    board.model.rules = Wash()
    #expect(board.place(of: .white) == nil && board.items(at: .hot).isEmpty)
    #expect(board.move(.white, to: .cold, by: .keyboard) == .stays(.cold))
  }

  @Test func aPointIsOverThePlaceWithTheFrameOfTheProgram() throws {
    let board = BoardTester(WashGame(), collision: .pointer, items: { _ in [.white] }, places: { _ in [.hot, .cold] })
    board.layOut = { board in
      board.setFrame(Rect(x: 0, y: 0, width: 10, height: 10), of: .white)
      board.setFrame(Rect(x: 0, y: 100, width: 50, height: 50), ofPlace: .hot)
      board.setFrame(Rect(x: 50, y: 100, width: 50, height: 50), ofPlace: .cold)
    }
    board.update()
    board.press(.white, at: Point(x: 9, y: 9))
    board.move(.white, to: Point(x: 49, y: 149))
    #expect(board.mark(of: .hot) == .accepted)
    board.move(.white, to: Point(x: 51, y: 149))
    #expect(board.mark(of: .cold) == .accepted)
    board.release(.white)
    #expect(board.model.rules.sorted == [.white: .cold])
  }

  @Test func tabStaysAmongThePlacesDuringADrag() {
    let board = BoardTester(WashGame())
    board.keyboardReach = .all
    board.focus(.white)
    board.pressKey(.activate)
    let first = board.focusedPlace
    for isBack in [false, true] {
      #expect(board.pressKey(.tab, shift: isBack) && board.focusedPlace != nil && board.focusedPlace != first)
      #expect(board.pressKey(.tab, shift: isBack) && board.focusedPlace == first)
    }
  }

  @Test func digitsHomeAndEndMoveTheFocusInARow() {
    let board = BoardTester(WashGame())
    #expect(!board.pressKey(.end) && !board.pressKey(.digit(1)), "nothing has the focus")
    board.focus(.white)
    #expect(board.pressKey(.digit(2)) && board.focusedItem == .red)
    #expect(!board.pressKey(.digit(3)) && board.focusedItem == .red)
    #expect(board.pressKey(.digit(1)) && board.focusedItem == .white)
    #expect(board.pressKey(.end) && board.focusedItem == .red)
    #expect(board.pressKey(.home) && board.focusedItem == .white)
  }

  @Test func aKeyThatDropsWhatAClickHasPickedUpMovesTheFocus() {
    let board = BoardTester(WashGame())
    board.click(.white)
    #expect(board.focus(onPlace: .cold) && board.pressKey(.activate))
    #expect(board.model.rules.sorted == [.white: .cold] && board.focusedItem == .red)
  }

  @Test func clicksDoNotMoveTheFocus() {
    let board = BoardTester(WashGame())
    board.focus(.white)
    board.click(.white)
    board.click(onPlace: .cold)
    #expect(board.model.rules.sorted == [.white: .cold] && board.focusedItem == .white)
  }
}
