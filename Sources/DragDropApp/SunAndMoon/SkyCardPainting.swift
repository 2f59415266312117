import Games
import Geometry
import Widgets

/// The painting of a card, with all symbols on the right, because in a fan the next card covers the left.
struct SkyCardPainting: @MainActor Painting {
  let card: SkyCard?
  let scale: Double
  let appearance: Style.Appearance
  var isMirrored = false

  var size: Size { Rect(origin: .zero, size: Self.table * scale).wholePixels.size }
  private static let table = SunAndMoonLayout.cardSize
  private static let border = 3.0
  private static let spine = 26.0
  private static let column = 65.0

  func draw(_ snapshot: Snapshot) {
    snapshot.scaled(by: scale) { snapshot in
      let rect = Rect(origin: .zero, size: Self.table)
      let radius = SunAndMoonLayout.radius
      if let card { drawFace(snapshot, card, rect, radius) } else { drawBack(snapshot, rect, radius) }
      let line = appearance.isHighContrast ? .black : ink
      snapshot.stroke(rect, radius: radius, width: Self.border, line)
      if appearance.isHighContrast, appearance.isDark { snapshot.stroke(rect, radius: radius, width: 1.5, .white) }
    }
  }

  private var ink: Color {
    switch card?.symbol {
    case .sun: Color(red: 0.78, green: 0.47, blue: 0.03)
    case .moon: Color(red: 0.27, green: 0.3, blue: 0.56)
    case nil: Color(red: 0.3, green: 0.28, blue: 0.36)
    }
  }

  private func x(_ x: Double) -> Double { isMirrored ? Self.table.width - x : x }

  private func drawFace(_ snapshot: Snapshot, _ card: SkyCard, _ rect: Rect, _ radius: Double) {
    snapshot.fill(rect, radius: radius, .white)
    let spine = Rect(x: isMirrored ? rect.maxX - Self.spine : 0, y: 0, width: Self.spine, height: rect.maxY)
    snapshot.clipped(to: rect, radius: radius) { $0.fill(spine, ink.opacity(0.85)) }
    snapshot.paint(in: rect) { painter in
      drawSpine(painter, card.symbol)
      painter.paint(card.symbol, center: Point(x: x(Self.column), y: 40), size: 56)
      for area in card.areas.areas {
        let center = Point(x: x(Self.column), y: 88 + 30 * Double(area.rawValue))
        painter.arc(center: center, radius: 13.5, from: 0, to: 2 * .pi)
        painter.fill(appearance.isHighContrast ? .black : area.color)
        painter.paintSign(of: area, center: center, size: 17, .white, ground: area.color)
      }
    }
  }

  private func drawSpine(_ painter: Painter, _ symbol: SkySymbol) {
    for row in 0..<6 {
      let center = Point(x: x(Self.spine / 2 + 1), y: 22 + 25.2 * Double(row))
      painter.paint(symbol, center: center, size: 12, isFaint: true)
    }
  }

  private func drawBack(_ snapshot: Snapshot, _ rect: Rect, _ radius: Double) {
    snapshot.fill(rect, radius: radius, Color(red: 0.19, green: 0.18, blue: 0.3))
    snapshot.stroke(rect.inset(by: 8), radius: radius - 4, width: 1.5, Color.white.opacity(0.5))
    snapshot.paint(in: rect) { painter in
      for index in 0..<15 {
        let center = Point(x: 26 + 24 * Double(index % 3), y: 29 + 28 * Double(index / 3))
        painter.paint(index.isMultiple(of: 2) ? .sun : .moon, center: center, size: 17, isFaint: true)
      }
    }
  }
}
