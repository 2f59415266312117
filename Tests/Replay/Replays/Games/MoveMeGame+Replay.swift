import BoardTesting
import DragAndDrop
import Geometry

@testable import Games

extension MoveMeGame: PlayedGame {
  static func make(_ environment: GameEnvironment) -> Self { Self(environment: environment) }

  func makeBoard() -> BoardTester<MoveMeGame> {
    let board = BoardTester(self, items: { $0.state.numbers }, places: { _ in [] })
    board.layOut = { board in
      let game = board.model
      for square in game.state.squares {
        board.setFrame(
          Rect(center: game.geometry.center(of: square.position), side: game.geometry.side), of: square.number)
      }
    }
    return board
  }

  func perform(_ generator: inout SeededGenerator) -> GameEvent {
    let number = generator.element(of: state.numbers)
    let point = Point(x: Double(generator.number(below: 500)) - 50, y: Double(generator.number(below: 700)) - 50)
    switch generator.number(below: 16) {
    case 0: return change(number, &generator)
    case 1: return select(number, point, &generator)
    case 2:
      boardGeometry = MoveMeGeometry(
        width: 360 + Double(generator.number(below: 800)), height: 400 + Double(generator.number(below: 500)),
        side: 100)
      return "resize the board"
    case 3...6:
      guard let number, let input = generator.element(of: [DragInput.pointer, .finger]) else { return "no square" }
      return "hold \(number): \(pickUp(number, by: input, at: point, grabPoint: Point(x: 50, y: 50)))"
    case 7, 8:
      guard let number, let direction = generator.element(of: NudgeDirection.allCases) else { return "no square" }
      nudge(number, direction, generator.number(below: 2) == 0 ? .plain : .far, by: .keyboard)
      return "nudge \(number) \(direction)"
    case 9:
      guard let number, let direction = generator.element(of: NudgeDirection.allCases) else { return "no square" }
      throwSquare(number, direction, by: .accessibility)
      return "throw \(number) \(direction)"
    default: return follow(point, &generator)
    }
  }

  private func follow(_ point: Point, _ generator: inout SeededGenerator) -> GameEvent {
    guard let held = generator.element(of: session.activeDrags.map(\.item)) else { return "nothing held" }
    switch generator.number(below: 5) {
    case 0:
      throwHeld(held, velocity: Point(x: point.x * 10, y: point.y * 10))
      drop(held)
      return "throw \(held)"
    case 1:
      drop(held)
      return "drop \(held)"
    default:
      move(held, to: point, over: position(of: held, centeredAt: point))
      return "move \(held) to \(point)"
    }
  }

  private func change(_ number: Int?, _ generator: inout SeededGenerator) -> GameEvent {
    switch generator.number(below: 4) {
    case 0:
      addSquare()
      return "add a square"
    case 1:
      remove(number)
      return "remove \(number ?? 0)"
    case 2:
      recolor(number, generator.element(of: SquareColor.palette) ?? .blue)
      return "color \(number ?? 0)"
    default:
      let arrangement = generator.element(of: MoveMeArrangement.allCases) ?? .grid
      arrange(arrangement)
      return "arrange as a \(arrangement)"
    }
  }

  private func select(_ number: Int?, _ point: Point, _ generator: inout SeededGenerator) -> GameEvent {
    switch generator.number(below: 4) {
    case 0: selectAll()
    case 1: clearSelection()
    case 2: select(in: Rect(from: point, to: Point(x: 200, y: 300)))
    default: number.map(toggleSelection)
    }
    return "select \(selection.sorted())"
  }

  var hasAllItems: Bool {
    let numbers = Set(state.numbers)
    return numbers.count == state.squares.count && selection.isSubset(of: numbers)
  }
}
