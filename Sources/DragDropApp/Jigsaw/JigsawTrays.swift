import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// The trays at the bottom of the view, which stay there while the table is zoomed, and the places of pieces in them.
final class JigsawTrays {
  private let context: GameViewContext<JigsawGame>
  private let zoom: ZoomView
  private var layout = JigsawTrayLayout()
  private(set) var places: [TrayPlace] = []
  /// The place of each group that is in a tray, in the view's coordinates.
  private var slots: [JigsawPiece: Rect] = [:]

  /// The height of a title at a text size of 100 %, and the maximum, in device-independent pixels.
  private static let (titleHeight, largestTitle) = (20.0, 34.0)
  /// The maximum scale of a small piece, compared with the table.
  private static let largestScale = 3.0

  init(on context: GameViewContext<JigsawGame>, _ zoom: ZoomView) { (self.context, self.zoom) = (context, zoom) }

  /// Lays out the trays of a view, and returns the height that they cover.
  func layOut(in size: Size) -> Double {
    let board = context.board
    layout = JigsawTrayLayout(
      count: places.count, view: size, titleHeight: min(Self.titleHeight * board.textScale, Self.largestTitle),
      isRightToLeft: board.isRightToLeft)
    return layout.height
  }

  /// Adds and removes trays; returns whether their number has changed.
  func show(_ state: JigsawState) -> Bool {
    let count = places.count
    while places.count > state.trays.count {
      places.removeLast()
      context.coordinator.removePlace(.tray(places.count))
    }
    while places.count < state.trays.count {
      let place = TrayPlace(context.style)
      context.coordinator.add(place, for: .tray(places.count))
      places.append(place)
    }
    showContents(of: state)
    return places.count != count
  }

  /// Shows the names and counts of the trays, and finds the slots of the pieces.
  func showContents(of state: JigsawState) {
    slots = [:]
    let groups = places.indices.map { state.groups(inTray: $0) }
    let titles = places.indices.map(context.game.text.trayName)
    let counts = groups.map { inTray in "\(inTray.reduce(0) { $0 + $1.pieces.count })" }
    // All trays have the same size.
    let sizes = TrayPlace.TextSizes(titles, counts, in: layout.titleFrame(inTray: 0).size, for: context.board)
    for (index, place) in places.enumerated() {
      place.content = TrayPlace.Content(
        title: titles[index], count: counts[index], titleFrame: layout.titleFrame(inTray: index), sizes: sizes)
      let inTray = groups[index]
      for (group, slot) in zip(inTray, layout.slots(inTray.count, inTray: index)) { slots[group.leader] = slot }
    }
  }

  func removeAll() { (places, slots) = ([], [:]) }

  /// Moves the trays to their place in the visible part of the board.
  func place() {
    for (place, frame) in zip(places, layout.trays) {
      place.frame = onBoard(frame)
      place.scale = 1 / zoom.viewport.scale
    }
  }

  private func onBoard(_ rect: Rect) -> Rect {
    let viewport = zoom.viewport
    return Rect(origin: viewport.boardPoint(at: rect.origin), size: rect.size * (1 / viewport.scale))
  }

  /// Returns the tray at a point of the board.
  func tray(at point: Point) -> Int? { layout.tray(at: zoom.viewport.viewPoint(of: point)) }

  /// Returns the center of a group that is in a tray, on the board; `nil` if it is in no tray.
  func center(of group: JigsawGroup) -> Point? { slots[group.leader].map { onBoard($0).center } }

  /// Returns the scale at which a group with an extent on the table fits into its slot; 1 if it is in no tray.
  func scale(of group: JigsawGroup, _ extent: Size) -> Double {
    guard let slot = slots[group.leader] else { return 1 }
    let side = slot.size.width / max(1, extent.width, extent.height)
    return min(side, Self.largestScale) / zoom.viewport.scale
  }
}

/// A tray with its name and the number of pieces in it.
final class TrayPlace: Place {
  struct Content: Equatable {
    var title = ""
    var count = ""
    /// The frame of the title, in device-independent pixels of the view.
    var titleFrame = Rect.zero
    var sizes = TextSizes()
  }

  /// The text sizes of the titles and counts, which are the same on all trays beside each other.
  struct TextSizes: Equatable {
    var title = 0.0
    var count = 0.0
    /// The maximum widths, in device-independent pixels of the view.
    var titleWidth = 0.0
    var countWidth = 0.0
  }

  var content = Content() { didSet { if content != oldValue { queueDraw() } } }
  /// The length of a device-independent pixel of the view on the board.
  var scale = 1.0 { didSet { if scale != oldValue { queueDraw() } } }
  private let style: BoardStyle

  private static let radius = 10.0

  init(_ style: BoardStyle) {
    self.style = style
    super.init(WidgetKind(styleName: "jigsaw-tray", role: .button, actions: [BoardStrings.click]))
    staysInView = true
  }

  override var markStyle: MarkStyle { MarkStyle(radius: Self.radius * scale, width: 3, ringGap: 1) }

  override func draw(_ snapshot: Snapshot) { snapshot.scaled(by: scale, drawInView) }

  private func drawInView(_ snapshot: Snapshot) {
    let appearance = style.appearance
    let rect = Rect(origin: .zero, size: frame.size * (1 / scale))
    let ink = appearance.isDark ? Color.white : Color.black
    snapshot.fill(rect, radius: Self.radius, Self.ground(appearance))
    let line = appearance.isHighContrast ? 2.0 : 1
    snapshot.stroke(rect, radius: Self.radius, width: line, ink.opacity(appearance.isHighContrast ? 1 : 0.22))
    let title = content.titleFrame
    let faint = ink.opacity(appearance.isHighContrast ? 1 : 0.75)
    let sizes = content.sizes
    let count = TextLayout.label(content.count, size: sizes.count, width: sizes.countWidth, for: self)
    let name = TextLayout.label(content.title, size: sizes.title, width: sizes.titleWidth, bold: true, for: self)
    draw(name, snapshot, atEnd: isRightToLeft, in: title, ink)
    draw(count, snapshot, atEnd: !isRightToLeft, in: title, faint)
  }

  private func draw(_ text: TextLayout, _ snapshot: Snapshot, atEnd: Bool, in rect: Rect, _ color: Color) {
    let x = atEnd ? rect.maxX - text.size.width : rect.minX
    snapshot.draw(text, at: Point(x: x, y: rect.center.y - text.size.height / 2), color)
  }

  private static func ground(_ appearance: Style.Appearance) -> Color {
    if appearance.isHighContrast { return appearance.isDark ? .black : .white }
    return appearance.isDark
      ? Color(red: 0.24, green: 0.26, blue: 0.28) : Color(red: 0.97, green: 0.965, blue: 0.95)
  }
}

extension TrayPlace.TextSizes {
  private static let pixelSize = 13.0
  private static let gap = 8.0

  /// Creates the sizes in which all titles and counts fit into their part of `space`, beside each other.
  init(_ titles: [String], _ counts: [String], in space: Size, for widget: Widget) {
    let end = Size(width: space.width * 0.4, height: space.height)
    let count = TextLayout.labelSize(of: counts, in: end, pixelSize: Self.pixelSize, for: widget)
    let widths = counts.map { TextLayout($0, pixelSize: count, for: widget).size.width }
    let countWidth = min(end.width, widths.max() ?? 0)
    let start = Size(width: max(0, space.width - countWidth - Self.gap), height: space.height)
    let title = TextLayout.labelSize(of: titles, in: start, pixelSize: Self.pixelSize, bold: true, for: widget)
    self.init(title: title, count: count, titleWidth: start.width, countWidth: countWidth)
  }
}
