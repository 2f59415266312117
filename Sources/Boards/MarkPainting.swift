import DragAndDrop
import Geometry
import Widgets

/// A drawing of a place's mark: an outline and, for a verdict, a sign at its corner.
public struct MarkPainting {
  let mark: PlaceMark
  let style: MarkStyle
  let rect: Rect

  private static let candidateWidth = 3.0
  private static let ringWidth = 3.0
  /// The minimum radius of a sign that can be recognized, for small tiles.
  private static let smallestSign = 10.0

  /// Creates a drawing of a mark around `rect`, in the coordinates of the snapshot.
  public init(mark: PlaceMark, style: MarkStyle, rect: Rect) {
    (self.mark, self.style, self.rect) = (mark, style, rect)
  }

  /// Draws the mark, with the sign within `bounds`, in the coordinates of the snapshot.
  public func draw(_ snapshot: Snapshot, within bounds: Rect) {
    drawOutline(snapshot, candidate: .black)
    drawSign(snapshot, within: bounds)
  }

  func drawOutline(_ snapshot: Snapshot, candidate: Color) {
    switch mark {
    case .none: break
    case .candidate where style.look != .outline: break
    case .accepted where style.look == .line, .rejected where style.look == .line: break
    case .accepted where style.look == .gap: drawGap(snapshot, candidate)
    case .candidate: stroke(snapshot, candidate, width: Self.candidateWidth, edge: nil)
    case .accepted: stroke(snapshot, style.acceptedColor ?? style.acceptedSign.color, width: style.width)
    case .rejected: stroke(snapshot, VerdictSign.cross.color, width: style.width)
    }
  }

  private func drawGap(_ snapshot: Snapshot, _ color: Color) {
    snapshot.fill(rect, radius: style.radius, color.opacity(0.15))
    snapshot.stroke(rect, radius: style.radius, width: 2, color)
  }

  /// Strokes a line that is half outside, with a light inner and a dark outer edge, to be visible on any background.
  private func stroke(_ snapshot: Snapshot, _ color: Color, width: Double, edge: Color? = .black) {
    func line(_ inset: Double, _ width: Double, _ color: Color) {
      snapshot.stroke(rect.inset(by: inset), radius: max(0, style.radius - inset), width: width, color)
    }
    // Whole pixels, because blurred lines are faint.
    let outside = (width / 2).rounded()
    if let edge { line(-outside - 1, 1, edge) }
    line(-outside, width, color)
    line(width - outside, max(1.5, width / 4), .white)
  }

  /// Draws the outline of a hinted item, filled so that it differs from the keyboard focus.
  public func drawHint(_ snapshot: Snapshot, _ color: Color) {
    snapshot.fill(rect, radius: style.radius, color.opacity(0.18))
    stroke(snapshot, color, width: style.width)
  }

  static func drawSelection(_ snapshot: Snapshot, _ rect: Rect, _ style: MarkStyle, _ color: Color) {
    snapshot.fill(rect, radius: style.radius, color.opacity(0.12))
    snapshot.stroke(rect, radius: style.radius, width: 3, color)
  }

  static func drawRing(
    _ snapshot: Snapshot, _ rect: Rect, _ style: MarkStyle, _ color: Color, beside covers: [Rect]
  ) {
    let reach = style.ringGap + ringWidth
    let (ring, radius) = (rect.inset(by: -reach), style.radius > 0 ? max(0, style.radius + reach) : 0)
    guard !covers.isEmpty else { return snapshot.stroke(ring, radius: radius, width: ringWidth, color) }
    for part in ring.parts(beside: covers) {
      snapshot.clipped(to: part, radius: 0) { $0.stroke(ring, radius: radius, width: ringWidth, color) }
    }
  }

  /// Draws a line with a round end where reading begins, so that it is not confused with the edge of an item.
  private func drawLine(_ snapshot: Snapshot, _ color: Color, isRightToLeft: Bool) {
    snapshot.fill(rect, radius: min(rect.size.width, rect.size.height) / 2, color)
    let isVertical = rect.size.height > rect.size.width
    let end = Point(
      x: isVertical ? rect.center.x : isRightToLeft ? rect.maxX : rect.minX, y: isVertical ? rect.minY : rect.center.y)
    snapshot.fill(Rect(center: end, side: 12), radius: 6, color)
    snapshot.fill(Rect(center: end, side: 5), radius: 2.5, .white)
  }

  func drawSign(_ snapshot: Snapshot, within bounds: Rect, accent: Color = .black, isRightToLeft: Bool = false) {
    if style.look == .line, mark == .accepted { drawLine(snapshot, accent, isRightToLeft: isRightToLeft) }
    if style.look == .line, mark == .rejected {
      drawLine(snapshot, VerdictSign.cross.color, isRightToLeft: isRightToLeft)
    }
    guard let sign else { return }
    let radius = max(Self.smallestSign, style.width * 2.2)
    let room = bounds.inset(by: radius + 1)
    let center = Point(
      x: min(max(rect.minX, room.minX), room.maxX), y: min(max(rect.minY, room.minY), room.maxY))
    snapshot.paint(in: Rect(center: center, side: 2 * radius + 2)) { $0.paint(sign, center: center, radius: radius) }
  }

  private var sign: VerdictSign? {
    switch mark {
    case .none, .candidate: nil
    case .accepted where style.look != .outline: nil
    case .accepted: style.acceptedSign
    case .rejected: .cross
    }
  }
}
