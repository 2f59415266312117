import DragAndDrop
import FoundationEssentials
import Geometry
import Testing
import TestSupport

@testable import Games

@Suite @MainActor struct JigsawGameTests {
  @Test(arguments: DragInput.allCases) func everyInputCanSolveAJigsaw(input: DragInput) throws {
    for level in [JigsawLevel(.twelve), JigsawLevel(.twelve, turns: true)] {
      let game = JigsawGame(try TestWorld(), level: level)
      game.solve(by: input)
      #expect(game.isOver && game.state.isValid)
      #expect(game.lastResult?.result.level == level.rawValue)
    }
  }

  @Test func joiningAllPiecesSolvesAJigsaw() throws {
    let game = JigsawGame(try TestWorld())
    game.bring(piece(0), to: game.geometry.center(ofCell: 0) + Point(x: game.geometry.cell.width * 0.6, y: 0))
    for index in 1..<12 { game.join(piece(index), to: piece(0), off: Point(x: 2, y: 2)) }
    #expect(game.isOver)
  }

  @Test func undoIsExactAcrossJoins() throws {
    for seed in 0..<12 as Range<UInt64> {
      let game = JigsawGame(try TestWorld(seed: seed), level: JigsawLevel(.twentyFour, turns: true))
      var (generator, states) = (SeededGenerator(seed: seed), [game.state])
      for _ in 0..<60 where !game.isOver {
        let pieces = game.state.looseGroups.map(\.leader)
        guard let next = generator.element(of: pieces) else { break }
        switch generator.number(below: 3) {
        case 0: game.turn(next)
        case 1: game.bring(next, to: .cell(next.index))
        default:
          guard let other = game.state.grid.neighbors(of: next.index).first else { continue }
          game.join(next, to: piece(other))
        }
        if game.state != states.last { states.append(game.state) }
      }
      guard !game.isOver else { continue }
      for state in states.dropLast().reversed() {
        game.undo()
        #expect(game.state == state)
      }
      for state in states.dropFirst() {
        game.redo()
        #expect(game.state == state)
      }
    }
  }

  @Test func aSelectionIsMovedInOneMove() throws {
    let game = JigsawGame(try TestWorld())
    for index in [0, 5, 10] { game.toggleSelection(piece(index)) }
    let (before, start) = (game.state.centers(in: game.geometry), game.state)
    let target = game.geometry.table.center
    game.bring(piece(5), to: target)
    let after = game.state.centers(in: game.geometry)
    #expect(after[5].distance(to: target) < 0.1)
    for index in [0, 10] where after[index].distance(to: before[index]) > 1 {
      #expect(game.state.placements[index].location != start.placements[index].location)
    }
    #expect(game.play.counters.moves == 1)
    game.undo()
    #expect(game.state == start)
  }

  @Test func storedTrayNamesAreShownAsDisplayNames() throws {
    let game = JigsawGame(try TestWorld())
    game.addTray()
    game.renameTray(0, "Sky")
    let stored = String(decoding: try JSONEncoder().encode(game.state), as: UTF8.self)
    let damaged = stored.replacing(#""Sky""#, with: #""S\u0007k\u202Ey ""#)
    #expect(try JSONDecoder().decode(JigsawState.self, from: Data(damaged.utf8)).trays == ["S ky"])
  }

  @Test func piecesAreMovedIntoAndOutOfTrays() throws {
    let game = JigsawGame(try TestWorld())
    for _ in 0..<8 { game.addTray() }
    #expect(game.state.trays.count == 6 && !game.canAddTray)
    game.renameTray(0, "  Sky\n")
    #expect(game.text.trayName(0) == "Sky" && game.text.trayName(1) == "Tray 2")
    game.bring(piece(3), to: .tray(0))
    game.bring(piece(7), to: .tray(0))
    #expect(game.state.groups(inTray: 0).map(\.leader) == [piece(3), piece(7)])
    #expect(game.text.placeName(.tray(0)) == "Sky, 2 pieces")
    #expect(game.bring(piece(3), to: .tray(0)) == .returns(.missed))
    let spot = try #require(game.spotOutsideTray(of: piece(3)))
    game.bring(piece(3), to: .table(spot))
    #expect(game.spotOutsideTray(of: piece(3)) == nil)
    #expect(!game.geometry.frame.contains(game.state.centers(in: game.geometry)[3]))
    #expect(game.state.groups(inTray: 0).map(\.leader) == [piece(7)])
    game.bring(piece(7), to: .cell(7))
    #expect(game.state.isFixed(piece(7)) && game.state.isValid)
  }

  @Test func aDropOnTheNewTrayAddsIt() throws {
    let game = JigsawGame(try TestWorld())
    game.bring(piece(3), to: .tray(0))
    #expect(game.state.trays == [""] && game.state.groups(inTray: 0).map(\.leader) == [piece(3)])
    #expect(game.text.sentences(about: .putInTray([piece(3)], 0)) == ["1 piece is in Tray 1 now."])
    #expect(game.bring(piece(4), to: .tray(2)) == .returns(.missed))
    for tray in 1..<6 { game.bring(piece(tray + 3), to: .tray(tray)) }
    #expect(game.state.trays.count == 6 && game.bring(piece(10), to: .tray(6)) == .returns(.missed))
    game.undo()
    #expect(game.state.trays.count == 5 && game.state.isValid)
  }

  @Test func removingATrayPutsItsPiecesOnTheTable() throws {
    let game = JigsawGame(try TestWorld())
    for tray in 0..<3 { game.bring(piece(tray), to: .tray(tray)) }
    game.bring(piece(7), to: .tray(1))
    game.renameTray(2, "Sky")
    let before = game.state
    game.removeTray(1)
    #expect(game.state.trays == ["", "Sky"] && game.state.isValid && game.state.isSuccessor(of: before))
    #expect(game.state.groups(inTray: 1).map(\.leader) == [piece(2)])
    #expect([1, 7].allSatisfy { game.spotOutsideTray(of: piece($0)) == nil && !game.state.isFixed(piece($0)) })
    #expect(
      game.text.sentences(about: .trayRemoved(name: "Tray 2", pieces: 2)) == [
        "Removed Tray 2. Its pieces are on the table."
      ])
    #expect(game.text.sentences(about: .trayRemoved(name: "Sky", pieces: 0)) == ["Removed Sky."])
    game.removeTray(2)
    #expect(game.state.trays.count == 2)
    game.undo()
    #expect(game.state == before)
  }

