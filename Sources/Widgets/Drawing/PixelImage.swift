import CGtk
import Geometry

/// An image of device pixels that cairo paints on and from.
@MainActor final class PixelImage {
  nonisolated(unsafe) private let surface: OpaquePointer
  /// The memory of the pixels, if the surface does not own it.
  private let bytes: OpaquePointer?

  let width: Int32
  let height: Int32

  /// Creates a transparent image.
  convenience init(width: Int32, height: Int32) {
    self.init(adopting: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
  }

  init(adopting surface: OpaquePointer, sharing bytes: OpaquePointer? = nil) {
    self.surface = surface
    self.bytes = bytes.flatMap { g_bytes_ref($0) }
    (width, height) = (cairo_image_surface_get_width(surface), cairo_image_surface_get_height(surface))
  }

  isolated deinit {
    cairo_surface_destroy(surface)
    if let bytes { g_bytes_unref(bytes) }
  }

  /// Paints over the current pixels; false if cairo failed, after which the image cannot be painted on.
  @discardableResult func paint(_ draw: (_ context: OpaquePointer) -> Void) -> Bool {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    draw(context)
    return cairo_status(context) == CAIRO_STATUS_SUCCESS
  }

  /// Creates a pattern that shows the pixels as they are at the time of drawing; the caller frees it.
  ///
  /// A recording surface would snapshot an ordinary surface pattern and copy all pixels when the surface changes or is
  /// freed. With this pattern, the recording retains the image. Wraps `cairo_pattern_create_raster_source`.
  func makePattern() -> OpaquePointer {
    let owner = Unmanaged.passRetained(self).toOpaque()
    let pattern = cairo_pattern_create_raster_source(owner, CAIRO_CONTENT_COLOR_ALPHA, width, height)!
    cairo_raster_source_pattern_set_acquire(
      pattern,
      { _, owner, _, _ in
        owner.flatMap { cairo_surface_reference(Unmanaged<PixelImage>.fromOpaque($0).takeUnretainedValue().surface) }
      }, { _, _, surface in cairo_surface_destroy(surface) })
    cairo_raster_source_pattern_set_copy(pattern) { _, owner, _ in
      if let owner { _ = Unmanaged<PixelImage>.fromOpaque(owner).retain() }
      return CAIRO_STATUS_SUCCESS
    }
    cairo_raster_source_pattern_set_finish(pattern) { _, owner in
      if let owner { Unmanaged<PixelImage>.fromOpaque(owner).release() }
    }
    return pattern
  }

  /// Replaces what is on the context with the pixels, with their top left corner at (`x`, `y`).
  func copy(to context: OpaquePointer, x: Double, y: Double) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, surface, x, y)
    cairo_rectangle(context, x, y, Double(width), Double(height))
    cairo_fill(context)
  }

  /// Creates a drawing of the image, or a part of it, with `scale` image pixels per device-independent pixel.
  func drawing(at origin: Point, scale: Double, within part: Rect? = nil) -> Drawing {
    let size = Size(width: Double(width) / scale, height: Double(height) / scale)
    var bounds = (part ?? Rect(origin: origin, size: size)).graphene
    let node = gsk_cairo_node_new(&bounds)!
    let context = gsk_cairo_node_get_draw_context(node)
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    let pattern = makePattern()
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(context)
    cairo_destroy(context)
    return Drawing(adopting: node)
  }

  /// Wraps `gdk_memory_texture_new`: the texture shares the pixels, which must not be painted on afterward.
  func makeTexture() -> OpaquePointer {
    cairo_surface_flush(surface)
    let stride = gsize(clamping: cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * gsize(clamping: height),
      { cairo_surface_destroy(OpaquePointer($0)) },
      UnsafeMutableRawPointer(cairo_surface_reference(surface)))
    defer { g_bytes_unref(bytes) }
    return gdk_memory_texture_new(width, height, cgtk_memory_format_default(), bytes, stride)!
  }
}

extension PixelImage {
  /// Wraps `cairo_image_surface_create_for_data`: the image shares the `GBytes` and must not be painted on.
  convenience init(sharing bytes: OpaquePointer, width: Int32, height: Int32, stride: Int32) {
    let data = UnsafeMutablePointer(mutating: g_bytes_get_data(bytes, nil)?.assumingMemoryBound(to: UInt8.self))
    let surface = cairo_image_surface_create_for_data(data, CAIRO_FORMAT_ARGB32, width, height, stride)!
    self.init(adopting: surface, sharing: bytes)
  }

  /// Wraps `gdk_texture_download`: copies the pixels.
  convenience init(of texture: Texture) {
    let (width, height) = (Int32(clamping: texture.pixelWidth), Int32(clamping: texture.pixelHeight))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    if let data = cairo_image_surface_get_data(surface) {
      gdk_texture_download(texture.ref.opaque, data, gsize(clamping: cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
    }
    self.init(adopting: surface)
  }
}
