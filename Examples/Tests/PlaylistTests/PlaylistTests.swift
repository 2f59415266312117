import BoardTesting
import DragAndDrop
import Testing

@testable import Playlist

/// The names that the view gives to the entries.
private final class Names: DragDelegate {
  typealias Model = Playlist

  func name(ofItem entry: Entry) -> String? { entry.name }
}

@Suite @MainActor struct PlaylistTests {
  typealias Place = SortableTree<Entry>.Place

  let board: BoardTester<Playlist>
  let canon = Entry(name: "Canon in D")
  let bolero = Entry(name: "Boléro")
  let strings = Entry(name: "Strings", isFolder: true)
  let chopin = Entry(name: "Chopin", isFolder: true)

  init() {
    let model = Playlist()
    board = BoardTester(tree: model) { model.setExpanded($0, $1) }
    board.delegate = Names()
    board.keyboardReach = .all
  }

  private var tree: SortableTree<Entry> { board.model.rules.sortableTree }

  @Test(arguments: BoardInput.allCases)
  func everyInputMovesASongIntoAFolder(by input: BoardInput) {
    #expect(board.move(bolero, to: Place(.into, strings), by: input) == .stays(Place(.into, strings)))
    #expect(tree.children(of: strings) == [canon, bolero])
  }

  @Test(arguments: [BoardInput.pointer, .finger, .click, .keyboard, .accessibility, .switches])
  func aFolderIsNoFavorite(by input: BoardInput) {
    let outcome = board.move(chopin, to: Place(.into, Library.favorites), by: input)
    #expect(outcome == .returns(.refused("Only songs can be favorites.")))
    #expect(board.announcements.last == "Only songs can be favorites.")
  }

  @Test func aClosedFolderOpensUnderASong() {
    board.press(bolero)
    board.move(bolero, over: Place(.into, strings))
    board.advance(by: 2)
    #expect(board.items.contains(canon))
    board.move(bolero, over: Place(.before, canon))
    board.release(bolero)
    #expect(tree.children(of: strings) == [bolero, canon])
  }

  @Test func keysGoFromLevelToLevel() {
    board.focus(chopin)
    board.pressKey(.activate)
    board.pressKey(.left)
    board.pressKey(.activate)
    #expect(tree.parent(of: chopin) == nil && board.focusedItem == chopin)
  }
}