  @Test func traysCanBeEditedUntilTheJigsawIsSolved() throws {
    let game = JigsawGame(try TestWorld())
    game.bring(piece(3), to: .tray(0))
    game.addTray()
    game.showPicture(true)
    game.removeTray(1)
    #expect(game.state.trays == [""] && game.canEditTrays, "also while the whole picture is shown")
    while game.canHint { game.hint() }
    let solved = game.state
    game.renameTray(0, "Sky")
    game.removeTray(0)
    #expect(game.state == solved && !game.canEditTrays)
  }

  @Test func hintsShowThePieceThenItsPlaceAndThenMoveIt() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.twelve, turns: true))
    let corner = piece(0)
    game.hint()
    #expect(game.hintShown == .piece(corner))
    #expect(game.text.sentences(about: .hinted(.piece(corner)))[0].contains("row 1") == false)
    game.hint()
    #expect(game.hintShown == .place(corner))
    #expect(game.text.sentences(about: .hinted(.place(corner)))[0].contains("row 1, column 1"))
    game.hint()
    #expect(game.hintShown == nil && game.state.isFixed(corner))
    #expect(game.play.counters.hints == 3 && game.play.counters.moves == 1)
    while game.canHint { game.hint() }
    #expect(game.isOver)
  }

  @Test func theEdgeFilterHidesInnerPiecesUntilAHint() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.fortyEight))
    game.showEdgesOnly(true)
    let movable = game.state.pieces.filter(game.rules.canPickUp)
    #expect(movable.count == 24 && movable.allSatisfy { game.state.grid.isEdge($0.index) })
    game.hint()
    #expect(!game.showsEdgesOnly)
  }

  @Test func hiddenPiecesAreNotTurned() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.fortyEight, turns: true))
    let inner = try #require(game.state.pieces.first(where: { !game.state.grid.isEdge($0.index) }))
    game.showEdgesOnly(true)
    let before = game.state
    game.turn(inner)
    #expect(game.state == before)
    game.turn(piece(0))
    #expect(game.state != before)
  }

  @Test func theEdgeFilterEndsOnceTheEdgeIsComplete() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.twentyFour))
    game.showEdgesOnly(true)
    let edges = game.state.pieces.filter { game.state.grid.isEdge($0.index) }
    for edge in edges {
      #expect(game.showsEdgesOnly)
      game.bring(edge, to: .cell(edge.index))
    }
    #expect(!game.showsEdgesOnly && game.changes.changes(since: 0).last == .filtered(isOn: false))
    game.showEdgesOnly(true)
    #expect(!game.showsEdgesOnly, "the table would be empty")
    game.undo()
    game.showEdgesOnly(true)
    #expect(game.showsEdgesOnly, "an edge piece is on the table again")
    game.redo()
    #expect(!game.showsEdgesOnly)
  }

  @Test func edgePiecesAreSortedBeforeTheHiddenOnes() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.fortyEight))
    game.colors = JigsawColors((0..<48).map { [Color(red: Double($0) / 47, green: 0, blue: 0)] })
    game.showEdgesOnly(true)
    game.sortByColor()
    let slots = game.state.pieces.map { piece in
      if case .heap(let slot) = game.state.placements[piece.index].location { slot } else { -1 }
    }
    let shown = game.state.pieces.filter { game.state.grid.isEdge($0.index) }.map { slots[$0.index] }
    #expect(shown.sorted() == Array(0..<24))
  }

  @Test func theColorsAreKeptOnlyForTheSamePictureAndLevel() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.twelve))
    let colors = JigsawColors((0..<12).map { _ in [.white] })
    game.colors = colors
    game.deal(game.state.picture, level: game.state.level)
    #expect(game.colors == colors)
    game.deal(game.state.picture, level: JigsawLevel(.twentyFour))
    #expect(game.colors.isEmpty)
  }

  @Test func theLabelOfACellNamesThePieceThere() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.twelve))
    let piece = piece(3)
    #expect(game.text.placeLabel(.cell(1), dragging: []) == "Row 1, column 2")
    game.bring(piece, to: .cell(1))
    #expect(game.text.placeLabel(.cell(1), dragging: []) == "Row 1, column 2, \(game.text.name(piece)) lies there")
    #expect(game.text.placeLabel(.cell(1), dragging: [piece]) == "Row 1, column 2")
    let other = JigsawPiece(index: 11)
    game.bring(other, to: .cell(1))
    #expect(game.text.placeLabel(.cell(1), dragging: [piece]).hasSuffix("\(game.text.name(other)) lies there"))
    #expect(game.text.placeLabel(.cell(2), dragging: []) == "Row 1, column 3")
  }

  @Test func gatheredPiecesLieAroundTheFrame() throws {
    let game = JigsawGame(try TestWorld(), level: JigsawLevel(.fortyEight))
    let geometry = game.geometry
    for index in 0..<6 { game.bring(piece(index * 3), to: geometry.frame.point(0.41, 0.47)) }
    game.gather()
    for group in game.state.looseGroups where group.pieces.count == 1 {
      #expect(!geometry.frame.contains(geometry.center(of: group)))
    }
    #expect(game.state.isValid)
    game.colors = JigsawColors((0..<48).map { [Color(red: Double(47 - $0) / 47, green: 0.2, blue: 0.2)] })
    game.sortByColor()
    #expect(game.state.isValid && game.changes.changes(since: 0).last == .sortedByColor)
  }

  @Test func aSavedJigsawIsResumed() throws {
    let world = try TestWorld()
    let game = JigsawGame(world, level: JigsawLevel(.hundred))
    game.bring(piece(4), to: .cell(4))
    game.bring(piece(5), to: game.geometry.table.center)
    game.leave()
    let again = JigsawGame(environment: world.start())
    #expect(again.state == game.state && again.play.counters == game.play.counters)
  }

  @Test func codesDealTheSameCut() throws {
    let game = JigsawGame(try TestWorld(seed: 77), level: JigsawLevel(.fortyEight, turns: true))
    game.deal(.builtIn(.fox), level: JigsawLevel(.fortyEight, turns: true))
    let code = try #require(game.sharedDeal?.code)
    let other = JigsawGame(try TestWorld(seed: 2))
    other.deal(try GameDeal(code: code))
    #expect(other.state == game.state && other.state.puzzle.cut == game.state.puzzle.cut)
    #expect(other.state.picture == .builtIn(.fox))
    game.deal(.photo(Photo(id: "abc", title: "Sea")), aspect: 1_500, level: JigsawLevel(.twelve))
    #expect(game.sharedDeal == nil && game.state.grid.columns == 4)
    game.bring(piece(3), to: .cell(3))
    game.restart()
    #expect(game.state.picture.photo?.title == "Sea" && game.state.progress.done == 0)
  }

  @Test func pieceNamesDescribeTheLookAndNotTheCellOfAPiece() throws {
    let game = JigsawGame(try TestWorld())
    let (inner, corner) = (piece(4), piece(0))
    #expect(game.text.pieceName(corner).contains("corner piece"))
    #expect(game.text.pieceName(piece(1)).contains("edge piece"))
    #expect(!game.text.pieceName(inner).contains("edge") && !game.text.pieceName(inner).contains("row"))
    game.colors = JigsawColors((0..<12).map { _ in [Color(red: 0.9, green: 0, blue: 0), .white, .white] })
    #expect(game.text.pieceName(inner).contains("red and white"))
    game.bring(inner, to: .cell(2))
    #expect(game.text.pieceName(inner).contains("on row 1, column 3 of the frame"))
    game.join(piece(3), to: inner)
    #expect(game.text.pieceName(inner).hasPrefix("Group of 2 pieces"))
    let all = game.state.pieces.map(game.text.pieceName)
    #expect(all.allSatisfy { !$0.contains("{") && !$0.isEmpty })
    let numbers = game.state.puzzle.numbers
    #expect(numbers.sorted() == Array(1...12) && numbers != Array(1...12))
  }
}
