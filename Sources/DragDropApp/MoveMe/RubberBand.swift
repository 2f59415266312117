import Games
import Geometry
import Widgets

final class RubberBand: CustomWidget {
  private let game: MoveMeGame
  private var rect: Rect? { didSet { if rect != oldValue { queueDraw() } } }
  /// The selection that the current band extends.
  private var selectionBefore: Set<Int> = []

  init(_ game: MoveMeGame) {
    self.game = game
    super.init(WidgetKind(styleName: "band", role: .decoration))
    isTarget = false
  }

  func follow(_ event: DragEvent) {
    let (start, end) = (event.grab, event.point)
    switch event.phase {
    case .began: selectionBefore = event.hasModifiers ? game.selection : []
    case .changed where event.hasMoved:
      rect = Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
      game.select(from: start, to: end, keeping: selectionBefore)
    case .changed: break
    case .ended, .cancelled:
      if rect != nil { game.rubberBandEnded() }
      rect = nil
    }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let rect else { return }
    let accent = themeColor("accent_color") ?? .black
    snapshot.fill(rect, radius: 4, accent.opacity(0.15))
    snapshot.stroke(rect, radius: 4, width: 2, accent)
  }
}
