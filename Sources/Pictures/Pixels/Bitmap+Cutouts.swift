import CGtk
import Geometry

/// The edge of a cut-out part of a picture, as if the picture were pasted on cardboard.
nonisolated public struct CutoutEdge: Equatable, Sendable {
  /// The width of the beveled edge, in pixels.
  public var width: Double
  /// The opacity of the light and the dark side of the edge, from 0 to 1.
  public var strength: Double
  /// The direction from which the light comes, in pixels; its length has no effect.
  public var light: Point
  /// Whether a line is drawn along the whole edge, for high contrast.
  public var hasLine: Bool

  /// Creates an edge, by default with light from the top left.
  public init(width: Double, strength: Double, light: Point = Point(x: -1, y: -1), hasLine: Bool = false) {
    (self.width, self.strength, self.light, self.hasLine) = (width, strength, light, hasLine)
  }
}

nonisolated extension Bitmap {
  /// Returns the part of the picture inside an outline, in pixels of the picture, and its position there.
  ///
  /// The part reaches half a pixel beyond the outline, so that there is no seam between two of them. The edge is drawn
  /// into the part (`cairo_fill`, `cairo_stroke`). This is slow for large parts, and can be done on any thread.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if out of memory.
  public func cutout(_ outline: CurvePath, edge: CutoutEdge) throws(PictureError) -> (bitmap: Bitmap, area: PixelRect) {
    let area = Self.area(of: outline, margin: 1)
    let bitmap = try Bitmap(area.size) { data, stride in
      Self.draw(on: data, area, stride: stride) { context in
        setSource(of: context, CAIRO_FILTER_NEAREST, CAIRO_EXTEND_PAD)
        Self.add(outline, to: context)
        cairo_fill_preserve(context)
        cairo_set_line_width(context, 1)
        cairo_stroke(context)
        Self.add(outline, to: context)
        cairo_clip(context)
        Self.draw(edge, along: outline, on: context)
      }
    }
    return (bitmap, area)
  }

  /// Returns the blurred shadow of an outline at half of its size, and the area that it covers, in whole pixels.
  ///
  /// - Parameters:
  ///   - outline: The outline, in pixels.
  ///   - blur: The distance by which the shadow reaches beyond the outline, in pixels.
  ///   - strength: The opacity of its center, from 0 to 1.
  /// - Throws: ``PictureError/tooLarge(_:)`` if out of memory.
  public static func shadow(
    of outline: CurvePath, blur: Double, strength: Double
  ) throws(PictureError) -> (bitmap: Bitmap, area: PixelRect) {
    var area = area(of: outline, margin: Int(clamping: blur.rounded(.up)) + 2)
    area.size = PixelSize(width: area.size.width + area.size.width % 2, height: area.size.height + area.size.height % 2)
    let half = PixelSize(width: area.size.width / 2, height: area.size.height / 2)
    let bitmap = try Bitmap(half) { data, stride in
      let rect = PixelRect(x: 0, y: 0, width: half.width, height: half.height)
      draw(on: data, rect, stride: stride) { context in
        cairo_scale(context, 0.5, 0.5)
        cairo_translate(context, Double(-area.x), Double(-area.y))
        add(outline, to: context)
        cairo_set_source_rgba(context, 0, 0, 0, strength)
        cairo_fill(context)
      }
      blurAlpha(data, half, stride: stride, radius: max(1, Int(clamping: (blur / 6).rounded())))
    }
    return (bitmap, area)
  }

  private static func area(of outline: CurvePath, margin: Int) -> PixelRect {
    let bounds = outline.bounds
    let (left, top) = (Int(clamping: bounds.minX.rounded(.down)), Int(clamping: bounds.minY.rounded(.down)))
    let (right, bottom) = (Int(clamping: bounds.maxX.rounded(.up)), Int(clamping: bounds.maxY.rounded(.up)))
    return PixelRect(
      x: left - margin, y: top - margin, width: max(1, right - left) + 2 * margin,
      height: max(1, bottom - top) + 2 * margin)
  }

  private static func draw(
    on data: UnsafeMutablePointer<UInt8>, _ area: PixelRect, stride: Int, _ draw: (OpaquePointer?) -> Void
  ) {
    let surface = cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(clamping: area.size.width), Int32(clamping: area.size.height),
      Int32(clamping: stride))
    let context = cairo_create(surface)
    cairo_translate(context, Double(-area.x), Double(-area.y))
    draw(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private static func add(_ path: CurvePath, to context: OpaquePointer?) {
    cairo_move_to(context, path.start.x, path.start.y)
    for curve in path.curves {
      cairo_curve_to(
        context, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, curve.end.x, curve.end.y)
    }
    cairo_close_path(context)
  }

  private static func draw(_ edge: CutoutEdge, along outline: CurvePath, on context: OpaquePointer?) {
    let length = max(1e-6, edge.light.distance(to: .zero))
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for (sign, gray) in [(-1.0, 1.0), (1.0, 0.0)] {
      // Moved away from the light, the line is inside where light falls on the edge, and is clipped off elsewhere.
      let offset = edge.light * (sign * edge.width / 2 / length)
      for (width, share) in [(edge.width * 1.6, 0.45), (edge.width * 0.8, 0.55)] {
        cairo_save(context)
        cairo_translate(context, offset.x, offset.y)
        add(outline, to: context)
        cairo_restore(context)
        cairo_set_line_width(context, width)
        cairo_set_source_rgba(context, gray, gray, gray, edge.strength * share)
        cairo_stroke(context)
      }
    }
    guard edge.hasLine else { return }
    for (width, gray) in [(edge.width * 3, 1.0), (edge.width * 1.5, 0.0)] {
      add(outline, to: context)
      cairo_set_line_width(context, width)
      cairo_set_source_rgba(context, gray, gray, gray, 1)
      cairo_stroke(context)
    }
  }

  /// Blurs the opacity of black pixels by three box blurs in each direction, which approximate a Gaussian blur.
  private static func blurAlpha(_ data: UnsafeMutablePointer<UInt8>, _ size: PixelSize, stride: Int, radius: Int) {
    data.withMemoryRebound(to: UInt32.self, capacity: size.width * size.height) { pixels in
      for _ in 0..<3 {
        for row in 0..<size.height { blurLine(pixels + row * size.width, size.width, step: 1, radius) }
        for column in 0..<size.width { blurLine(pixels + column, size.height, step: size.width, radius) }
      }
    }
  }

  private static func blurLine(_ line: UnsafeMutablePointer<UInt32>, _ count: Int, step: Int, _ radius: Int) {
    let values = (0..<count).map { line[$0 * step] >> 24 }
    var sum = values.prefix(radius).reduce(0, +)
    for index in 0..<count {
      if index + radius < count { sum += values[index + radius] }
      line[index * step] = (sum / UInt32(clamping: 2 * radius + 1)) << 24
      if index - radius >= 0 { sum -= values[index - radius] }
    }
  }

  /// Returns the average colors of `columns` × `rows` parts, by rows, or none if out of memory; slow for large
  /// pictures.
  public func averageColors(columns: Int, rows: Int) -> [Color] {
    let size = PixelSize(width: max(1, columns), height: max(1, rows))
    guard let small = try? scaled(to: size) else { return [] }
    return (0..<size.height).flatMap { row in
      (0..<size.width).map { column in
        (small.start + row * small.stride).withMemoryRebound(to: UInt32.self, capacity: size.width) { pixels in
          let pixel = pixels[column]
          func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xff) / 255 }
          return Color(red: part(16), green: part(8), blue: part(0))
        }
      }
    }
  }
}
