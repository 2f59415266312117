import Geometry
import Testing

@testable import Games

/// Points with NaN and infinity, which GTK can report where a transform has no inverse.
@Suite @MainActor struct MoveMeExtremesTests {
  let world: TestWorld
  let game: MoveMeGame

  init() throws {
    world = try TestWorld()
    game = MoveMeGame(environment: world.start())
  }

  nonisolated private static let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300]
  nonisolated private static let points = numbers.flatMap { [Point(x: $0, y: 100), Point(x: 100, y: $0)] }

  @Test(arguments: points) func aSquareStaysOnTheBoard(point: Point) throws {
    #expect(game.pickUp(1, by: .pointer))
    let position = try #require(game.position(of: 1, centeredAt: point))
    game.move(1, to: point, over: position)
    game.throwHeld(1, velocity: point)
    game.drop(1)
    #expect(game.state.isValid)
    #expect((0...SquarePosition.steps).contains(position.x) && (0...SquarePosition.steps).contains(position.y))
  }

  @Test(arguments: points) func aRubberBandSelectsOnlyExistingSquares(point: Point) {
    game.select(in: Rect(from: point, to: Point(x: 50, y: 50)))
    game.select(in: Rect(from: .zero, to: point), keeping: [1])
    #expect(game.selection.isSubset(of: game.state.numbers))
    #expect(game.square(at: Point(x: .nan, y: .nan)) == nil)
  }

  @Test func aBoardOfAnInvalidSizeStaysValid() {
    for number in Self.numbers {
      game.boardGeometry = MoveMeGeometry(width: number, height: number, side: number)
      for arrangement in MoveMeArrangement.allCases { game.arrange(arrangement) }
      game.addSquare()
      #expect(game.state.isValid)
    }
  }

  @Test func extremeColorsAreClamped() {
    #expect(SquareColor(Color(red: .nan, green: .infinity, blue: -.infinity)) == SquareColor(0, 255, 0))
    #expect(SquareColor(Color(red: 0.5, green: 2, blue: -1)) == SquareColor(128, 255, 0))
  }
}
