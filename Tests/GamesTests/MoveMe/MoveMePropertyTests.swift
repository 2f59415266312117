import Geometry
import Testing

@testable import Games

/// Squares stay on the board, and undo is exact.
@Suite struct MoveMePropertyTests {
  static func geometry(_ generator: inout SeededGenerator) -> MoveMeGeometry {
    MoveMeGeometry(
      width: Double(generator.number(below: 2000)), height: Double(generator.number(below: 1500)),
      side: Double(20 + generator.number(below: 180)))
  }

  static func isInside(_ position: SquarePosition, _ geometry: MoveMeGeometry) -> Bool {
    let (center, half) = (geometry.center(of: position), geometry.side / 2)
    return center.x >= half && center.x <= geometry.width - half && center.y >= half
      && center.y <= geometry.height - half
  }

  static func point(_ generator: inout SeededGenerator) -> Point {
    Point(x: Double(generator.number(below: 6000) - 2000), y: Double(generator.number(below: 6000) - 2000))
  }

  @Test func aGroupKeepsItsShapeAndStaysInside() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (state, geometry) = (MoveMeState(level: .twelve, seed: seed), Self.geometry(&generator))
      let members = Set((1...12).filter { _ in generator.number(below: 2) == 0 } + [1])
      let group = try #require(SquareGroup(state.positions(of: members), ledBy: 1, geometry))
      let target = group.position(leadingTo: Self.point(&generator))
      let moved = group.positions(leadingTo: target)
      let way = group.lead.offset(to: target)
      let keepsShape = members.allSatisfy { moved[$0] == group.positions[$0].map { $0.moved(by: way) } }
      #expect(keepsShape && moved.count == members.count, "seed \(seed)")
      #expect(moved.values.allSatisfy { geometry.shown($0) == $0 }, "seed \(seed): all stay on the board")
    }
  }

  @Test func aThrowNeverLeavesItsRange() throws {
    for seed in 0..<5000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      func range() -> ClosedRange<Double> {
        -Double(generator.number(below: 800))...Double(generator.number(below: 800))
      }
      let limits = (x: range(), y: range())
      let velocity = Point(x: Self.point(&generator).x * 5, y: Self.point(&generator).y * 5)
      guard let way = SquareThrow(velocity: velocity, range: limits) else { continue }
      #expect(way.offset(at: 0) == Point(x: 0, y: 0))
      let offsets = (0...100).map { way.offset(at: Double($0) / 100) }
      #expect(offsets.allSatisfy { limits.x.contains($0.x) && limits.y.contains($0.y) }, "seed \(seed)")
    }
  }

  @Test func aThrowBouncesAtTheEdgeAndNeedsSpeed() throws {
    let limits = (x: -100.0...300.0, y: -10.0...10.0)
    #expect(SquareThrow(velocity: Point(x: 200, y: 200), range: limits) == nil)
    let far = try #require(SquareThrow(velocity: Point(x: 1000, y: 0), range: limits))
    #expect(far.offset(at: 1) == Point(x: 200, y: 0), "the distance of a fifth of a second")
    let bounced = try #require(SquareThrow(velocity: Point(x: 2000, y: 0), range: limits))
    #expect(bounced.offset(at: 0.75) == Point(x: 300, y: 0), "it reaches the edge")
    #expect(bounced.offset(at: 1) == Point(x: 250, y: 0), "and bounces back")
  }

  @Test func theSpeedOfAThrowIsLimited() throws {
    let limits = (x: -5000.0...5000.0, y: -5000.0...5000.0)
    #expect(SquareThrow(velocity: Point(x: 349, y: 0), range: limits) == nil)
    let distances: [(Point, Double)] = [
      (Point(x: 350, y: 0), 70), (Point(x: 0, y: -350), 70), (Point(x: 0, y: 9000), 1200),
    ]
    for (velocity, distance) in distances {
      let end = try #require(SquareThrow(velocity: velocity, range: limits)).offset(at: 1)
      #expect(abs(end.distance(to: .zero) - distance) < 0.01, "\(velocity)")
    }
  }

  @Test func aThrowGlidesToItsLandingPosition() {
    let limits = (x: -300.0...300.0, y: -300.0...300.0)
    let landing = SquareThrow(velocity: Point(x: 1000, y: 0), range: limits) { $0 + Point(x: 20, y: -10) }
    #expect(landing?.offset(at: 0.5) == Point(x: 110, y: -5))
    #expect(landing?.offset(at: 1) == Point(x: 220, y: -10))
  }

  /// Plays the whole model by random inputs, on a board that changes its size.
  @Test(arguments: 0..<40 as Range<UInt64>)
  @MainActor func squaresNeverLeaveTheBoardAndUndoIsExact(seed: UInt64) throws {
    let world = try TestWorld(seed: seed)
    let game = MoveMeGame(level: .twelve, environment: world.start())
    var generator = SeededGenerator(seed: seed)
    var states = [game.state]
    for _ in 0..<60 {
      let number = generator.element(of: game.state.numbers)
      switch generator.number(below: 12) {
      case 0: game.boardGeometry = Self.geometry(&generator)
      case 1: game.preferences.snapsToGrid.toggle()
      case 2: number.map(game.toggleSelection)
      case 3: game.addSquare()
      case 4: game.remove(number)
      case 5: game.recolor(number, generator.element(of: SquareColor.palette) ?? .blue)
      case 6: generator.element(of: MoveMeArrangement.allCases).map(game.arrange)
      case 7, 8:
        let direction = generator.element(of: NudgeDirection.allCases) ?? .left
        number.map { game.nudge($0, direction, .far, by: .keyboard) }
      default: number.map { drag(game, $0, &generator) }
      }
      if game.state != states.last { states.append(game.state) }
      #expect(!game.session.isDragging && game.state.isValid)
      #expect(game.state.squares.allSatisfy { Self.isInside($0.position, game.geometry) })
      #expect(game.selection.isSubset(of: game.state.numbers))
    }
    for state in states.dropLast().reversed() {
      game.undo()
      #expect(game.state == state)
    }
    #expect(!game.canUndo)
    for state in states.dropFirst() {
      game.redo()
      #expect(game.state == state)
    }
  }

  /// Drags a square, sometimes with a resize in between, and drops, throws or cancels it.
  @MainActor func drag(_ game: MoveMeGame, _ number: Int, _ generator: inout SeededGenerator) {
    game.pickUp(number, by: .pointer)
    for _ in 0..<3 {
      if generator.number(below: 8) == 0 { game.boardGeometry = Self.geometry(&generator) }
      let point = Self.point(&generator)
      game.move(number, to: point, over: game.position(of: number, centeredAt: point))
      let shown = game.session.activeDrags.flatMap { game.positions(following: $0).values }
      #expect(shown.allSatisfy { Self.isInside($0, game.geometry) })
    }
    if generator.number(below: 2) == 0 { game.throwHeld(number, velocity: Self.point(&generator)) }
    if generator.number(below: 5) == 0 { game.cancel(number) } else { game.drop(number) }
  }
}
