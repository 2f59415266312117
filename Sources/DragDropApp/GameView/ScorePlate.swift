import Boards
import Geometry
import Widgets

/// The name and the points of a player; a frame and an arrow show that it is the player's turn.
final class ScorePlate: BoardItem {
  struct Content: Equatable {
    /// The names on all plates, which have one text size.
    var names: [String] = []
    /// The points of all players, which have one text size too; empty if the game has no points.
    var points: [Int] = []
    /// The player whose plate this is, as an index.
    var player = 0
    var isOnTurn = false
  }

  var content = Content() {
    didSet { if content != oldValue { queueDraw() } }
  }
  var scale = 1.0
  private let style: BoardStyle

  private static let radius = 10.0
  /// The font sizes on a phone, and their minimums at any scale.
  private static let (nameSize, smallestName) = (15.0, 12.0)
  private static let (pointsSize, smallestPoints) = (34.0, 24.0)
  /// The part of the height that the name may fill above points.
  private static let namePart = 0.4

  init(_ style: BoardStyle) {
    self.style = style
    super.init(WidgetKind(styleName: "score-plate", role: .image))
    isTarget = false
  }

  override func draw(_ snapshot: Snapshot) {
    guard content.names.indices.contains(content.player) else { return }
    let rect = Rect(origin: .zero, size: frame.size).inset(by: 2 * scale)
    let ink = style.appearance.isDark ? Color.white : .black
    if content.isOnTurn { drawFrame(snapshot, rect, ink) }
    let space = rect.inset(by: 5 * scale).size
    let hasPoints = content.points.indices.contains(content.player)
    let name = label(
      content.names, in: Size(width: rect.size.width - 4, height: space.height * (hasPoints ? Self.namePart : 1)),
      pixelSize: max(Self.smallestName, Self.nameSize * scale), bold: content.isOnTurn)
    let pointsSpace = Size(width: space.width * 0.7, height: space.height - name.size.height)
    let pointsSize = max(Self.smallestPoints, Self.pointsSize * scale)
    let points =
      hasPoints ? label(content.points.map { "\($0)" }, in: pointsSpace, pixelSize: pointsSize, bold: true) : nil
    let faint = ink.opacity(style.appearance.isHighContrast ? 1 : 0.8)
    let top = rect.center.y - (name.size.height + (points?.size.height ?? 0)) / 2
    snapshot.draw(name, at: Point(x: rect.center.x - name.size.width / 2, y: top), faint)
    guard let points else { return }
    let origin = Point(x: rect.center.x - points.size.width / 2, y: top + name.size.height)
    snapshot.draw(points, at: origin, faint)
    if content.isOnTurn { drawArrow(snapshot, beside: Rect(origin: origin, size: points.size), ink) }
  }

  /// Lays out the text of this plate in the size of the smallest one of all plates, which may be on turn and bold.
  private func label(_ texts: [String], in space: Size, pixelSize: Double, bold: Bool) -> TextLayout {
    let size = TextLayout.labelSize(of: texts, in: space, pixelSize: pixelSize, bold: true, for: self)
    return .label(texts[content.player], size: size, width: space.width, bold: bold, for: self)
  }

  private func drawFrame(_ snapshot: Snapshot, _ rect: Rect, _ ink: Color) {
    let accent = themeColor("accent_bg_color") ?? ink
    snapshot.fill(rect, radius: Self.radius * scale, accent.opacity(0.16))
    snapshot.stroke(rect, radius: Self.radius * scale, width: max(3, 3 * scale), accent)
  }

  /// Draws an arrow before the points, which shows the turn without colors.
  private func drawArrow(_ snapshot: Snapshot, beside text: Rect, _ ink: Color) {
    let (size, side) = (text.size.height * 0.17, isRightToLeft ? -1.0 : 1)
    let tip = Point(x: text.center.x - side * (text.size.width / 2 + size), y: text.center.y)
    snapshot.paint(in: Rect(center: tip, side: 4 * size)) { painter in
      painter.polygon([tip, tip + Point(x: -1.4 * side, y: -1) * size, tip + Point(x: -1.4 * side, y: 1) * size])
      painter.fill(ink)
    }
  }
}
