import Games
import Widgets

/// Buttons that move and throw squares, for players who use neither drags nor keys.
final class MovePad {
  let widget: Widget

  init() {
    let moves = [
      Button(icon: "go-previous-symbolic", label: SquarePiece.Actions.moveLeft, action: "game.move::left"),
      Button(icon: "go-up-symbolic", label: SquarePiece.Actions.moveUp, action: "game.move::up"),
      Button(icon: "go-down-symbolic", label: SquarePiece.Actions.moveDown, action: "game.move::down"),
      Button(icon: "go-next-symbolic", label: SquarePiece.Actions.moveRight, action: "game.move::right"),
    ]
    let throwing = [
      Button(icon: "go-first-symbolic", label: SquarePiece.Actions.throwLeft, action: "game.throw::left"),
      Button(icon: "go-top-symbolic", label: SquarePiece.Actions.throwUp, action: "game.throw::up"),
      Button(icon: "go-bottom-symbolic", label: SquarePiece.Actions.throwDown, action: "game.throw::down"),
      Button(icon: "go-last-symbolic", label: SquarePiece.Actions.throwRight, action: "game.throw::right"),
    ]
    for button in moves + throwing {
      button.addStyle("flat")
      // All of them fit into a phone-sized window.
      button.request(width: 40, height: 44)
      // Left is left in every language.
      button.layOutLeftToRight()
    }
    throwing[0].setMargins(start: 12)
    let row = Box(.horizontal, moves + throwing)
    row.layOutLeftToRight()
    row.align(horizontally: .center)
    widget = row
  }
}
