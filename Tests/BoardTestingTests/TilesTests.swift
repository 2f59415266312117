import BoardTesting
import DragAndDrop
import Geometry
import Observation
import Testing

/// Numbered tiles that are dropped on each other, or in a box.
private struct Tiles: DropRules {
  var fixed: Set<Int> = []
  var group: [Int] = []
  var isDecidedLater = false

  func canPickUp(_ tile: Int) -> Bool { !fixed.contains(tile) }
  func dragGroup(for tile: Int) -> [Int] { group }
  func acceptsAsynchronously(_ tile: Int, droppedOn place: Int) -> Bool { isDecidedLater }
  func verdict(for tile: Int, over place: Int) -> DropVerdict<String> { tile == place ? .unknown : .accepted }
  func places(for tile: Int) -> [Int] { [0, 1, 2, 100].filter { $0 != tile } }
}

@MainActor @Observable private final class TilesModel: DragModel {
  let dragState = DragState<Tiles>()
  var rules = Tiles()
  var selection = Selection<Int>()
  var isDragAllowed = true
  @ObservationIgnored let answers = AsyncStream<Tiles.Outcome>.makeStream()

  func performDrop(of tile: Int, on place: Int) async -> Tiles.Outcome {
    var iterator = answers.stream.makeAsyncIterator()
    return await iterator.next() ?? .returns(.cancelled)
  }
}

private final class Actions: DragDelegate {
  typealias Model = TilesModel
  var performed: [Int] = []
  func primaryAction(of tile: Int) -> (() -> Void)? { tile == 1 ? { self.performed.append(tile) } : nil }
}

private final class TileLabels: DragDelegate {
  typealias Model = TilesModel
  func accessibleLabel(ofItem tile: Int) -> String? { "Tile \(tile)" }
}

@Suite @MainActor struct TilesTests {
  private static let pickUp = "Press Space to pick it up."
  private let model = TilesModel()

  /// A board of tiles with boxes, which have numbers from 100 on.
  private func board(_ tiles: ClosedRange<Int>, boxes: Int) -> BoardTester<TilesModel> {
    BoardTester(model, items: { _ in Array(tiles) }, places: { _ in Array(100..<100 + boxes) })
  }

  @Test func aTileThatIsAPlaceDescribesADropOnIt() {
    let board = BoardTester(model, items: { _ in [0, 1, 2, 3] }, places: { _ in [0, 1, 2, 3] })
    (board.placeOfPiece, board.originPlace) = ({ $0 }, { $0 })
    #expect(board.focus(0) && board.description(of: 0) == Self.pickUp)
    board.pressKey(.activate)
    #expect(board.pickedUpItems == [0])
    #expect(board.description(of: 0) == "0: press Return to put it back.")
    for tile in [1, 2] {
      #expect(board.description(of: tile) == "0: press Return to drop it here, or Escape to put it back.")
    }
    #expect(board.description(of: 3) == Self.pickUp, "it is no candidate")
  }

  @Test func aTileThatIsAPlaceIsNotSaidToBePickedUp() {
    let board = BoardTester(model, items: { _ in [0, 1, 2] }, places: { _ in [0, 1, 2] })
    (board.placeOfPiece, board.originPlace) = ({ $0 }, { $0 })
    board.delegate = TileLabels()
    #expect(board.focus(0) && board.pressKey(.activate))
    #expect(board.label(of: 0) == "Tile 0, picked up" && board.label(of: 1) == "Tile 1")
  }

  @Test func onlyItemsThatKeysPickUpHaveTheHint() {
    let board = board(0...2, boxes: 1)
    #expect(board.description(of: 1) == Self.pickUp)
    model.rules.fixed = [1]
    #expect(board.description(of: 1).isEmpty && board.description(of: 2) == Self.pickUp)
    model.rules.fixed = []
    board.delegate = Actions()
    #expect(board.description(of: 1).isEmpty && board.description(of: 2) == Self.pickUp)
    model.rules.group = [0, 2]
    #expect(board.description(of: 2) == "Press Space to pick them up.")
    model.isDragAllowed = false
    #expect(board.description(of: 2).isEmpty)
  }

  @Test func onlyAPickedUpOrWaitingTileCanBePutBack() {
    model.rules.isDecidedLater = true
    let board = board(1...2, boxes: 1)
    #expect(!board.perform(.putBack, on: 1))
    board.click(1)
    #expect(!board.perform(.putBack, on: 2) && board.perform(.putBack, on: 1))
    board.click(1)
    board.click(onPlace: 100)
    #expect(model.session.pendingDrops.map(\.item) == [1])
    #expect(board.perform(.putBack, on: 1) && model.session.pendingDrops.isEmpty)
  }

  @Test func aPieceStaysReachableWhenItsPlaceGoes() {
    let board = BoardTester(
      model, items: { _ in [0, 1] }, places: { model in model.rules.fixed.contains(9) ? [] : [0, 1] })
    board.placeOfPiece = { $0 }
    #expect(board.focus(1))
    model.rules.fixed = [9]
    #expect(board.focus(0) && board.focus(1))
  }

  @Test func aLayoutCanAskForTheItems() {
    let board = board(0...1, boxes: 1)
    board.layOut = { board in
      for item in board.items { board.setFrame(Rect(x: 200 * Double(item), y: 9, width: 50, height: 50), of: item) }
    }
    board.update()
    #expect(board.frame(of: 1)?.minX == 200)
  }

