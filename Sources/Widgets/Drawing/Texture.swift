import CGtk
import DragAndDrop

/// A picture that the graphics card keeps; immutable.
///
/// Wraps `GdkTexture`.
@MainActor public final class Texture {
  /// The reference that this wrapper holds, for GTK's own functions.
  public let ref: GObjectRef

  /// The width in pixels.
  ///
  /// Wraps `gdk_texture_get_width`.
  public var pixelWidth: Int { Int(gdk_texture_get_width(ref.opaque)) }
  /// The height in pixels.
  ///
  /// Wraps `gdk_texture_get_height`.
  public var pixelHeight: Int { Int(gdk_texture_get_height(ref.opaque)) }

  /// Its pixels for cairo, once they are wanted.
  private var surface: OpaquePointer?

  /// Wraps any `GdkTexture`; as with the casts of C, nobody checks that it is one.
  public init(_ ref: GObjectRef) { self.ref = ref }

  isolated deinit { surface.map(cairo_surface_destroy) }

  /// Draws once into a texture, so that showing it again costs nothing.
  ///
  /// - Parameters:
  ///   - size: The size in device-independent pixels. At least one pixel is made, and no side of more than
  ///     ``largestSide``: what is larger is drawn smaller.
  ///   - scale: Device pixels per device-independent pixel (`gtk_widget_get_scale_factor`).
  ///   - draw: Draws in device-independent pixels from the origin.
  public convenience init(size: Size, scale: Double, draw: (Snapshot) -> Void) {
    let (width, height) = (Texture.side(size.width * scale), Texture.side(size.height * scale))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    let context = cairo_create(surface)
    // Where a fraction was rounded up, the drawing is stretched with it: what shows the texture shrinks it again.
    cairo_scale(
      context, Double(width) / Double.maximum(size.width, 1 / scale),
      Double(height) / Double.maximum(size.height, 1 / scale))
    if let drawing = Drawing(isForCairo: true, draw) { gsk_render_node_draw(drawing.node, context) }
    cairo_destroy(context)
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(Texture.memoryTexture(taking: surface!, width, height))))
    self.surface = cairo_surface_reference(surface)
  }

  /// Fills a rectangle with the texture in its whole extent.
  ///
  /// GTK's own node for a texture copies all of its pixels for each frame that cairo draws, even of one that is not to be
  /// painted again. Wraps `cairo_pattern_create_for_surface`.
  func fill(_ rect: Rect, on context: OpaquePointer) {
    let surface = surface ?? downloaded()
    self.surface = surface
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let (across, down) = (Texture.scale(pixelWidth, rect.size.width), Texture.scale(pixelHeight, rect.size.height))
    let corner = Point(x: (rect.minX * across).rounded() / across, y: (rect.minY * down).rounded() / down)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, across, down)
    cairo_matrix_translate(&matrix, -corner.x, -corner.y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_rectangle(context, rect.minX, rect.minY, rect.size.width, rect.size.height)
    cairo_fill(context)
  }

  /// How many pixels go to a device-independent one along a side that shows so many.
  ///
  /// A whole number where the side was rounded up to whole pixels: each is drawn as it is then, not mixed of four.
  private static func scale(_ pixels: Int, _ side: Double) -> Double {
    let scale = Double(pixels) / side
    return scale >= 0.5 && abs(scale.rounded() * side - Double(pixels)) < 1 ? scale.rounded() : scale
  }

  /// A copy of the pixels, for the caller to free.
  private func downloaded() -> OpaquePointer? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelWidth), Int32(pixelHeight))
    guard let data = cairo_image_surface_get_data(surface) else { return surface }
    gdk_texture_download(ref.opaque, data, gsize(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// The longest side of a drawn texture in pixels, which is what graphics cards can hold (`GL_MAX_TEXTURE_SIZE`).
  nonisolated public static let largestSide = 16_384

  private static func side(_ pixels: Double) -> Int32 {
    Int32(Double.minimum(Double.maximum(pixels.rounded(.up), 1), Double(largestSide)))
  }

  /// A texture over the pixels of `surface`, which it takes over and frees when the texture goes.
  private static func memoryTexture(taking surface: OpaquePointer, _ width: Int32, _ height: Int32) -> OpaquePointer {
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let freeSurface: GDestroyNotify = { cairo_surface_destroy(OpaquePointer($0)) }
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), gsize(stride) * gsize(height), freeSurface,
      UnsafeMutableRawPointer(surface))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(width, height, cgtk_memory_format_default(), bytes, gsize(stride))!
  }
}
