import DragAndDrop
import Games
import Widgets

/// How an area looks, on the table and on the thumbnail.
struct AreaPainting {
  let area: TableArea
  let hasSun: Bool
  let hasMoon: Bool
  let appearance: Style.Appearance
  /// How much the symbol that has just come is grown, from 0 to 1.
  var growth: (symbol: SkySymbol, factor: Double)?

  /// The ground: a sun makes it brighter, a moon darker.
  private var ground: Color {
    let change = (hasSun ? 0.1 : 0) - (hasMoon ? 0.1 : 0)
    let color = area.color
    return Color(
      red: max(0, color.red + change), green: max(0, color.green + change), blue: max(0, color.blue + change))
  }

  /// Where a symbol lies in an area: the sun to the left, the moon to the right.
  static func center(of symbol: SkySymbol, in rect: Rect) -> Point {
    let way = Point(x: rect.size.width * (symbol == .sun ? -0.31 : 0.31), y: 0)
    return rect.center + way
  }

  /// Draws the area into `rect`, with its name if there is a widget to take the font from.
  func draw(_ snapshot: Snapshot, in rect: Rect, radius: Double, name: (text: String, size: Double, of: Widget)?) {
    snapshot.fill(rect, radius: radius, ground)
    if appearance.isHighContrast {
      snapshot.stroke(rect, radius: radius, width: 2, appearance.isDark ? .white : .black)
    }
    // All that is drawn keeps to the shape of the small areas.
    let unit = min(rect.size.width / 2, rect.size.height) * (area == .there ? 0.86 : 1)
    let sign = unit * (name == nil ? 0.5 : 0.38)
    let text = name.map {
      TextLayout.fitting($0.text, width: rect.size.width * 0.34, pixelSize: $0.size, bold: true, for: $0.of)
    }
    let block = sign + (text.map { $0.size.height + unit * 0.06 } ?? 0)
    let top = rect.center.y - block / 2
    snapshot.paint(in: rect) { painter in
      painter.paintSign(
        of: area, center: Point(x: rect.center.x, y: top + sign / 2), size: sign, .white, ground: ground)
      for symbol in SkySymbol.allCases { paint(symbol, painter, rect, unit * 0.52) }
    }
    guard let text else { return }
    let origin = Point(x: rect.center.x - text.size.width / 2, y: top + sign + unit * 0.06)
    snapshot.draw(text, at: origin, .white)
  }

  private func paint(_ symbol: SkySymbol, _ painter: Painter, _ rect: Rect, _ size: Double) {
    let center = Self.center(of: symbol, in: rect)
    guard symbol == .sun ? hasSun : hasMoon else {
      painter.arc(center: center, radius: size * 0.56, from: 0, to: 2 * .pi)
      painter.stroke(.white.opacity(0.6), width: max(1, size / 36), dashes: [size / 9, size / 9])
      return painter.paint(symbol, center: center, size: size * 0.62, isFaint: true)
    }
    let factor = growth?.symbol == symbol ? growth?.factor ?? 1 : 1
    painter.paint(symbol, center: center, size: size * max(0.05, factor))
  }
}
