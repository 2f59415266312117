import Boards
import Geometry
import Observation
import Widgets

/// The life of a board in a game: it is shown, observed and used, and released during its motions.
enum BoardLife {
  @Observable
  final class Hand {
    var point = Point(x: 100, y: 100)
  }

  /// Uses and releases one board, and returns watches for its widgets.
  static func pass(in root: Box, of stage: Stage) throws -> [Watch] {
    let scene = BoardScene()
    let hand = Hand()
    let shaker = ShakeAnimation(around: scene.board)
    let parts: [Any] = [
      ExternalDropTarget(on: scene.board, kinds: TransferContent.Kind.all) { _ in true }, Style {},
      Scheduled.after(60) {}, Scheduled.every(seconds: 60) {},
      observe { [weak scene] in scene?.pieces[0].hold(at: hand.point, grab: Point(x: 5, y: 5)) },
    ]
    for item in scene.board.items {
      item.onClick.observe { [weak scene] _ in scene?.board.setNeedsLayout() }
      item.onAction.observe { [weak item] _ in item?.queueDraw() }
    }
    scene.board.onKey.add { [weak scene] _ in scene?.board.focusedItem != nil }
    scene.board.focusGroups = { [weak scene] in [FocusGroup(scene?.pieces ?? [])] }
    root.append(shaker)
    try stage.frames()
    withExtendedLifetime(parts) {
      hand.point = Point(x: 150, y: 120)
      scene.pieces[1].hold(at: Point(x: 50, y: 50), grab: .zero)
      scene.pieces[1].animateToFrame()
      scene.pieces[2].hover { [weak scene] in scene?.places[1].hoverPoint ?? .zero }
      scene.pieces[3].grabFocus()
      shaker.shake()
    }
    try stage.frames()
    hand.point = Point(x: 160, y: 130)
    root.remove(shaker)
    return [shaker, scene.board].map { Watch($0.pointer) } + scene.board.items.map { Watch($0.pointer) }
  }
}
