import CGtk

/// Pixels in memory that nobody changes, readable on every thread.
///
/// Textures and parts of it share its memory, so that cutting it up copies nothing.
nonisolated public final class Bitmap: @unchecked Sendable {
  /// How many bytes a pixel takes: cairo's ARGB32, one native-endian word, premultiplied.
  static let bytesPerPixel = 4
  private static let format =
    1.littleEndian == 1 ? GDK_MEMORY_B8G8R8A8_PREMULTIPLIED : GDK_MEMORY_A8R8G8B8_PREMULTIPLIED

  /// The size.
  public let size: PixelSize
  /// From one row to the next, in bytes.
  private let stride: Int
  private let bytes: OpaquePointer

  private init(adopting bytes: OpaquePointer, size: PixelSize, stride: Int) {
    (self.bytes, self.size, self.stride) = (bytes, size, stride)
  }

  deinit { g_bytes_unref(bytes) }

  /// The pixels of a pixbuf.
  convenience init(_ pixbuf: Pixbuf) {
    let texture = gdk_texture_new_for_pixbuf(pixbuf.pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let stride = pixbuf.size.width * Bitmap.bytesPerPixel
    let count = gsize(stride * pixbuf.size.height)
    let data = g_malloc(count)!
    gdk_texture_download(texture, data.assumingMemoryBound(to: guchar.self), gsize(stride))
    self.init(adopting: g_bytes_new_take(data, count), size: pixbuf.size, stride: stride)
  }

  /// A part of the picture, as far as it lies inside; at least one pixel.
  public func part(_ part: PixelRect) -> Bitmap {
    let part = part.clamped(to: size)
    let start = part.y * stride + part.x * Bitmap.bytesPerPixel
    let count = (part.size.height - 1) * stride + part.size.width * Bitmap.bytesPerPixel
    return Bitmap(
      adopting: g_bytes_new_from_bytes(bytes, gsize(start), gsize(count)), size: part.size, stride: stride)
  }

  /// The picture stretched or shrunk to `target`, each side from 1 to ``PictureLoader/largestScaledSide``.
  ///
  /// Takes a while for a large picture, on whatever thread it is called. Nothing is copied where the size is right.
  public func scaled(to target: PixelSize) -> Bitmap {
    guard target != size else { return self }
    return painted(at: target) { _ in }
  }

  /// A copy of the picture, of another size perhaps, on which `draw` then draws in pixels.
  func painted(at target: PixelSize, _ draw: (OpaquePointer?) -> Void) -> Bitmap {
    let stride = target.width * Bitmap.bytesPerPixel
    let count = gsize(stride * target.height)
    let data = g_malloc(count)!
    let source = surface(g_bytes_get_data(bytes, nil)!, size, self.stride)
    let surface = surface(data, target, stride)
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
    return Bitmap(adopting: g_bytes_new_take(data, count), size: target, stride: stride)
  }

  /// A cairo surface over pixels that it does not own.
  private func surface(_ data: UnsafeRawPointer, _ size: PixelSize, _ stride: Int) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(mutating: data).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(size.width), Int32(size.height), Int32(stride))
  }
}

extension Bitmap {
  /// The picture as a texture.
  public var texture: Texture {
    let texture = gdk_memory_texture_new(Int32(size.width), Int32(size.height), Bitmap.format, bytes, gsize(stride))!
    return Texture(GObjectRef(adopting: UnsafeMutableRawPointer(texture)))
  }

  /// The picture cut into tiles, row by row, that differ by no more than a pixel; with fewer pixels than tiles they share some.
  ///
  /// Nothing is scaled: a picture ``scaled(to:)`` the board's size in device pixels gives tiles that are drawn as they are.
  public func tiles(columns: Int, rows: Int) -> [Texture] {
    tileFrames(columns: columns, rows: rows).map { part($0).texture }
  }

  /// Where the picture is cut.
  nonisolated func tileFrames(columns: Int, rows: Int) -> [PixelRect] {
    (0..<rows).flatMap { row in
      (0..<columns).map { column in
        let (left, top) = (column * size.width / columns, row * size.height / rows)
        let (right, bottom) = ((column + 1) * size.width / columns, (row + 1) * size.height / rows)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }
}
