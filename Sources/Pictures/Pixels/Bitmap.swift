import CGtk
import Widgets

/// An immutable picture in memory, usable on every thread.
///
/// Textures and parts share its memory. A pixel has four bytes (`CAIRO_FORMAT_ARGB32`).
nonisolated public final class Bitmap: Sendable {
  let pixels: Pixels

  init(_ pixels: Pixels) { self.pixels = pixels }

  /// Copies the pixels of a pixbuf; throws ``PictureError/tooLarge(_:)`` if out of memory.
  convenience init(_ pixbuf: Pixbuf) throws(PictureError) {
    let texture = gdk_texture_new_for_pixbuf(pixbuf.pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    self.init(try Pixels(pixbuf.size) { gdk_texture_download(texture, $0, gsize(clamping: $1)) })
  }

  /// The size in pixels; both sides are at least 1.
  public var size: PixelSize { pixels.size }

  /// Returns a part of the picture, clamped to its bounds and at least one pixel, which shares the memory.
  ///
  /// Wraps `g_bytes_new_from_bytes`.
  public func part(_ part: PixelRect) -> Bitmap { Bitmap(pixels.part(part)) }

  /// Returns the picture scaled to `target`, with sides from 1 to ``PictureLoader/largestScaledSide`` pixels.
  ///
  /// Takes a while for large pictures, on the calling thread; returns the same object if the size does not change.
  /// Wraps `cairo_paint` with `CAIRO_FILTER_GOOD`.
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if there is not enough memory.
  public func scaled(to target: PixelSize) throws(PictureError) -> Bitmap {
    guard target != size else { return self }
    return try painted(at: target) { _ in }
  }

  /// Returns a scaled copy on which `draw` draws with a cairo context, in pixels of the copy.
  func painted(at target: PixelSize, _ draw: (OpaquePointer?) -> Void) throws(PictureError) -> Bitmap {
    let scaled = try Pixels(target) { data, stride in
      let source = surface(UnsafeMutablePointer(mutating: pixels.start), size, stride: pixels.stride)
      let surface = surface(data, target, stride: stride)
      let context = cairo_create(surface)
      cairo_save(context)
      cairo_scale(
        context, Double(target.width) / Double(size.width), Double(target.height) / Double(size.height))
      cairo_set_source_surface(context, source, 0, 0)
      // Without padding, the edges would become partly transparent.
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

  private func surface(_ data: UnsafeMutablePointer<UInt8>, _ size: PixelSize, stride: Int) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(clamping: size.width), Int32(clamping: size.height), Int32(clamping: stride))
  }

  /// A texture that shares the picture's memory.
  ///
  /// Wraps `gdk_memory_texture_new`.
  @MainActor public var texture: Texture { pixels.texture }
}
