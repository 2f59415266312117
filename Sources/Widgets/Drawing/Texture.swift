import CGtk
import Geometry

/// An immutable image for GTK's renderers (`GdkTexture`).
@MainActor public final class Texture {
  /// The reference that this wrapper owns, for GTK's functions.
  public let ref: GObjectRef

  /// The width in pixels (`gdk_texture_get_width`).
  public var pixelWidth: Int { Int(clamping: gdk_texture_get_width(ref.opaque)) }
  /// The height in pixels (`gdk_texture_get_height`).
  public var pixelHeight: Int { Int(clamping: gdk_texture_get_height(ref.opaque)) }

  /// The same pixels for the cairo renderer, created on demand.
  nonisolated(unsafe) private var surface: OpaquePointer?
  /// The memory of the surface, if it does not own it.
  private let bytes: OpaquePointer?
  /// The pixels per device-independent pixel at the size that it was drawn in; nil if it was not drawn here.
  private let density: Double?

  private init(_ ref: GObjectRef, surface: OpaquePointer?, bytes: OpaquePointer? = nil, density: Double? = nil) {
    (self.ref, self.surface, self.density) = (ref, surface, density)
    self.bytes = bytes.flatMap { g_bytes_ref($0) }
  }

  isolated deinit {
    if let surface { cairo_surface_destroy(surface) }
    if let bytes { g_bytes_unref(bytes) }
  }

  /// Wraps an existing `GdkTexture`; an object of another type is a fatal error.
  public convenience init(_ ref: GObjectRef) {
    InstanceType.require(ref.pointer, isA: gdk_texture_get_type(), "GdkTexture")
    self.init(ref, surface: nil)
  }

  /// Draws into a new texture, of device-independent pixels times `scale` (`gtk_widget_get_scale_factor`).
  ///
  /// - Parameters:
  ///   - size: The size; a side is at least 1 pixel, and above ``largestSide`` pixels the scale is lower.
  ///   - draw: Draws in device-independent pixels from the origin.
  public convenience init(size: Size, scale: Double, draw: (Snapshot) -> Void) {
    let density = Double.minimum(scale, Double(Texture.largestSide) / max(1, size.width, size.height))
    let (width, height) = (Texture.side(size.width * density), Texture.side(size.height * density))
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)!
    let context = cairo_create(surface)!
    // The exact scale, even if the size was rounded up: cairo caches the glyphs of each scale and never frees them.
    cairo_scale(context, density, density)
    if let node = Snapshot.node(isForCairo: true, draw) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    cairo_surface_flush(surface)
    let stride = gsize(clamping: cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new_with_free_func(
      cairo_image_surface_get_data(surface), stride * gsize(clamping: height),
      { cairo_surface_destroy(OpaquePointer($0)) },
      UnsafeMutableRawPointer(cairo_surface_reference(surface)))!
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(width, height, cgtk_memory_format_default(), bytes, stride)!
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(texture)), surface: surface, density: density)
  }

  /// Creates a texture that shares pixels (`CAIRO_FORMAT_ARGB32`), which must not change (`gdk_memory_texture_new`).
  ///
  /// - Parameters:
  ///   - bytes: A `GBytes` with `height` rows; the texture takes its own reference.
  ///   - stride: The distance between rows in bytes; a multiple of four.
  public convenience init(sharing bytes: OpaquePointer, width: Int, height: Int, stride: Int) {
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    let texture = gdk_memory_texture_new(columns, rows, cgtk_memory_format_default(), bytes, gsize(clamping: stride))!
    let data = UnsafeMutablePointer(mutating: g_bytes_get_data(bytes, nil)?.assumingMemoryBound(to: UInt8.self))
    let surface = cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, columns, rows, Int32(clamping: stride))
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(texture)), surface: surface, bytes: bytes)
  }

  /// Wraps `gdk_texture_download`: copies the pixels.
  private func downloaded() -> OpaquePointer {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(clamping: pixelWidth), Int32(clamping: pixelHeight))!
    if let data = cairo_image_surface_get_data(surface) {
      gdk_texture_download(ref.opaque, data, gsize(clamping: cairo_image_surface_get_stride(surface)))
      cairo_surface_mark_dirty(surface)
    }
    return surface
  }

  /// Fills a rectangle with the whole texture, for the cairo renderer.
  ///
  /// GTK's node copies all pixels in each frame, even outside the damaged area. A cairo node refers to the surface.
  func fill(_ rect: Rect, on context: OpaquePointer) {
    let surface = surface ?? downloaded()
    self.surface = surface
    let (across, down) = scales(in: rect.size)
    let corner = Point(x: (rect.minX * across).rounded() / across, y: (rect.minY * down).rounded() / down)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, across, down)
    cairo_matrix_translate(&matrix, -corner.x, -corner.y)
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_matrix(pattern, &matrix)
    let shown = extent(in: rect)
    cairo_rectangle(context, shown.minX, shown.minY, shown.size.width, shown.size.height)
    cairo_fill(context)
  }

  /// Returns the area of all pixels if the texture fills `rect`: up to a pixel larger, if a side was rounded up.
  func extent(in rect: Rect) -> Rect {
    guard density != nil else { return rect }
    let (across, down) = scales(in: rect.size)
    return Rect(origin: rect.origin, size: Size(width: Double(pixelWidth) / across, height: Double(pixelHeight) / down))
  }

  private func scales(in size: Size) -> (across: Double, down: Double) {
    (scale(pixelWidth, size.width), scale(pixelHeight, size.height))
  }

  /// Returns the scale that it was drawn with, or a whole number, if `side` was rounded up, to avoid blending pixels.
  private func scale(_ pixels: Int, _ side: Double) -> Double {
    let scale = Double(pixels) / side
    let exact = density ?? scale.rounded()
    return abs(exact * side - Double(pixels)) < 1 ? exact : scale
  }

  /// The longest side of a drawn texture in pixels; GPUs support this size (`GL_MAX_TEXTURE_SIZE`).
  nonisolated public static let largestSide = 16_384

  private static func side(_ pixels: Double) -> Int32 {
    Int32(clamping: min(max(Int(clamping: pixels.rounded(.up)), 1), largestSide))
  }
}