  @Test func theMenuKeyDoesNothingWithoutAFocusedTile() {
    let board = board(1...1, boxes: 1)
    #expect(!board.pressKey(.menu))
  }

  @Test func onlyItemsToPickUpOrActivateCanBeFocused() {
    let (board, actions) = (board(0...2, boxes: 1), Actions())
    model.rules.fixed = [1, 2]
    #expect(board.focus(0) && !board.focus(1) && !board.focus(2))
    board.delegate = actions
    #expect(!board.focus(2) && board.focus(1))
    board.pressKey(.activate)
    #expect(actions.performed == [1] && board.pickedUpItems.isEmpty)
    board.focus(0)
    board.click(1)
    #expect(actions.performed == [1, 1] && board.focusedItem == 1)
  }

  @Test func fromATileThatCannotBeSelectedARangeBeginsAtTheNextOne() {
    model.rules.fixed = [1]
    let board = board(0...3, boxes: 1)
    board.delegate = Actions()
    board.selection = \.selection
    #expect(board.focus(1))
    board.pressKey(.right, shift: true)
    #expect(board.focusedItem == 2 && model.selection.items == [2])
    model.selection.clear()
    model.selection.toggle(3)
    #expect(board.focus(1))
    board.pressKey(.left, shift: true)
    #expect(model.selection.items == [0, 2, 3], "or extends what is selected")
  }

  @Test func moreThanEightItemsAreSummarizedAfterThree() {
    let board = board(1...9, boxes: 1)
    let rest = ": press Return to drop them here, or Escape to put them back."
    for (count, names) in [(8, "1, 2, 3, 4, 5, 6, 7, 8"), (9, "1, 2, 3 and 6 more")] {
      model.rules.group = Array(1...count)
      #expect(board.focus(1) && board.pressKey(.activate))
      #expect(board.description(ofPlace: 100) == names + rest)
      board.pressKey(.escape)
    }
  }

  @Test func aPickUpIsAnnouncedOnceOnABoardWithoutPlaces() {
    let board = board(1...1, boxes: 0)
    for count in 1...2 {
      board.click(1)
      for _ in 1...3 { board.update() }
      #expect(board.announcements.filter { $0 == "1 picked up." }.count == count)
      model.cancelAll()
      board.update()
    }
  }

  // MARK: Pending drops

  private func pendingAnnouncements(_ board: BoardTester<TilesModel>) -> Int {
    for _ in 1...3 { board.update() }
    return board.announcements.filter { $0 == "1 waits at 100." }.count
  }

  @Test func aPendingDropIsAnnouncedOnce() {
    model.rules.isDecidedLater = true
    let board = board(1...2, boxes: 1)
    for count in 1...2 {
      board.focus(2)
      board.click(1)
      board.click(onPlace: 100)
      #expect(model.session.pendingDrops.map(\.item) == [1] && pendingAnnouncements(board) == count)
      #expect(board.description(of: 1) == "1 waits at 100. Press Escape to put it back.")
      #expect(board.pressKey(.escape))
      #expect(model.session.pendingDrops.isEmpty && board.announcements.last == "1 is back.")
    }
  }

  @Test func aPendingDropFromElsewhereIsAnnouncedWithoutAFocusToo() {
    model.rules.isDecidedLater = true
    let board = board(2...2, boxes: 1)
    model.receive([1], by: .pointer)
    model.move(1, to: nil, over: 100)
    #expect(model.drop(1) == nil && board.focusedItem == nil)
    #expect(pendingAnnouncements(board) == 1)
    model.cancelAll()
  }

  @Test func escapeCancelsTheLatestPendingDrop() {
    model.rules.isDecidedLater = true
    let board = board(1...2, boxes: 1)
    #expect(!board.pressKey(.escape), "no drop is pending")
    for tile in [1, 2] {
      board.click(tile)
      board.click(onPlace: 100)
    }
    for rest in [[1], []] {
      #expect(board.pressKey(.escape) && model.session.pendingDrops.map(\.item) == rest)
    }
    #expect(!board.pressKey(.escape))
    board.press(1)
    board.move(1, over: 100)
    #expect(board.pressKey(.escape) && board.pickedUpItems.isEmpty, "a held item is put back")
  }

  @Test func escapeCancelsThePendingDropOfTheFocusedTileFirst() {
    model.rules.isDecidedLater = true
    let board = board(1...2, boxes: 1)
    for tile in [1, 2] {
      board.click(tile)
      board.click(onPlace: 100)
    }
    #expect(board.focus(1) && board.description(of: 1) == "1 waits at 100. Press Escape to put it back.")
    #expect(board.pressKey(.escape) && model.session.pendingDrops.map(\.item) == [2])
    model.cancelAll()
  }

  @Test func aPendingTileCanBeFocusedUntilItIsDecided() async {
    model.rules.isDecidedLater = true
    let board = board(1...2, boxes: 1)
    board.click(1)
    board.click(onPlace: 100)
    model.rules.fixed = [1]
    #expect(board.focus(1))
    model.answers.continuation.yield(.returns(.refused("Not now.")))
    while !model.session.pendingDrops.isEmpty { await Task.yield() }
    board.update()
    #expect(board.announcements.last == "Not now." && board.focus(2) && !board.focus(1))
  }
}
