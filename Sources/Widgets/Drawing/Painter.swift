import CGtk
import Geometry

/// Draws paths with cairo, in device-independent pixels (`cairo_t`).
///
/// Valid only during the call that receives it.
public struct Painter {
  let context: OpaquePointer

  /// Starts a new subpath at `point` (`cairo_move_to`).
  public func move(to point: Point) { cairo_move_to(context, point.x, point.y) }

  /// Adds a straight line (`cairo_line_to`).
  public func line(to point: Point) { cairo_line_to(context, point.x, point.y) }

  /// Adds a cubic Bézier curve with two control points (`cairo_curve_to`).
  public func curve(to point: Point, _ control1: Point, _ control2: Point) {
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
  }

  /// Adds a clockwise arc about `center`, with angles in radians from the x axis (`cairo_arc`).
  public func arc(center: Point, radius: Double, from start: Double, to end: Double) {
    cairo_arc(context, center.x, center.y, radius, start, end)
  }

  /// Adds a new subpath of straight lines through the points.
  public func lines(_ points: some Sequence<Point>) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { line(to: point) }
    }
  }

  /// Adds a polygon: straight lines through the points and back to the first one.
  public func polygon(_ points: some Sequence<Point>) {
    lines(points)
    close()
  }

  /// Adds a circle about `center`.
  public func disk(_ center: Point, _ radius: Double) {
    move(to: center + Point(x: radius, y: 0))
    arc(center: center, radius: radius, from: 0, to: 2 * .pi)
    close()
  }

  /// Closes the current subpath (`cairo_close_path`).
  public func close() { cairo_close_path(context) }

  /// Fills the path, and clears it unless `keepingPath` is true (`cairo_fill`).
  public func fill(_ color: Color, keepingPath: Bool = false) {
    set(color)
    if keepingPath { cairo_fill_preserve(context) } else { cairo_fill(context) }
  }

  /// Strokes the path with round joins and caps, and clears it (`cairo_stroke`).
  ///
  /// `dashes` alternates the lengths of dashes and gaps; an empty array draws a solid line.
  public func stroke(_ color: Color, width: Double, dashes: [Double] = []) {
    set(color)
    cairo_set_line_width(context, width)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_dash(context, dashes, Int32(clamping: dashes.count), 0)
    cairo_stroke(context)
  }

  private func set(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
