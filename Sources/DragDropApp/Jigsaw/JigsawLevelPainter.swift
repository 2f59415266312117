import Games
import Geometry
import Pictures
import Widgets

final class JigsawLevelPainter: LevelPainter {
  private let thumbnails: PictureThumbnails

  init(_ pictures: PuzzlePictures) { thumbnails = PictureThumbnails(pictures) }

  func prepare(_ item: JigsawLevelItem, ready: @escaping () -> Void) -> Bool {
    guard case .puzzle(let picture, _) = item else { return true }
    return thumbnails.load(picture, ready: ready)
  }

  func paint(_ item: JigsawLevelItem, _ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let rect = Rect(center: Rect(origin: .zero, size: size).center, side: size.height * 0.86).wholePixels
    let ink = picture.themeColor("window_fg_color") ?? .black
    switch item {
    case .level(let level):
      let accent = picture.themeColor("accent_bg_color") ?? ink
      snapshot.clipped(to: rect, radius: size.height * 0.05) { $0.fill(rect, accent) }
      JigsawLines(level.size).draw(snapshot, in: rect, .white)
      if level.turns { drawTurn(snapshot, rect, ink: accent) }
    case .puzzle(let image, let level):
      guard let texture = thumbnails[image] else { return }
      snapshot.clipped(to: rect, radius: size.height * 0.05) { $0.draw(texture, in: rect) }
      JigsawLines(level.size).draw(snapshot, in: rect, .white)
    case .file: snapshot.drawEmptyPicture(in: rect, radius: size.height * 0.1, ink)
    }
  }

  /// Draws an arrow that turns clockwise.
  private func drawTurn(_ snapshot: Snapshot, _ rect: Rect, ink: Color) {
    let radius = rect.size.width * 0.16
    snapshot.paint(in: rect) { painter in
      painter.disk(rect.center, radius * 1.6)
      painter.fill(.white)
      painter.arc(center: rect.center, radius: radius, from: -0.5 * .pi, to: .pi)
      painter.stroke(ink, width: radius * 0.34)
      let tip = rect.center + Point(x: -radius, y: -radius * 0.75)
      painter.polygon([
        tip, tip + Point(x: -radius * 0.55, y: radius * 0.8), tip + Point(x: radius * 0.55, y: radius * 0.8),
      ])
      painter.fill(ink)
    }
  }
}

/// The lines between the pieces of a square picture, as a symbol of their number.
struct JigsawLines {
  private let cut: JigsawCut

  init(_ size: JigsawSize) { cut = JigsawCut(JigsawGrid(size, aspect: 1000), seed: 1) }

  func draw(_ snapshot: Snapshot, in rect: Rect, _ color: Color) {
    let grid = cut.grid
    let scale = rect.size.width / grid.size.width
    let cell = min(grid.cell.width, grid.cell.height) * scale
    // The lines between many pieces are fainter, so that the picture stays visible.
    let opacity = min(0.85, cell / 14 + 0.25)
    snapshot.paint(in: rect) { painter in
      for index in 0..<grid.count {
        let sides = cut.sides(of: JigsawPiece(index: index))
        for (side, isShown) in [
          (sides[1], grid.column(index) < grid.columns - 1), (sides[2], grid.row(index) < grid.rows - 1),
        ] where isShown {
          painter.move(to: rect.origin + side.start * scale)
          for curve in side.curves {
            painter.curve(
              to: rect.origin + curve.end * scale, rect.origin + curve.control1 * scale,
              rect.origin + curve.control2 * scale)
          }
        }
      }
      painter.stroke(color.opacity(opacity), width: min(2, max(0.6, cell / 14)))
    }
  }
}
