import Games
import Widgets

/// Buttons that move and throw squares, for players who use neither drags nor keys.
enum MovePad {
  static func make() -> Widget {
    let directions: [(NudgeDirection, moveIcon: String, throwIcon: String)] = [
      (.left, "go-previous-symbolic", "go-first-symbolic"), (.up, "go-up-symbolic", "go-top-symbolic"),
      (.down, "go-down-symbolic", "go-bottom-symbolic"), (.right, "go-next-symbolic", "go-last-symbolic"),
    ]
    let moves = directions.map { direction, icon, _ in
      Button(icon: icon, label: SquarePiece.Actions.move(direction), action: "game.move::\(direction.rawValue)")
    }
    let throwing = directions.map { direction, _, icon in
      Button(icon: icon, label: SquarePiece.Actions.throwing(direction), action: "game.throw::\(direction.rawValue)")
    }
    for button in moves + throwing {
      button.addStyle("flat")
      // All buttons fit into a phone-sized window.
      button.request(width: 40, height: 44)
      // The directions are the same in every language.
      button.layOutLeftToRight()
    }
    throwing[0].setMargins(start: 12)
    let row = Box(.horizontal, moves + throwing)
    row.layOutLeftToRight()
    row.align(horizontally: .center)
    return row
  }
}
