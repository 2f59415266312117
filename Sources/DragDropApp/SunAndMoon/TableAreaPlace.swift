import Boards
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

  /// A card that the keyboard moves here leaves the area's name legible.
  override var hoverPoint: Point {
    frame.center + Point(x: frame.size.width * 0.5 - 30 * scale, y: -frame.size.height * 0.5 + 40 * scale)
  }

  /// Returns the center of the symbol of a card that is played here, in the board's coordinates.
  func center(of symbol: SkySymbol) -> Point { AreaPainting.center(of: symbol, in: frame) }

  func grow(_ symbol: SkySymbol) {
    grown = symbol
    growth.set(0.4)
    growth.swing(to: 1, on: self, damping: 0.5)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let name = TextLayout.fitting(
      area.title, width: rect.size.width * 0.34, pixelSize: (area == .there ? 30 : 19) * scale * textScale, bold: true,
      for: self)
    let isGrowing = growth.value != 1 && content.has(grown)
    let painting = AreaPainting(
      area: area, content: content, appearance: style.appearance, size: rect.size, scale: scale,
      radius: SunAndMoonLayout.radius * scale, nameHeight: name.size.height,
      growing: isGrowing ? grown : nil)
    snapshot.draw(textures.texture(of: painting, scale: scaleFactor), in: rect)
    if isGrowing { painting.draw(grown, grownTo: growth.value, snapshot) }
    snapshot.draw(name, at: Point(x: rect.center.x - name.size.width / 2, y: painting.nameTop), .white)
  }

  override var markStyle: MarkStyle {
    var style = MarkStyle(radius: SunAndMoonLayout.radius * scale, width: max(4, 6 * scale))
    style.acceptedColor = VerdictGlow.green
    return style
  }
}
