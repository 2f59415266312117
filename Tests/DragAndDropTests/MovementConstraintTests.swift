import Geometry
import Testing

@testable import DragAndDrop

@Suite struct MovementConstraintTests {
  let board = Rect(x: 0, y: 0, width: 400, height: 300)

  /// The corner of an item of 40 × 30 that was at (100, 50) and is dragged with its corner to a point.
  func corner(_ constraint: MovementConstraint, _ x: Double, _ y: Double) -> Point {
    constraint.frame(for: movement(Point(x: x, y: y))).origin
  }

  func movement(_ corner: Point) -> MovementConstraint.Movement {
    let size = Size(width: 40, height: 30)
    return MovementConstraint.Movement(
      frame: Rect(origin: corner, size: size), start: Rect(origin: Point(x: 100, y: 50), size: size), board: board)
  }

  @Test func anAxisKeepsTheOtherCoordinate() {
    #expect(corner(.horizontal, 7, 9) == Point(x: 7, y: 50))
    #expect(corner(.vertical, 7, 9) == Point(x: 100, y: 9))
    #expect(corner(.free, 7, 9) == Point(x: 7, y: 9))
  }

  @Test func boundsKeepTheWholeItemInside() {
    #expect(corner(.onBoard, -20, 290) == Point(x: 0, y: 270))
    #expect(corner(.onBoard, 500, -1) == Point(x: 360, y: 0))
    #expect(corner(.within(Rect(x: 50, y: 60, width: 100, height: 100)), 0, 500) == Point(x: 50, y: 130))
    #expect(corner(.within(Rect(x: 50, y: 60, width: 10, height: 10)), 70, 70) == Point(x: 50, y: 60), "too large")
  }

  @Test func aGridSnapsToItsNearestPoint() {
    let grid = MovementConstraint.grid(Size(width: 50, height: 20), from: Point(x: 5, y: 5))
    #expect(corner(grid, 79, 16) == Point(x: 55, y: 25))
    #expect(corner(grid, 81, 14) == Point(x: 105, y: 5))
    #expect(corner(grid, -30, -30) == Point(x: -45, y: -35))
    #expect(corner(.grid(Size(width: 0, height: 20)), 33, 33) == Point(x: 33, y: 40), "one direction is free")
    #expect(corner(.grid(Size(width: 0.5, height: 1)), 7.3, 7.6) == Point(x: 7.5, y: 8), "a fine grid")
  }

  @Test func centeredOnPointerMovesTheCenterToThePointer() {
    let pointer = Point(x: 210, y: 140)
    var pressed = movement(Point(x: 205, y: 130))
    #expect(MovementConstraint.centeredOnPointer.frame(for: pressed).center == pressed.frame.center, "no pointer")
    pressed = MovementConstraint.Movement(frame: pressed.frame, start: pressed.start, board: board, pointer: pointer)
    #expect(MovementConstraint.centeredOnPointer.frame(for: pressed).center == pointer, "held by its edge")
    let column = MovementConstraint.centeredOnPointer.then(.vertical)
    #expect(column.frame(for: pressed).origin == Point(x: 100, y: 125), "in a chain")
    #expect(column.holdsCenter && MovementConstraint.vertical.then(.centeredOnPointer).holdsCenter)
    #expect(!MovementConstraint.vertical.then(.onBoard).holdsCenter)
  }

  @Test func chainedConstraintsAreAppliedInOrder() {
    let grid = MovementConstraint.grid(Size(width: 150, height: 150))
    #expect(corner(grid.then(.onBoard), 390, 10) == Point(x: 360, y: 0), "the board is applied last")
    #expect(corner(MovementConstraint.onBoard.then(grid), 390, 10) == Point(x: 300, y: 0), "the grid is applied last")
  }

  @Test func aCustomConstraintCanBeChained() {
    let mirrored = MovementConstraint { Point(x: $0.board.maxX - $0.frame.maxX, y: $0.frame.minY) }
    #expect(corner(mirrored.then(.horizontal), 10, 10) == Point(x: 350, y: 50))
  }

  /// A thousand random movements through random chains of three.
  @Test func aChainEqualsItsConstraintsInTurn() {
    let links: [MovementConstraint] = [
      .free, .horizontal, .vertical, .onBoard, .within(Rect(x: 20, y: 20, width: 200, height: 90)),
      .grid(Size(width: 30, height: 25), from: Point(x: 3, y: 4)),
    ]
    var generator = TestGenerator(seed: 14)
    for _ in 0..<1000 {
      let link = (0..<3).map { _ in links[Int.random(in: links.indices, using: &generator)] }
      let start = movement(
        Point(
          x: .random(in: -300...700, using: &generator), y: .random(in: -300...700, using: &generator)))
      var step = start
      for constraint in link { step.frame = constraint.frame(for: step) }
      let (left, right) = (link[0].then(link[1]).then(link[2]), link[0].then(link[1].then(link[2])))
      #expect(left.frame(for: start) == step.frame && right.frame(for: start) == step.frame)
      #expect(step.frame.size == start.frame.size, "no constraint changes the size")
      #expect(left.then(.free).frame(for: start) == left.frame(for: start), "free changes nothing")
      var again = start
      again.frame = left.then(.onBoard).frame(for: start)
      #expect(MovementConstraint.onBoard.frame(for: again) == again.frame, "an item on the board is not moved")
      #expect(again.frame.moved(into: board) == again.frame)
    }
  }
}

/// Random numbers that are the same in each run.
struct TestGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 31) &* 0x9e37_79b9_7f4a_7c15
  }
}
