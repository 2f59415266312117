import Games
import Geometry
import Widgets

struct AreaPainting: @MainActor Painting {
  let area: TableArea
  let content: TableAreaPlace.Content
  let appearance: Style.Appearance
  let size: Size
  let scale: Double
  let radius: Double
  /// The height of the name; zero without one.
  var nameHeight = 0.0
  /// Whether the name has a line of its own at the bottom, because it is too wide to be between the symbols.
  var isNameBelow = false
  /// The symbol that has just been placed, which is drawn separately while it grows.
  var growing: SkySymbol?

  private var ground: Color {
    let change = (content.hasSun ? 0.1 : 0) - (content.hasMoon ? 0.1 : 0)
    let color = area.color
    return Color(
      red: max(0, color.red + change), green: max(0, color.green + change), blue: max(0, color.blue + change))
  }

  private var rect: Rect { Rect(origin: .zero, size: size) }
  private var picture: Rect {
    isNameBelow ? Rect(x: 0, y: 0, width: size.width, height: size.height - nameHeight * 1.1) : rect
  }
  private var unit: Double { min(picture.size.width / 2, picture.size.height) * (area == .there ? 0.86 : 1) }
  private var hasNameInside: Bool { nameHeight > 0 && !isNameBelow }
  private var sign: Double { unit * (isNameBelow ? 0.7 : hasNameInside ? 0.38 : 0.5) }
  private var symbol: Double { unit * (isNameBelow ? 0.7 : 0.52) }
  private var top: Double { picture.center.y - (sign + (hasNameInside ? nameHeight + unit * 0.06 : 0)) / 2 }

  var nameTop: Double { isNameBelow ? picture.maxY : top + sign + unit * 0.06 }

  func center(of symbol: SkySymbol) -> Point {
    picture.center + Point(x: picture.size.width * (symbol == .sun ? -0.31 : 0.31), y: 0)
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
    let (center, side) = (center(of: symbol), self.symbol * max(0.05, factor))
    snapshot.paint(in: Rect(center: center, side: side).inset(by: -side / 22 - 1)) { painter in
      painter.paint(symbol, center: center, size: side)
    }
  }

  private func paint(_ symbol: SkySymbol, _ painter: Painter) {
    let (center, side) = (center(of: symbol), self.symbol)
    if content.has(symbol) { return painter.paint(symbol, center: center, size: side) }
    painter.arc(center: center, radius: side * 0.56, from: 0, to: 2 * .pi)
    painter.stroke(.white.opacity(0.6), width: max(1, side / 36), dashes: [side / 9, side / 9])
    painter.paint(symbol, center: center, size: side * 0.62, isFaint: true)
  }
}
