import DragAndDrop
import Geometry
import Testing

@testable import Games

@Suite @MainActor struct MoveMeGameTests {
  let world: TestWorld
  let game: MoveMeGame

  init() throws {
    world = try TestWorld()
    game = MoveMeGame(environment: world.start())
  }

  func center(_ number: Int) -> Point {
    game.state.square(number).map { game.geometry.center(of: $0.position) } ?? Point(x: -1, y: -1)
  }

  func expect(_ number: Int, at x: Double, _ y: Double, _ sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      center(number).distance(to: Point(x: x, y: y)) < 0.02, "\(center(number))", sourceLocation: sourceLocation)
  }

  /// Drags the center of a square to a point of the phone's board.
  @discardableResult
  func bring(_ number: Int, to x: Double, _ y: Double, by input: DragInput = .pointer) -> DropOutcome<
    SquarePosition, Never
  >? {
    guard game.pickUp(number, by: input) else { return nil }
    game.move(number, to: nil, over: game.position(of: number, centeredAt: Point(x: x, y: y)))
    return game.drop(number)
  }

  @Test(arguments: DragInput.allCases) func everyInputMovesASquare(input: DragInput) {
    bring(1, to: 100, 200, by: input)
    expect(1, at: 100, 200)
    #expect(game.changes.changes(since: 0) == [.moved([1])])
    #expect(game.isUnderWay && game.canUndo)
  }

  @Test func aSquareStopsAtTheEdge() {
    bring(1, to: -500, 9000)
    expect(1, at: 50, 510)
  }

  @Test func aDropAtTheSamePositionChangesNothing() {
    let dealt = game.state
    #expect(game.pickUp(1, by: .pointer))
    #expect(game.drop(1) == .returns(.missed))
    #expect(bring(1, to: 195, 140) == .returns(.cancelled))
    #expect(game.state == dealt && !game.isUnderWay && !game.canUndo)
  }

  @Test func aSelectionStopsWhenOneSquareReachesTheEdge() {
    for square in [1, 2] { game.toggleSelection(square) }
    bring(2, to: 295, 200)
    expect(1, at: 295, 60)
    expect(2, at: 295, 200)
    bring(2, to: 295, 0)
    expect(1, at: 295, 50)
    expect(2, at: 295, 190)
    expect(3, at: 195, 420)
    #expect(game.changes.changes(since: 1) == [.moved([1, 2])])
  }

  @Test func anUnselectedSquareMovesAlone() {
    game.toggleSelection(1)
    bring(3, to: 100, 400)
    expect(1, at: 195, 140)
    expect(3, at: 100, 400)
  }

  @Test func twoFingersMoveTwoSquares() {
    #expect(game.pickUp(1, by: .finger) && game.pickUp(3, by: .finger))
    game.move(1, to: nil, over: game.position(of: 1, centeredAt: Point(x: 100, y: 100)))
    game.move(3, to: nil, over: game.position(of: 3, centeredAt: Point(x: 300, y: 500)))
    game.drop(1)
    game.drop(3)
    expect(1, at: 100, 100)
    expect(3, at: 300, 500)
    game.undo()
    expect(1, at: 100, 100)
    expect(3, at: 195, 420)
  }

  @Test func aSquareOfADraggedGroupCannotBePickedUp() {
    game.selectAll()
    #expect(game.pickUp(1, by: .finger))
    #expect(!game.pickUp(2, by: .finger))
    game.cancel(1)
    #expect(game.pickUp(2, by: .finger))
  }

  @Test(arguments: DragInput.allCases, DragInput.allCases)
  func anotherItemCanBePickedUpWhileOneIsDragged(first: DragInput, second: DragInput) {
    game.pickUp(1, by: first)
    #expect(game.pickUp(2, by: second))
    #expect(game.session.activeDrags.map(\.item) == (first.isHeld ? [1, 2] : [2]))
  }

  @Test func aHeldDragCancelsAStickyOne() {
    game.selectAll()
    #expect(game.pickUp(1, by: .click))
    #expect(game.pickUp(2, by: .pointer))
    #expect(game.session.activeDrags.map(\.item) == [2])
  }

  @Test func holdingAStickySquareMovesTheSelectionToo() {
    game.pickUp(1, by: .click)
    game.selectAll()
    game.pickUp(1, by: .pointer)
    let positions = game.session.activeDrags.map { Set(game.positions(following: $0).keys) }
    #expect(positions == [[1, 2, 3]])
    game.handOff(1, to: .click)
    #expect(game.stickySquare == 1)
  }

  @Test func aSquareIsStickyUntilItIsPutBack() {
    game.pickUp(1, by: .pointer)
    game.handOff(1, to: .click)
    #expect(game.stickySquare == 1)
    game.pickUp(2, by: .click)
    game.pickUp(2, by: .pointer)
    #expect(game.stickySquare == 2)
    game.cancel(2)
    #expect(game.stickySquare == nil)
  }

  @Test func aThrownSquareLandsAtTheEndOfItsPath() {
    game.pickUp(2, by: .pointer)
    game.move(2, to: nil, over: game.position(of: 2, centeredAt: Point(x: 150, y: 280)))
    game.throwHeld(2, velocity: Point(x: 500, y: 0))
    #expect(game.drop(2) != nil)
    expect(2, at: 250, 280)
    game.pickUp(2, by: .pointer)
    game.move(2, to: nil, over: game.position(of: 2, centeredAt: Point(x: 250, y: 280)))
    game.throwHeld(2, velocity: Point(x: 1000, y: 0))
    game.drop(2)
    expect(2, at: 340 - 55, 280)
    guard case .thrown(let numbers, _)? = game.changes.changes(since: 1).last else { Issue.record(); return }
    #expect(numbers == [2])
    game.undo()
    expect(2, at: 250, 280)
  }

  /// Shows squares at a distance to the left of their landing positions.
  func show(_ numbers: Set<Int>, onTheWay distance: Double) {
    game.animatedPosition = { [unowned game] number in
      guard numbers.contains(number), let square = game.state.square(number) else { return nil }
      let rest = game.geometry.center(of: square.position)
      return game.geometry.position(of: Point(x: rest.x - distance, y: rest.y))
    }
  }

  @Test func aHeldDragCatchesMovingSquaresAtTheirCurrentPositions() throws {
    game.toggleSelection(1)
    game.toggleSelection(2)
    show([1], onTheWay: 80)
    game.pickUp(1, by: .pointer)
    let caught = try #require(game.session.activeDrag(of: 1).map(game.positions(following:)))
    #expect(caught[1].map(game.geometry.center).map { abs($0.x - 115) < 0.02 && abs($0.y - 140) < 0.02 } == true)
    #expect(caught[2] == game.state.square(2)?.position, "a square at rest is picked up at its position")
    game.move(1, to: nil, over: caught[1])
    #expect(game.drop(1) == caught[1].map { .stays($0) }, "it is dropped where it was caught")
    expect(1, at: 115, 140)
    expect(2, at: 195, 280)
    game.undo()
    expect(1, at: 195, 140)
  }

  @Test func cancelingTheDragOfACaughtSquareReturnsItToItsLandingPosition() {
    show([1], onTheWay: 80)
    game.pickUp(1, by: .finger)
    game.move(1, to: nil, over: game.position(of: 1, centeredAt: Point(x: 195, y: 140)))
    #expect(game.drop(1) == .returns(.cancelled))
    #expect(!game.canUndo)
  }

  @Test func keysMoveAnAnimatedSquareFromItsLandingPosition() {
    show([1], onTheWay: 80)
    game.nudge(1, .right, .plain, by: .keyboard)
    expect(1, at: 205, 140)
  }

  @Test func aResizeKeepsACaughtSquareInProportion() throws {
    show([1], onTheWay: 80)
    game.pickUp(1, by: .pointer)
    let before = try #require(game.session.activeDrag(of: 1).map(game.positions(following:)))
    game.boardGeometry = MoveMeGeometry(width: 780, height: 1120, side: 200)
    #expect(game.session.activeDrag(of: 1).map(game.positions(following:)) == before)
  }

  @Test func snappedSquaresLieOnGridPoints() {
    game.preferences.snapsToGrid = true
    bring(1, to: 118, 196)
    expect(1, at: 95, 180)
    game.nudge(1, .right, .fine, by: .keyboard)
    expect(1, at: 145, 180)
    game.pickUp(1, by: .pointer)
    game.move(1, to: nil, over: game.position(of: 1, centeredAt: Point(x: 150, y: 180)))
    game.throwHeld(1, velocity: Point(x: 400, y: 30))
    game.drop(1)
    expect(1, at: 245, 180)
  }

  @Test func arrowKeysMoveASquare() {
    game.nudge(2, .left, .plain, by: .keyboard)
    game.nudge(2, .up, .fine, by: .keyboard)
    expect(2, at: 185, 279)
    game.nudge(2, .right, .far, by: .accessibility)
    expect(2, at: 285, 279)
    game.nudge(2, .right, .far, by: .keyboard)
    expect(2, at: 340, 279)
    let serial = game.changes.serial
    game.nudge(2, .right, .far, by: .keyboard)
    #expect(game.changes.changes(since: serial) == [.stoppedByEdge(2)])
    for _ in 0..<4 { game.undo() }
    expect(2, at: 195, 280)
  }

  @Test func aResizeKeepsTheProportions() {
    bring(1, to: 100, 140)
    game.boardGeometry = MoveMeGeometry(width: 780, height: 560, side: 100)
    expect(1, at: 200, 140)
    expect(2, at: 390, 280)
    game.boardGeometry = .phone
    expect(1, at: 100, 140)
  }

  @Test func aSelectionIsRecoloredRemovedAndArrangedTogether() {
    game.select(in: Rect(x: 0, y: 0, width: 390, height: 300))
    #expect(game.selection == [1, 2])
    game.recolor(1, .pressed)
    #expect(game.state.squares.filter { $0.color == .pressed }.map(\.number) == [1, 2])
    game.arrange(.line)
    expect(1, at: 195, 560 / 3)
    game.remove(2)
    #expect(game.state.numbers == [3] && game.selection == [])
    game.undo()
    #expect(game.state.numbers == [1, 2, 3])
    #expect(
      game.changes.changes(since: 0) == [
        .recolored([1, 2], .pressed), .arranged(.line), .removed([1, 2]), .undone, .replaced([1, 2]),
      ])
  }

  @Test func aRubberBandExtendsTheSelection() {
    game.select(in: Rect(x: 150, y: 430, width: 150, height: 70), keeping: [1])
    #expect(game.selection == [1, 3])
    game.clearSelection()
    #expect(game.selection == [] && !game.clearSelection())
  }

  @Test func moveMeHasNoClockAndNoResult() {
    bring(1, to: 100, 100)
    world.clock.advance(by: .seconds(10))
    #expect(!game.isClockRunning && !game.canPause && game.elapsed == .zero && !game.isOver)
    game.pause()
    #expect(!game.isPaused && game.shortStatus == "3 squares")
    #expect(!game.kind.hasEnd && GameKind.allCases.filter { !$0.hasEnd } == [.moveMe])
  }

  @Test func theLayoutIsSaved() {
    bring(1, to: 100, 100)
    game.recolor(1, SquareColor(1, 2, 3))
    let kept = game.state
    let again = MoveMeGame(environment: world.start())
    #expect(again.state == kept)
    again.undo()
    again.undo()
    #expect(again.state == MoveMeState(level: .three, seed: 1))
    again.restart()
    #expect(again.state == MoveMeState(level: .three, seed: 1) && again.canRestoreReplaced)
  }

  @Test func aReplacedBoardCanBeRestored() {
    bring(1, to: 100, 100)
    let kept = game.state
    game.toggleSelection(2)
    game.chooseLevel("50")
    #expect(game.state.squares.count == 50 && game.selection == [])
    game.restoreReplaced()
    #expect(game.state == kept)
  }

  @Test func theTopmostSquareAtAPointIsFound() {
    bring(3, to: 195, 200)
    #expect(game.square(at: Point(x: 195, y: 180))?.number == 3)
    #expect(game.square(at: Point(x: 195, y: 100))?.number == 1)
    #expect(game.square(at: Point(x: 10, y: 10)) == nil)
  }
}
