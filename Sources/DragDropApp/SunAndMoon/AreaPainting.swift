import Games
import Geometry
import Widgets

/// The painting of an area without its name, for the table and the thumbnail.
struct AreaPainting: @MainActor Painting {
  let area: TableArea
  let content: TableAreaPlace.Content
  let appearance: Style.Appearance
  let size: Size
  let scale: Double
  let radius: Double
  /// The height of the name below the sign; nil without a name.
  var nameHeight: Double?
  /// The symbol that has just been placed, which is drawn separately while it grows.
  var growing: SkySymbol?

  /// The background, which a sun makes brighter and a moon darker.
  private var ground: Color {
    let change = (content.hasSun ? 0.1 : 0) - (content.hasMoon ? 0.1 : 0)
    let color = area.color
    return Color(
      red: max(0, color.red + change), green: max(0, color.green + change), blue: max(0, color.blue + change))
  }

  private var rect: Rect { Rect(origin: .zero, size: size) }
  /// The unit of all lengths in the area, which fits the shape of the small areas.
  private var unit: Double { min(size.width / 2, size.height) * (area == .there ? 0.86 : 1) }
  private var sign: Double { unit * (nameHeight == nil ? 0.5 : 0.38) }
  private var symbol: Double { unit * 0.52 }
  private var top: Double { rect.center.y - (sign + (nameHeight.map { $0 + unit * 0.06 } ?? 0)) / 2 }

  var nameTop: Double { top + sign + unit * 0.06 }

  /// Returns the center of a symbol in an area: the sun is on the left, the moon on the right.
  static func center(of symbol: SkySymbol, in rect: Rect) -> Point {
    let way = Point(x: rect.size.width * (symbol == .sun ? -0.31 : 0.31), y: 0)
    return rect.center + way
  }

  func draw(_ snapshot: Snapshot) {
    snapshot.fill(rect, radius: radius, ground)
    if appearance.isHighContrast {
      snapshot.stroke(rect, radius: radius, width: 2, appearance.isDark ? .white : .black)
    }
    snapshot.paint(in: rect) { painter in
      let center = Point(x: rect.center.x, y: top + sign / 2)
      painter.paintSign(of: area, center: center, size: sign, .white, ground: ground)
      for symbol in SkySymbol.allCases where symbol != growing { paint(symbol, painter) }
    }
  }

  func draw(_ symbol: SkySymbol, grownTo factor: Double, _ snapshot: Snapshot) {
    let (center, side) = (Self.center(of: symbol, in: rect), self.symbol * max(0.05, factor))
    snapshot.paint(in: Rect(center: center, side: side).inset(by: -side / 22 - 1)) { painter in
      painter.paint(symbol, center: center, size: side)
    }
  }

  private func paint(_ symbol: SkySymbol, _ painter: Painter) {
    let (center, side) = (Self.center(of: symbol, in: rect), self.symbol)
    if content.has(symbol) { return painter.paint(symbol, center: center, size: side) }
    painter.arc(center: center, radius: side * 0.56, from: 0, to: 2 * .pi)
    painter.stroke(.white.opacity(0.6), width: max(1, side / 36), dashes: [side / 9, side / 9])
    painter.paint(symbol, center: center, size: side * 0.62, isFaint: true)
  }
}
