import Geometry
import Testing

@testable import Games

/// What menus, keys and hints do in a jigsaw of 3 × 4 pieces that have to be turned.
@Suite @MainActor struct JigsawActionTests {
  let world: TestWorld
  let game: JigsawGame

  init() throws {
    world = try TestWorld()
    game = JigsawGame(world, level: JigsawLevel(.twelve, turns: true))
  }

  var changes: [JigsawChange] { game.changes.changes(since: 0) }

  nonisolated static let actions: [@MainActor @Sendable (JigsawGame) -> Void] = [
    { $0.addTray() }, { $0.renameTray(0, "Sky") }, { $0.removeTray(0) }, { $0.gather() }, { $0.sortByColor() },
    { $0.turn(piece(1)) }, { $0.hint() }, { $0.showPicture(true) }, { $0.showEdgesOnly(true) }, { $0.undo() },
    { $0.newGame() }, { $0.pause() },
  ]

  @Test(arguments: actions) func anActionCancelsDrags(act: @MainActor @Sendable (JigsawGame) -> Void) {
    game.colors = JigsawColors((0..<12).map { _ in [.white] })
    game.bring(piece(7), to: .tray(0))
    #expect(game.pickUp(piece(0), by: .finger))
    act(game)
    #expect(!game.session.isDragging)
  }

  @Test func aMoveLeavesTheDragOfAnotherFinger() {
    game.pickUp(piece(0), by: .finger)
    game.bring(piece(5), to: .tray(0), by: .finger)
    #expect(game.session.activeDrags.map(\.item) == [piece(0)] && game.state.trays.count == 1)
  }

  @Test func eachChangeIsReported() {
    let dealt = game.state
    game.addTray()
    for _ in 1...2 { game.renameTray(0, "Sky") }
    game.bring(piece(3), to: .tray(0))
    game.bring(piece(7), to: .tray(0))
    game.removeTray(0)
    for _ in 1...2 { game.gather() }
    #expect(
      changes == [
        .trayAdded(0), .trayRenamed(0), .putInTray([piece(3)], 0), .putInTray([piece(7)], 0),
        .trayRemoved(name: "Sky", pieces: 2), .gathered,
      ])
    #expect(game.state == dealt, "the slots are in the order of the numbers, as in a deal")
    game.undo()
    game.redo()
    #expect(changes.suffix(2) == [.undone, .redone] && game.play.counters.moves == 6)
  }

  @Test func aTrayNameIsCutAfterThirtyCharacters() {
    game.addTray()
    game.renameTray(0, String(repeating: "a", count: 40))
    #expect(game.state.trays == [String(repeating: "a", count: 30)] && game.state.isValid)
  }

  @Test func aPieceReturnsFromItsTrayToWhereItWasDealt() throws {
    let before = game.state.centers(in: game.geometry)[3]
    game.bring(piece(3), to: .tray(0))
    let (spot, group) = (game.spotOutsideTray(of: piece(3)), game.state.group(of: piece(3)))
    let lying = try #require(group).lying(at: try #require(spot))
    #expect(game.geometry.center(of: lying).distance(to: before) < 0.1)
  }

  @Test func piecesAreSortedByColor() {
    game.sortByColor()
    #expect(!game.canSortByColor && changes.isEmpty, "the colors are not known yet")
    game.colors = JigsawColors((1...12).map { [Color(red: 1 - Double($0) / 16, green: 0, blue: 0)] })
    for _ in 1...2 { game.sortByColor() }
    #expect(changes == [.sortedByColor])
    let slots = (0..<12).reversed().map { JigsawLocation.heap($0) }
    #expect(game.state.placements.map(\.location) == slots, "from dark to light")
    game.showPicture(true)
    #expect(!game.canSortByColor)
  }

  // MARK: Turns

  @Test func aHeldPieceIsTurnedWithoutEndingItsDrag() {
    let turns = game.state.placements[0].turns
    game.pickUp(piece(0), by: .finger)
    game.turn(piece(0))
    #expect(game.state.placements[0].turns == turns.next && changes == [.turned([piece(0)])])
    #expect(game.session.activeDrags.map(\.item) == [piece(0)])
  }

  @Test func aHeldGroupThatIsTurnedIsValidatedAgain() {
    for index in [0, 1] { while !game.state.placements[index].turns.isUpright { game.turn(piece(index)) } }
    game.bring(piece(0), to: game.geometry.center(ofCell: 0) + Point(x: game.geometry.cell.width * 0.6, y: 0))
    game.join(piece(1), to: piece(0))
    #expect(game.state.group(of: piece(0))?.pieces == [piece(0), piece(1)])
    game.pickUp(piece(0), by: .finger)
    game.move(piece(0), to: nil, over: .cell(2))
    #expect(game.session.verdict(of: piece(0)) == .unknown, "the second piece would lie beside the frame")
    game.turn(piece(0))
    #expect(game.session.verdict(of: piece(0)) == .accepted)
  }

  @Test func piecesOfAnUprightJigsawAreNotTurned() {
    #expect(game.canTurn)
    game.deal(.builtIn(.fox), level: JigsawLevel(.twelve))
    let dealt = game.state
    game.turn(piece(0))
    #expect(!game.canTurn && game.state == dealt)
  }

  // MARK: The whole picture, pauses and hints

  @Test func theWholePictureCoversThePieces() {
    for _ in 1...2 { game.showPicture(true) }
    #expect(game.isPictureShown && !game.isDragAllowed && !game.canTurn && !game.canAddTray)
    game.addTray()
    #expect(!game.pickUp(piece(0), by: .finger) && changes == [.pictureShown])
    game.showPicture(false)
    #expect(!game.isPictureShown && game.isDragAllowed && game.canAddTray && changes == [.pictureShown])
    game.showPicture(true)
    game.hint()
    #expect(!game.isPictureShown && game.hintShown == .piece(piece(0)))
    game.newGame()
    #expect(game.hintShown == nil)
  }

  @Test func aPausedJigsawRejectsMovesHintsAndThePicture() {
    game.bring(piece(5), to: .tray(0))
    game.pause()
    game.hint()
    game.showPicture(true)
    #expect(game.isPaused && !game.isDragAllowed && !game.canTurn && !game.canHint && !game.canShowPicture)
    #expect(!game.isPictureShown && game.play.counters.hints == 0)
    game.resume()
    #expect(game.isDragAllowed && game.canTurn && game.canHint && game.canShowPicture)
  }

  @Test func aSolvedJigsawRejectsMovesHintsAndThePicture() {
    game.showEdgesOnly(true)
    var hints = 0
    while !game.isOver, hints < 36 {
      game.hint()
      hints += 1
    }
    #expect(game.isOver && hints == 36 && game.play.counters.hints == 36)
    #expect(changes.suffix(3) == [.hinted(.move(piece(7))), .fixed([piece(7)]), .solved])
    game.showPicture(true)
    game.showEdgesOnly(true)
    #expect(!game.isDragAllowed && !game.canHint && !game.canShowPicture && !game.isPictureShown)
    #expect(!game.showsEdgesOnly && game.exampleMove == nil && changes.last == .solved)
  }
}
