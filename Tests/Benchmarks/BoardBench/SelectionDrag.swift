import Games
import Geometry
import Storage
import Widgets

/// Squares of Move Me that are dragged as a selection, by way of its view model.
final class SelectionDrag {
  private let game: MoveMeGame
  private let lead: Int
  private let start: Point
  private var isDragging = false

  /// The last `selected` of `count` squares, which are `cell` pixels wide, in rows on a board with sides of `side` pixels.
  init(count: Int, selected: Int, side: Double, cell: Double) {
    // Nothing is saved, because nothing is dropped.
    game = MoveMeGame(level: .fiveHundred, environment: GameEnvironment(storage: DataFolder(path: "/nowhere")))
    game.boardGeometry = MoveMeGeometry(width: side, height: side, side: cell)
    game.arrange(.grid)
    for number in (count - selected + 1)...count { game.toggleSelection(number) }
    lead = count
    start = game.state.square(lead).map { [game] in game.geometry.center(of: $0.position) } ?? Point(x: 0, y: 0)
    isDragging = game.pickUp(lead, by: .pointer, at: start, grabPoint: Point(x: 0, y: 0))
  }

  /// Moves the pointer up and to the left by `way`.
  func move(way: Double) {
    let point = Point(x: start.x - way, y: start.y - way)
    game.move(lead, to: point, over: game.position(of: lead, centeredAt: point))
  }

  /// Updates the pieces as Move Me's view updates its squares.
  func place(_ pieces: [TexturePiece]) {
    for drag in game.session.activeDrags {
      for (number, position) in game.positions(following: drag) {
        let (piece, center) = (pieces[number - 1], game.geometry.center(of: position))
        let middle = Point(x: piece.frame.size.width / 2, y: piece.frame.size.height / 2)
        piece.hold(at: Point(x: center.x, y: center.y), grab: middle)
      }
    }
  }
}
