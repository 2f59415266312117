import CGtk
import Widgets

/// An immutable picture in memory, usable on every thread (`GBytes`).
///
/// A pixel is a native-endian word, premultiplied (`CAIRO_FORMAT_ARGB32`). Textures and parts share the memory.
nonisolated public final class Bitmap: @unchecked Sendable {
  static let bytesPerPixel = 4

  /// The size in pixels; both sides are at least 1.
  public let size: PixelSize
  /// The distance between rows, in bytes.
  let stride: Int
  private let bytes: OpaquePointer

  private init(adopting bytes: OpaquePointer, size: PixelSize, stride: Int) {
    (self.bytes, self.size, self.stride) = (bytes, size, stride)
  }

  deinit { g_bytes_unref(bytes) }

  /// Allocates rows for `write` to fill; throws ``PictureError/tooLarge(_:)`` if out of memory (`g_try_malloc0`).
  convenience init(
    _ size: PixelSize, _ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
  ) throws(PictureError) {
    let stride = size.width * Bitmap.bytesPerPixel
    let count = gsize(clamping: stride * size.height)
    guard let data = g_try_malloc0(count) else { throw .tooLarge(size) }
    write(data.assumingMemoryBound(to: UInt8.self), stride)
    self.init(adopting: g_bytes_new_take(data, count), size: size, stride: stride)
  }

  convenience init(_ pixbuf: Pixbuf) throws(PictureError) {
    let texture = gdk_texture_new_for_pixbuf(pixbuf.pointer)!
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    try self.init(texture)
  }

  /// Copies the pixels of a texture; throws ``PictureError/tooLarge(_:)`` if out of memory (`gdk_texture_download`).
  convenience init(_ texture: OpaquePointer) throws(PictureError) {
    let size = PixelSize(
      width: Int(clamping: gdk_texture_get_width(texture)), height: Int(clamping: gdk_texture_get_height(texture)))
    try self.init(size) { gdk_texture_download(texture, $0, gsize(clamping: $1)) }
  }

  /// The first pixel of the first row; valid for the lifetime of this object.
  var start: UnsafePointer<UInt8> { g_bytes_get_data(bytes, nil)!.assumingMemoryBound(to: UInt8.self) }

  var opacities: ClosedRange<UInt8> {
    var (lowest, highest): (UInt32, UInt32) = (255, 0)
    for row in 0..<size.height {
      let words = UnsafeRawBufferPointer(start: start + row * stride, count: size.width * Self.bytesPerPixel)
      for word in words.bindMemory(to: UInt32.self) {
        (lowest, highest) = (min(lowest, word >> 24), max(highest, word >> 24))
      }
    }
    return UInt8(truncatingIfNeeded: lowest)...UInt8(truncatingIfNeeded: highest)
  }

  /// Returns a part in the shared memory, clamped to the bounds and at least one pixel (`g_bytes_new_from_bytes`).
  public func part(_ part: PixelRect) -> Bitmap {
    let part = part.clamped(to: size)
    let start = part.y * stride + part.x * Bitmap.bytesPerPixel
    let count = (part.size.height - 1) * stride + part.size.width * Bitmap.bytesPerPixel
    return Bitmap(
      adopting: g_bytes_new_from_bytes(bytes, gsize(clamping: start), gsize(clamping: count)), size: part.size,
      stride: stride)
  }

  /// Returns `columns` × `rows` parts by rows, whose sides differ by at most one pixel and which share the memory.
  ///
  /// Both are at least 1. If there are fewer pixels than parts, each part is one pixel, which several may share.
  public func tiles(columns: Int, rows: Int) -> [Bitmap] { size.tiles(columns: columns, rows: rows).map(part) }

  /// A new texture that shares the picture's memory (`gdk_memory_texture_new`).
  @MainActor public var texture: Texture {
    Texture(sharing: bytes, width: size.width, height: size.height, stride: stride)
  }
}
