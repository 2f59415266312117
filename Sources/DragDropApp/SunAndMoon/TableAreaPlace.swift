import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class TableAreaPlace: Place {
  struct Content: Hashable {
    var hasSun = false
    var hasMoon = false

    func has(_ symbol: SkySymbol) -> Bool { symbol == .sun ? hasSun : hasMoon }
  }

  let area: TableArea
  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      growth.set(1)
      queueDraw()
    }
  }
  private let style: BoardStyle
  private let textures: Textures<AreaPainting>
  private let growth = AnimatedNumber(1)
  private var grown = SkySymbol.sun

  init(_ area: TableArea, _ style: BoardStyle, _ textures: Textures<AreaPainting>) {
    (self.area, self.style, self.textures) = (area, style, textures)
    super.init(WidgetKind(styleName: "sky-area", role: .button, actions: [BoardStrings.click]))
  }

  private var scale: Double { style.scale }

  /// A point away from the center, where a card that the keyboard moves here leaves the area's name legible.
  override var hoverPoint: Point {
    frame.center + Point(x: frame.size.width * 0.5 - 30 * scale, y: -frame.size.height * 0.5 + 40 * scale)
  }

  func center(of symbol: SkySymbol) -> Point { frame.origin + painting(with: name).center(of: symbol) }

  func grow(_ symbol: SkySymbol) {
    grown = symbol
    growth.set(0.4)
    growth.swing(to: 1, on: self, damping: 0.5)
  }

  private var nameWidth: Double { frame.size.width * 0.34 }

  /// The area's name, between the symbols or, if it would have to shrink there, in a line of its own.
  private var name: TextLayout {
    let pixelSize = (area == .there ? 30 : 19) * scale
    let inside = TextLayout(area.title, pixelSize: pixelSize * textScale, bold: true, for: self)
    if inside.size.width <= nameWidth, pixelSize >= TextLayout.smallestLabel { return inside }
    let line = Size(width: frame.size.width * 0.94, height: frame.size.height * 0.4)
    return .label(area.title, in: line, pixelSize: pixelSize, bold: true, for: self)
  }

  private func painting(with name: TextLayout) -> AreaPainting {
    AreaPainting(
      area: area, content: content, appearance: style.appearance, size: frame.size, scale: scale,
      radius: SunAndMoonLayout.radius * scale, nameHeight: name.size.height,
      isNameBelow: name.size.width > nameWidth, growing: growth.value != 1 && content.has(grown) ? grown : nil)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let name = name
    let painting = painting(with: name)
    snapshot.draw(textures.texture(of: painting, scale: scaleFactor), in: rect)
    if let growing = painting.growing { painting.draw(growing, grownTo: growth.value, snapshot) }
    snapshot.draw(name, at: Point(x: rect.center.x - name.size.width / 2, y: painting.nameTop), .white)
  }

  override var markStyle: MarkStyle {
    var style = MarkStyle(radius: SunAndMoonLayout.radius * scale, width: max(4, 6 * scale))
    style.acceptedColor = VerdictGlow.green
    return style
  }
}
