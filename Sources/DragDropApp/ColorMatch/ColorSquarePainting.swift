import Games
import Geometry
import Widgets

struct ColorSquarePainting: @MainActor Painting {
  let color: MatchColor
  let side: Double
  let scale: Double
  let appearance: Style.Appearance
  /// The shadow, which is part of the painting because blurring it for each square in each frame is slow.
  var shadow: Shadow?

  var margin: Double { shadow?.reach ?? 0 }

  var size: Size { Size(width: side + 2 * margin, height: side + 2 * margin) }

  func draw(_ snapshot: Snapshot) {
    let rect = Rect(x: margin, y: margin, width: side, height: side)
    let radius = ColorMatchLayout.squareRadius * scale
    let fill = color.rgb
    if let shadow { snapshot.shadow(of: rect, radius: radius, shadow) }
    snapshot.fill(rect, radius: radius, fill)
    if appearance.isHighContrast {
      let line = appearance.isDark ? Color.white : .black
      snapshot.stroke(rect, radius: radius, width: max(2, 2 * scale), line)
    }
    snapshot.paint(in: rect) { painter in
      painter.add(color.shape, in: Rect(center: rect.center, side: side * 0.46))
      painter.fill(sign, keepingPath: appearance.isHighContrast)
      if appearance.isHighContrast { painter.stroke(.black, width: 2 * scale) }
    }
  }

  private var sign: Color { appearance.isHighContrast ? .white : color.rgb.sign }
}
