import Boards
import DragAndDrop
import Games
import Widgets

/// An area of the table, which takes a sun and a moon.
final class TableAreaPlace: Place {
  /// What the area shows.
  struct Content: Equatable {
    var hasSun = false
    var hasMoon = false
    /// Whether a hint points at the area.
    var isHinted = false

    func has(_ symbol: SkySymbol) -> Bool { symbol == .sun ? hasSun : hasMoon }
  }

  let area: TableArea
  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      growing = nil
      queueDraw()
    }
  }
  private let look: BoardLook
  private var growth: (symbol: SkySymbol, factor: Double)?
  private var growing: Motion?

  init(_ area: TableArea, _ look: BoardLook) {
    (self.area, self.look) = (area, look)
    super.init(WidgetKind(styleName: "sky-area", role: .button, actions: [BoardWords.click]))
  }

  private var scale: Double { look.scale }

  /// A card that keys bring here leaves the area's name to be read.
  override var hoverPoint: Point {
    frame.center + Point(x: frame.size.width * 0.5 - 30 * scale, y: -frame.size.height * 0.5 + 40 * scale)
  }

  /// Where the symbol of a card that is played here will be, on the board.
  func center(of symbol: SkySymbol) -> Point { AreaPainting.center(of: symbol, in: frame) }

  /// Lets a symbol that has come grow to its size.
  func grow(_ symbol: SkySymbol) {
    growth = (symbol, 0.4)
    growing = Motion.spring(on: self, damping: 0.5) { [weak self] progress in
      self?.growth = (symbol, 0.4 + 0.6 * progress)
      self?.queueDraw()
    } done: { [weak self] in
      self?.growing = nil
    }
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let radius = SunAndMoonLayout.radius * scale
    let painting = AreaPainting(
      area: area, hasSun: content.hasSun, hasMoon: content.hasMoon, appearance: look.appearance,
      growth: growing == nil ? nil : growth)
    let textSize = (area == .there ? 30 : 19) * scale * textScale
    painting.draw(snapshot, in: rect, radius: radius, name: (area.title, textSize, self))
    if content.isHinted { snapshot.outlineHint(rect, radius: radius, width: max(4, 5 * scale)) }
  }

  override var markStyle: MarkStyle { MarkStyle(radius: SunAndMoonLayout.radius * scale, width: max(4, 6 * scale)) }
}
