import CGtk
import Geometry

/// The cached pixels of a drawing with many parts, shown as tiles of a grid.
@MainActor final class PixelSheet {
  let grid: PixelGrid
  /// Device pixels per device-independent pixel.
  let scale: Double
  private let image: PixelImage
  private var squares: [Drawing] = []

  /// Creates a sheet, with the pixels copied that it shares with another one of the same scale.
  init(of grid: PixelGrid, scale: Double, from before: PixelSheet?) {
    (self.grid, self.scale) = (grid, scale)
    let rect = grid.rect
    image = PixelImage(
      width: Int32(clamping: rect.size.width * scale), height: Int32(clamping: rect.size.height * scale))
    if let before {
      image.paint { context in
        let offset = (before.grid.rect.origin - rect.origin) * scale
        before.image.copy(to: context, x: offset.x, y: offset.y)
      }
    }
    squares = grid.squares.map(drawing)
  }

  var drawing: Drawing { Drawing(of: squares) }

  /// Paints the tiles again that contain changes; false if cairo failed, after which the sheet is unusable.
  func paint(_ groups: [DrawnParts], where changes: [graphene_rect_t]) -> Bool {
    var outdated: [Int: graphene_rect_t] = [:]
    for change in changes {
      let squares = grid.shared(with: PixelGrid(covering: change))
      for index in grid.indices(of: squares) { outdated[index] = outdated[index]?.union(with: change) ?? change }
    }
    guard !outdated.isEmpty else { return true }
    let rects = grid.squares
    let isPainted = image.paint { context in
      cairo_scale(context, scale, scale)
      cairo_translate(context, -grid.rect.minX, -grid.rect.minY)
      // With many outdated tiles, one clip around the grid is cheaper than a test of each tile.
      let clips =
        outdated.count > rects.count / 2
        ? [grid.rect.graphene] : outdated.map { $1.wholePixels(within: rects[$0].graphene) }
      for clip in clips {
        cairo_rectangle(
          context, Double(clip.origin.x), Double(clip.origin.y), Double(clip.size.width), Double(clip.size.height))
      }
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      for group in groups { group.draw(in: clips, on: context) }
    }
    // A new node tells GTK that the tile has changed.
    for index in outdated.keys { squares[index] = drawing(rects[index]) }
    return isPainted
  }

  private func drawing(_ square: Rect) -> Drawing {
    image.drawing(at: grid.rect.origin, scale: scale, within: square)
  }
}

nonisolated extension graphene_rect_t {
  func union(with other: graphene_rect_t) -> graphene_rect_t {
    var (a, b, both) = (self, other, graphene_rect_t())
    graphene_rect_union(&a, &b, &both)
    return both
  }

  /// Returns the part of another rectangle that it covers, rounded out to whole pixels.
  fileprivate func wholePixels(within other: graphene_rect_t) -> graphene_rect_t {
    var (a, b, whole, shared) = (self, other, graphene_rect_t(), graphene_rect_t())
    graphene_rect_round_extents(&a, &whole)
    graphene_rect_intersection(&whole, &b, &shared)
    return shared
  }
}
