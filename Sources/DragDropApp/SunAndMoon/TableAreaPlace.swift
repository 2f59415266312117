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

  func center(of symbol: SkySymbol) -> Point { frame.origin + painting(with: layOutName()).center(of: symbol) }

  func grow(_ symbol: SkySymbol) {
    grown = symbol
    growth.set(0.4)
    growth.swing(to: 1, on: self, damping: 0.5)
  }

  private var nameWidth: Double { frame.size.width * 0.34 }

  /// The area's name, which may be in a line of its own.
  private struct Name {
    let text: TextLayout
    let isBelow: Bool
  }

  /// Lays out the name between the symbols or, if it would have to shrink there, in a line of its own.
  ///
  /// The names of areas of one size are alike, in the size and the place that all of them need.
  private func layOutName() -> Name {
    let areas = TableArea.allCases.filter { SunAndMoonLayout.size(of: $0) == SunAndMoonLayout.size(of: area) }
    let pixelSize = (area == .there ? 30 : 19) * scale
    let line = Size(width: frame.size.width * 0.94, height: frame.size.height * 0.4)
    func layOut(size: Double) -> Name {
      let texts = areas.map { TextLayout.label($0.title, size: size, width: line.width, bold: true, for: self) }
      let text = texts[areas.firstIndex(of: area) ?? 0]
      return Name(text: text, isBelow: texts.contains { $0.size.width > nameWidth })
    }
    if pixelSize >= TextLayout.smallestLabel {
      let name = layOut(size: pixelSize * textScale)
      if !name.isBelow { return name }
    }
    return layOut(
      size: TextLayout.labelSize(of: areas.map(\.title), in: line, pixelSize: pixelSize, bold: true, for: self))
  }

  private func painting(with name: Name) -> AreaPainting {
    AreaPainting(
      area: area, content: content, appearance: style.appearance, size: frame.size, scale: scale,
      radius: SunAndMoonLayout.radius * scale, nameHeight: name.text.size.height, isNameBelow: name.isBelow,
      growing: growth.value != 1 && content.has(grown) ? grown : nil)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let name = layOutName()
    let painting = painting(with: name)
    snapshot.draw(textures.texture(of: painting, scale: scaleFactor), in: rect)
    if let growing = painting.growing { painting.draw(growing, grownTo: growth.value, snapshot) }
    snapshot.draw(name.text, at: Point(x: rect.center.x - name.text.size.width / 2, y: painting.nameTop), .white)
  }

  override var markStyle: MarkStyle {
    var style = MarkStyle(radius: SunAndMoonLayout.radius * scale, width: max(4, 6 * scale))
    style.acceptedColor = VerdictGlow.green
    return style
  }
}
