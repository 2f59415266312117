import Games
import Geometry
import Widgets

struct SquarePainting: @MainActor Painting {
  enum Kind: Hashable {
    case plain
    case selected
    /// A click has picked the square up, and the next click drops it.
    case pickedUp
    case pressed
    case colorTarget
  }

  var color: SquareColor
  var kind: Kind
  var side: Double
  var appearance: Style.Appearance

  var scale: Double { side / MoveMeLayout.side }
  /// A pressed square turns red while it has the color with which all squares begin; others keep theirs.
  private var fill: Color { (kind == .pressed && color == .blue ? SquareColor.pressed : color).rgb }

  var ink: Color { fill.sign }

  var margin: Double { kind == .pressed ? 22 * scale : 0 }

  var size: Size { Size(width: side + 2 * margin, height: side + 2 * margin) }

  func draw(_ snapshot: Snapshot) {
    let rect = Rect(x: margin, y: margin, width: side, height: side)
    let radius = MoveMeLayout.radius * scale
    if kind == .pressed {
      snapshot.shadow(of: rect.inset(by: 2 * scale), radius: radius, .cast(isLifted: true, scale: scale))
    }
    snapshot.paint(in: rect) { painter in
      painter.addSmoothSquare(rect.inset(by: 0.5), radius: radius)
      // A darker edge separates overlapping squares of one color.
      painter.fill(fill, keepingPath: true)
      painter.stroke(fill.mixed(with: .black, by: 0.3), width: 1)
      if appearance.isHighContrast || kind == .pressed { drawEdge(painter, rect, radius) }
      drawRing(painter, rect, radius)
      guard let shape = color.shape else { return }
      painter.add(shape, in: Rect(center: rect.point(0.5, 0.78), side: 18 * scale))
      painter.fill(ink)
    }
  }

  private func drawEdge(_ painter: Painter, _ rect: Rect, _ radius: Double) {
    let width = max(3, 4 * scale)
    painter.addSmoothSquare(rect.inset(by: width / 2), radius: radius - width / 2)
    painter.stroke(appearance.isDark ? .white : Color.black.opacity(appearance.isHighContrast ? 1 : 0.55), width: width)
  }

  /// Draws a ring inside the square, because an outline around it indicates the keyboard focus.
  private func drawRing(_ painter: Painter, _ rect: Rect, _ radius: Double) {
    let (inset, width) = (10 * scale, max(3, 4 * scale))
    let dashes: [Double]
    switch kind {
    case .plain, .pressed: return
    case .selected, .colorTarget: dashes = []
    case .pickedUp: dashes = [10 * scale, 9 * scale]
    }
    painter.addSmoothSquare(rect.inset(by: inset), radius: max(2, radius - inset))
    painter.stroke(ink, width: kind == .colorTarget ? width * 2 : width, dashes: dashes)
  }
}
