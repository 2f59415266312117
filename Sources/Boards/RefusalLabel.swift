import Geometry
import Widgets

/// The reason of a refusal, shown at the place that refuses what is held over it.
nonisolated package struct RefusalLabel: Equatable {
  private static let margin = 6.0

  package let reason: String
  /// The frame of the place, in the board's coordinates.
  let place: Rect

  @MainActor func draw(_ snapshot: Snapshot, on board: Board) {
    let (text, margin) = (TextLayout(reason, pixelSize: 13 * board.textScale, for: board), Self.margin)
    text.limit(to: max(0, board.size.width - 4 * margin))
    let size = Size(width: text.size.width + 2 * margin, height: text.size.height + margin)
    let frame = Self.frame(of: size, at: place, on: board.size)
    snapshot.fill(frame, radius: margin, Color(red: 0, green: 0, blue: 0).opacity(0.85))
    snapshot.draw(text, about: frame.center, .white)
  }

  /// Returns the frame of a label of a size: in the upper part of the place, below the sign of its verdict, on the board.
  static func frame(of size: Size, at place: Rect, on board: Size) -> Rect {
    let sign = 12.0
    let x = min(max(place.center.x - size.width / 2, margin), board.width - size.width - margin)
    let y = min(max(place.minY + sign, margin), board.height - size.height - margin)
    return Rect(x: max(0, x), y: max(0, y), width: size.width, height: size.height)
  }
}
