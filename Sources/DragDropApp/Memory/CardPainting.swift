import Games
import Geometry
import Widgets

/// The drawing of a card's two sides, without the shadow.
struct CardPainting {
  let scale: Double
  let appearance: Style.Appearance
  let widget: Widget

  var paper: Color { appearance.isDark ? Color(red: 0.21, green: 0.21, blue: 0.23) : .white }
  var ink: Color { appearance.isDark ? .white : Color(red: 0.12, green: 0.12, blue: 0.14) }

  func drawBack(_ snapshot: Snapshot, in rect: Rect) {
    let blue = Color(red: 0.11, green: 0.44, blue: 0.85)
    snapshot.fill(rect, radius: radius, blue)
    drawEdge(snapshot, rect, .white.opacity(appearance.isHighContrast ? 1 : 0.25))
    let sign = TextLayout.fitting("?", width: rect.size.width, pixelSize: 36 * scale, bold: true, for: widget)
    snapshot.draw(sign, about: rect.center, .white)
  }

  func drawFront(_ drawing: MemoryFace.Drawing, _ photos: CardPhotos, _ snapshot: Snapshot, in rect: Rect) {
    snapshot.fill(rect, radius: radius, paper)
    drawEdge(snapshot, rect, ink.opacity(appearance.isHighContrast ? 1 : 0.12))
    FacePainting(drawing: drawing, scale: scale, ink: ink, widget: widget, photos: photos).draw(snapshot, in: rect)
  }

  var radius: Double { CardGrid.cardRadius * scale }

  private func drawEdge(_ snapshot: Snapshot, _ rect: Rect, _ color: Color) {
    snapshot.stroke(rect, radius: radius, width: appearance.isHighContrast ? max(2, 2 * scale) : 1, color)
  }
}
