import Games
import Geometry
import Widgets

final class ColorMatchThumbnail: Thumbnail<ColorMatchGame> {
  /// Also observes the words, whose language the player can change.
  override func follow() { _ = game.text }

  override func paint(_ snapshot: Snapshot) {
    let state = game.state
    // The squares are on the left and the word on the right, because the thumbnail is wider than the board.
    let count = state.colors.count
    let columns = count <= 3 ? 1 : (count + 2) / 3
    let unit = size.height / 150
    let (side, gap) = (36 * unit, 8 * unit)
    let target = 86 * unit
    let width = Double(columns) * (side + gap) - gap + 28 * unit + target
    let left = (size.width - width) / 2
    let top = (size.height - 3 * side - 2 * gap) / 2
    for (index, color) in state.colors.enumerated() {
      let origin = Point(
        x: left + Double(index / 3) * (side + gap), y: top + Double(index % 3) * (side + gap))
      drawSquare(snapshot, color, isPlaced: state.isPlaced(color), at: origin, side: side)
    }
    let rect = Rect(x: left + width - target, y: (size.height - target) / 2, width: target, height: target)
    drawTarget(snapshot, state, rect)
  }

  private func drawSquare(
    _ snapshot: Snapshot, _ color: MatchColor, isPlaced: Bool, at origin: Point, side: Double
  ) {
    let scale = side / 100
    let rect = Rect(x: 0, y: 0, width: side, height: side)
    let radius = ColorMatchLayout.squareRadius * scale
    snapshot.translated(by: origin) { snapshot in
      if isPlaced {
        let ink = appearance.isDark ? Color.white : .black
        snapshot.stroke(rect, radius: radius, width: 1, ink.opacity(0.25))
      } else {
        snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: 0.5))
        ColorSquarePainting(color: color, side: side, scale: scale, appearance: appearance).draw(snapshot)
      }
    }
  }

  private func drawTarget(_ snapshot: Snapshot, _ state: ColorMatchState, _ rect: Rect) {
    let grey = appearance.isDark ? 0.75 : 0.86
    let ground = state.isOver ? state.lastMatched?.rgb : nil
    let radius = ColorMatchLayout.targetRadius * rect.size.width / 160
    snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: 0.5))
    snapshot.fill(rect, radius: radius, ground ?? Color(red: grey, green: grey, blue: grey + 0.01))
    guard let word = state.word else { return }
    let text = TextLayout.fitting(
      game.text.word(word), width: rect.size.width - 12, pixelSize: rect.size.width * 0.24, bold: true, for: self)
    snapshot.draw(text, about: rect.center, .black)
  }
}
