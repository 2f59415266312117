import Games
import Geometry
import Widgets

struct ColorMatchPicture {
  private let state: ColorMatchState
  /// The word on the target; `nil` once all squares are placed.
  private let word: String?

  init(_ state: ColorMatchState, text: ColorMatchText) {
    self.state = state
    word = state.word.map(text.word)
  }

  func draw(_ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
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
      drawSquare(snapshot, color, at: origin, side: side, picture.appearance)
    }
    let rect = Rect(x: left + width - target, y: (size.height - target) / 2, width: target, height: target)
    drawTarget(snapshot, rect, on: picture)
  }

  private func drawSquare(
    _ snapshot: Snapshot, _ color: MatchColor, at origin: Point, side: Double, _ appearance: Style.Appearance
  ) {
    let scale = side / ColorMatchLayout.squareSide
    let rect = Rect(x: 0, y: 0, width: side, height: side)
    let radius = ColorMatchLayout.squareRadius * scale
    snapshot.translated(by: origin) { snapshot in
      if state.isPlaced(color) {
        let ink = appearance.isDark ? Color.white : .black
        snapshot.stroke(rect, radius: radius, width: 1, ink.opacity(0.25))
      } else {
        snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: 0.5))
        ColorSquarePainting(color: color, side: side, scale: scale, appearance: appearance).draw(snapshot)
      }
    }
  }

  private func drawTarget(_ snapshot: Snapshot, _ rect: Rect, on picture: TilePicture) {
    let grey = picture.appearance.isDark ? 0.75 : 0.86
    let ground = state.isOver ? state.lastMatched?.rgb : nil
    let radius = ColorMatchLayout.targetRadius * rect.size.width / ColorMatchLayout.targetSide
    snapshot.shadow(of: rect, radius: radius, .cast(isLifted: false, scale: 0.5))
    snapshot.fill(rect, radius: radius, ground ?? Color(red: grey, green: grey, blue: grey + 0.01))
    guard let word else { return }
    let text = TextLayout.fitting(
      word, width: rect.size.width - 14, pixelSize: rect.size.width * 0.24, bold: true, for: picture)
    if let ink = state.ink {
      // The plate on which the ink is legible, as on the board.
      let plate = Rect(center: rect.center, size: text.size).inset(by: -4 * rect.size.width / 86)
      snapshot.fill(plate, radius: 5, ink.rgb.legibleGround)
    }
    snapshot.draw(text, about: rect.center, state.ink?.rgb ?? .black)
  }
}
