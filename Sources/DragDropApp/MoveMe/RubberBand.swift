import Boards
import Games
import Geometry
import Widgets

final class RubberBand {
  private let game: MoveMeGame
  private let board: Board
  private var selectionBefore: Set<Int> = []

  init(_ game: MoveMeGame, on board: Board) { (self.game, self.board) = (game, board) }

  func follow(_ event: DragEvent) {
    let (start, end) = (event.grab, event.point)
    switch event.phase {
    case .began: selectionBefore = event.hasModifiers ? game.selection : []
    case .changed where event.hasMoved:
      board.rubberBand = Rect(from: start, to: end)
      game.select(from: start, to: end, keeping: selectionBefore)
    case .changed: break
    case .ended, .cancelled:
      if board.rubberBand != nil { game.rubberBandEnded() }
      board.rubberBand = nil
    }
  }
}
