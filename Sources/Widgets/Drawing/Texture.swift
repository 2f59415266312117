import CGtk
import DragAndDrop

/// A picture that the graphics card keeps; immutable.
///
/// Wraps `GdkTexture`.
public final class Texture {
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

  /// Wraps any `GdkTexture`; as with the casts of C, nobody checks that it is one.
  public init(_ ref: GObjectRef) { self.ref = ref }

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
    let snapshot = gtk_snapshot_new()!
    draw(Snapshot(pointer: snapshot))
    // Gives the snapshot back too; nil when nothing was drawn.
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    self.init(GObjectRef(adopting: UnsafeMutableRawPointer(Texture.memoryTexture(taking: surface!, width, height))))
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
