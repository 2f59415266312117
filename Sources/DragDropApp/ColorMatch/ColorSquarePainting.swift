import DragAndDrop
import Games
import Widgets

/// How a colored square looks, on the board, on the thumbnail and at the end.
struct ColorSquarePainting: @MainActor Painting {
  let color: MatchColor
  let side: Double
  let scale: Double
  let appearance: Style.Appearance

  var size: Size { Size(width: side, height: side) }

  /// Draws the square without its shadow, with its top left corner at the origin.
  func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: size)
    let radius = ColorMatchLayout.squareRadius * scale
    let fill = color.rgb
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
