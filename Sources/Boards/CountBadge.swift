import Geometry
import Widgets

/// The number of pieces that are dragged together, at a corner of the piece that leads them.
struct CountBadge {
  let count: Int
  /// The frame of the piece, in the board's coordinates.
  let frame: Rect

  @MainActor func draw(_ snapshot: Snapshot, on board: Board) {
    let text = TextLayout("\(count)", pixelSize: 13 * board.textScale, bold: true, for: board)
    let (height, corner) = (text.size.height + 6, Point(x: frame.maxX - 4, y: frame.minY + 4))
    let badge = Rect(center: corner, size: Size(width: max(height, text.size.width + 14), height: height))
    snapshot.fill(badge, radius: height / 2, board.themeColor("accent_bg_color") ?? .black)
    snapshot.draw(text, about: corner, board.themeColor("accent_fg_color") ?? .white)
  }
}
