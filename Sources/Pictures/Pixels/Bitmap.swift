import CGtk
import Widgets

/// Pixels in memory that nobody changes, readable on every thread.
///
/// Textures and parts of it share its memory, so that cutting it up copies nothing. A pixel takes four bytes
/// (`CAIRO_FORMAT_ARGB32`).
nonisolated public final class Bitmap: Sendable {
  /// In cairo's format.
  let pixels: Pixels

  init(_ pixels: Pixels) { self.pixels = pixels }

  /// The pixels of a pixbuf.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is no memory for them.
  convenience init(_ pixbuf: Pixbuf) throws(PictureError) {
    let texture = gdk_texture_new_for_pixbuf(pixbuf.pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(try Pixels(pixbuf.size) { gdk_texture_download(texture, $0, gsize(clamping: $1)) })
  }

  /// The size in pixels; no side is shorter than one.
  public var size: PixelSize { pixels.size }

  /// A part of the picture, as far as it lies inside; at least one pixel.
  ///
  /// It shares the memory. Wraps `g_bytes_new_from_bytes`.
  public func part(_ part: PixelRect) -> Bitmap { Bitmap(pixels.part(part)) }

  /// The picture stretched or shrunk to `target`, each side from 1 to ``PictureLoader/largestScaledSide`` pixels.
  ///
  /// Takes a while for a large picture, on whatever thread it is called. Nothing is copied where the size is right.
  ///
  /// Wraps `cairo_paint` with `CAIRO_FILTER_GOOD`.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is no memory for it.
  public func scaled(to target: PixelSize) throws(PictureError) -> Bitmap {
    guard target != size else { return self }
    return try painted(at: target) { _ in }
  }

  /// A copy of the picture, of another size perhaps, on which `draw` then draws in pixels.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is no memory for it.
  func painted(at target: PixelSize, _ draw: (OpaquePointer?) -> Void) throws(PictureError) -> Bitmap {
    let scaled = try Pixels(target) { data, stride in
      let source = surface(UnsafeMutablePointer(mutating: pixels.start), size, stride: pixels.stride)
      let surface = surface(data, target, stride: stride)
      let context = cairo_create(surface)
      cairo_save(context)
      cairo_scale(
        context, Double(target.width) / Double(size.width), Double(target.height) / Double(size.height))
      cairo_set_source_surface(context, source, 0, 0)
      // The edge stays as it is, and does not fade into the nothing around it.
      cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
      cairo_restore(context)
      draw(context)
      cairo_destroy(context)
      for surface in [surface, source] { cairo_surface_destroy(surface) }
    }
    return Bitmap(scaled)
  }

  /// A cairo surface over pixels that it does not own.
  private func surface(_ data: UnsafeMutablePointer<UInt8>, _ size: PixelSize, stride: Int) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(clamping: size.width), Int32(clamping: size.height), Int32(clamping: stride))
  }

  /// The picture as a texture, which shares its memory.
  ///
  /// Wraps `gdk_memory_texture_new`.
  @MainActor public var texture: Texture { pixels.texture }
}
