import CGtk
import DragAndDrop

/// The pixels of a square of a drawing; immutable.
@MainActor final class PixelSquare {
  /// The place of a square among all of a drawing's, counted from its origin.
  nonisolated struct Place: Hashable, Comparable {
    let row: Int
    let column: Int

    static func < (a: Place, b: Place) -> Bool { (a.row, a.column) < (b.row, b.column) }

    /// The places that a rectangle of finite numbers has a share in.
    static func all(of rect: graphene_rect_t) -> [Place] {
      func squares(_ start: Float, _ length: Float) -> Range<Int> {
        Int((Double(start) / side).rounded(.down))..<Int((Double(start + length) / side).rounded(.up))
      }
      let columns = squares(rect.origin.x, rect.size.width)
      return squares(rect.origin.y, rect.size.height).flatMap { row in columns.map { Place(row: row, column: $0) } }
    }

    var rect: Rect { Rect(x: Double(column) * side, y: Double(row) * side, width: side, height: side) }
  }

  /// The length of a side, in device-independent pixels.
  nonisolated private static let side = 256.0

  private let surface: OpaquePointer
  /// What shows it, at its place.
  let drawing: Drawing

  /// Paints parts of a drawing, and copies what has not changed from the square that was there before.
  ///
  /// - Parameter scale: Device pixels per device-independent pixel.
  init(
    at place: Place, scale: Double, showing parts: DrawnParts, from before: PixelSquare?,
    changedIn changed: graphene_rect_t
  ) {
    let (rect, side) = (place.rect, Int32(Self.side * scale))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side)!
    let context = cairo_create(surface)!
    if let before { PixelSquare.fill(context, with: before.surface) }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -rect.minX, -rect.minY)
    var (changed, clip) = (changed, graphene_rect_t())
    graphene_rect_round_extents(&changed, &clip)
    cairo_rectangle(
      context, Double(clip.origin.x), Double(clip.origin.y), Double(clip.size.width), Double(clip.size.height))
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    parts.draw(in: clip, on: context)
    cairo_destroy(context)
    self.surface = surface
    drawing = PixelSquare.drawing(of: surface, in: rect, scale: scale)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  private static func fill(_ context: OpaquePointer, with surface: OpaquePointer) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }

  private static func drawing(of surface: OpaquePointer, in rect: Rect, scale: Double) -> Drawing {
    var bounds = rect.graphene
    let node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return Drawing(adopting: node)
  }
}
