import Boards
import Games
import Widgets

extension MoveMeView {
  /// The square that a color or Remove changes: one picked up by a click, or the last used; `nil` for the selection.
  var subject: Int? {
    coordinator.stickyDrag?.item ?? (game.selection.isEmpty ? lastUsed : nil)
  }

  func changeSubject(_ change: (MoveMeGame, Int?) -> Void) {
    if hasSubject() { change(game, subject) }
  }

  /// Returns whether there is a square to change, and otherwise tells the player how to select one.
  func hasSubject() -> Bool {
    guard game.subjects(of: subject).isEmpty else { return true }
    tell(tr("Select a square first: click it, or press Space on it."))
    return false
  }

  func colorDragged(_ event: ExternalDropTarget.Event) -> Bool {
    switch event {
    case .over(let point): return showColorTarget(game.square(at: point)?.number)
    case .left: return showColorTarget(nil)
    case .dropped(.color(let color), let point):
      _ = showColorTarget(nil)
      guard let square = game.square(at: point) else { return false }
      game.recolor(square.number, SquareColor(color))
      return true
    case .dropped, .missing: return showColorTarget(nil)
    }
  }

  private func showColorTarget(_ number: Int?) -> Bool {
    for piece in game.state.numbers.compactMap(piece) { piece.isColorTarget = piece.number == number }
    return number != nil
  }
}
