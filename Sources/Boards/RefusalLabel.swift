import Geometry
import Widgets

/// The reason for a refusal, shown at the place that refuses what is held over it.
nonisolated package struct RefusalLabel: Equatable {
  private static let margin = 6.0

  package let reason: String
  /// The frame of the place, in the board's coordinates.
  let place: Rect

  /// Draws the label at the frame of the place and within the visible part of the board, both in pixels of the window.
  @MainActor func draw(_ snapshot: Snapshot, at place: Rect, within area: Rect, on board: Board) {
    let (text, margin) = (TextLayout(reason, pixelSize: 13 * board.textScale, for: board), Self.margin)
    text.limit(to: max(0, area.size.width - 4 * margin))
    let size = Size(width: text.size.width + 2 * margin, height: text.size.height + margin)
    let frame = Self.frame(of: size, at: place, within: area)
    snapshot.fill(frame, radius: margin, Color(red: 0, green: 0, blue: 0).opacity(0.85))
    snapshot.draw(text, about: frame.center, .white)
  }

  /// Returns the frame of a label of a size: in the upper part of the place, below the sign of its verdict, in an area.
  static func frame(of size: Size, at place: Rect, within area: Rect) -> Rect {
    let sign = 12.0
    let (right, bottom) = (area.maxX - size.width, area.maxY - size.height)
    let x = min(max(place.center.x - size.width / 2, area.minX + margin), right - margin)
    let y = min(max(place.minY + sign, area.minY + margin), bottom - margin)
    return Rect(origin: Point(x: max(area.minX, x), y: max(area.minY, y)), size: size)
  }
}
