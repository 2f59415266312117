import Geometry
import Testing

@testable import Games

/// The selection, the layout, the levels page and the lesson of a jigsaw of 3 × 4 pieces.
@Suite @MainActor struct JigsawTableTests {
  let world: TestWorld
  let game: JigsawGame

  init() throws {
    world = try TestWorld()
    game = JigsawGame(world)
  }

  var changes: [JigsawChange] { game.changes.changes(since: 0) }

  // MARK: Selection

  @Test func allPiecesOnTheTableAreSelected() {
    game.bring(piece(3), to: .tray(0))
    game.bring(piece(0), to: .cell(0))
    let serial = game.changes.serial
    game.toggleSelection(piece(0))
    game.selectAll()
    #expect(game.selection == Set(([1, 2] + Array(4..<12)).map(piece)))
    game.toggleSelection(piece(4))
    game.toggleSelection(piece(3))
    #expect(!game.selection.contains(piece(4)) && game.selection.contains(piece(3)))
    #expect(game.clearSelection() && game.selection.isEmpty && !game.clearSelection())
    let counts = [10, 9, 10, 0].map { JigsawChange.selected(count: $0) }
    #expect(game.changes.changes(since: serial) == counts, "piece 0 stays in the frame")
  }

  @Test func aRectangleSelectsTheShownGroupsOnTheTableInIt() {
    let center = game.geometry.table.center
    // Pieces in trays count as lying in the middle of the table.
    game.bring(piece(3), to: .tray(0))
    game.bring(piece(5), to: center)
    game.bring(piece(4), to: center + Point(x: 3, y: 0))
    game.showEdgesOnly(true)
    let serial = game.changes.serial
    game.select(in: Rect(center: center, side: 20), keeping: [piece(1)])
    #expect(game.selection == [piece(1), piece(5)] && game.changes.serial == serial)
    game.selectionEnded()
    #expect(game.changes.changes(since: serial) == [.selected(count: 2)])
    game.select(in: Rect(center: center, side: 20), keeping: [])
    #expect(game.selection == [piece(5)])
  }

  @Test func theSelectionLosesPiecesThatAreFixedOrJoined() {
    game.bring(piece(4), to: game.geometry.center(ofCell: 4) + Point(x: game.geometry.cell.width * 0.6, y: 0))
    for index in [0, 4, 11] { game.toggleSelection(piece(index)) }
    for _ in 1...3 { game.hint() }
    #expect(game.state.isFixed(piece(0)) && game.selection == [piece(4), piece(11)])
    game.join(piece(3), to: piece(4))
    #expect(game.state.leader(of: piece(4)) == piece(3) && game.selection == [piece(11)])
    game.undo()
    #expect(game.selection.isEmpty)
  }

  // MARK: Layout

  @Test func theLayoutFollowsTheTableAndTheLevel() {
    let table = Rect(x: 0, y: 0, width: 900, height: 700)
    #expect(game.geometry.table.size == Size(width: 390, height: 560))
    game.table = table
    let turned = [JigsawLevel(.twelve, turns: true), JigsawLevel(.hundred, turns: true)]
    for level in [JigsawLevel(.twelve)] + turned + [JigsawLevel(.hundred)] {
      game.deal(.builtIn(.fox), level: level)
      #expect(game.geometry == JigsawGeometry(table: table, grid: game.state.grid, turns: level.turns))
    }
  }

  @Test func aDealEndsTheFilterAndTheChoiceOfALevel() {
    game.bring(piece(0), to: .tray(0))
    game.showEdgesOnly(true)
    game.choose(.level(JigsawLevel(.hundred)))
    game.undo()
    #expect(game.showsEdgesOnly && game.selectedLevel == JigsawLevel(.hundred), "undo changes neither")
    game.newGame()
    #expect(!game.showsEdgesOnly && !game.showsGhost && game.selectedLevel == JigsawLevel(.twelve))
  }

  // MARK: Levels page

  @Test func theLevelsPageMarksTheLevelAndThePlayedPicture() {
    func marked() -> [[String]] { game.levelMenu.sections.map { $0.tiles.filter(\.isMarked).map(\.title) } }
    #expect(game.levelMenu.sections.map(\.tiles.count) == [6, 6, 13])
    #expect(marked() == [["12"], [], []])
    game.deal(.builtIn(.fox), level: JigsawLevel(.twelve))
    game.bring(piece(0), to: .tray(0))
    #expect(marked() == [["12"], [], ["Fox in Autumn Leaves"]])
    game.choose(.level(JigsawLevel(.hundred, turns: true)))
    #expect(marked() == [[], ["100"], ["Fox in Autumn Leaves"]])
  }

  @Test func theTileOfAPhotoIsMarkedOnceItWasPlayed() {
    let photo = PuzzlePicture.photo(Photo(id: "a1", title: "sea"))
    game.deal(photo, level: JigsawLevel(.twelve))
    func isMarked() -> Bool { game.levelMenu.sections[2].tiles.last?.isMarked == true }
    #expect(!isMarked() && game.levelItem(of: game.state) == .file(JigsawLevel(.twelve)))
    game.bring(piece(0), to: .tray(0))
    #expect(isMarked())
    game.choose(.puzzle(.owl, JigsawLevel(.twentyFour)))
    #expect(game.state.picture == .builtIn(.owl) && game.state.level == JigsawLevel(.twentyFour))
    #expect(game.levelItem(of: game.state) == .puzzle(.owl, JigsawLevel(.twentyFour)))
  }

  // MARK: Lesson

  @Test func exampleMovesSolveAJigsaw() {
    game.showPicture(true)
    #expect(game.exampleMove == nil)
    game.showPicture(false)
    var items: [Int] = []
    while items.count < 20, let move = game.exampleMove {
      items.append(move.item.index)
      #expect(move.place == .cell(move.item.index))
      game.bring(move.item, to: move.place)
    }
    #expect(items == [0, 2, 9, 11, 1, 3, 5, 6, 8, 10, 4, 7] && game.isOver)
  }

  @Test func exampleMovesLeaveOutTurnedPieces() {
    game.deal(.builtIn(.fox), level: JigsawLevel(.twentyFour, turns: true))
    let upright = Set(game.state.looseGroups.filter(\.turns.isUpright).map(\.leader))
    var moved: Set<JigsawPiece> = []
    while moved.count < 30, let move = game.exampleMove, moved.insert(move.item).inserted {
      game.bring(move.item, to: move.place)
    }
    #expect(moved == upright && !upright.isEmpty && !game.isOver)
  }
}
