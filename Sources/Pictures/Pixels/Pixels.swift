import CGtk
import Widgets

/// Rows of pixels in memory that nobody changes, readable on every thread.
///
/// Each is one native-endian word, premultiplied (`CAIRO_FORMAT_ARGB32`). Textures and parts share the memory. Wraps
/// `GBytes`.
nonisolated final class Pixels: @unchecked Sendable {
  /// How many bytes a pixel takes.
  static let bytesPerPixel = 4

  let size: PixelSize
  /// From one row to the next, in bytes.
  let stride: Int
  private let bytes: OpaquePointer

  private init(adopting bytes: OpaquePointer, size: PixelSize, stride: Int) {
    (self.bytes, self.size, self.stride) = (bytes, size, stride)
  }

  deinit { g_bytes_unref(bytes) }

  /// Pixels that `write` puts into memory, whose rows follow each other without a gap.
  convenience init(_ size: PixelSize, _ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void) {
    let stride = size.width * Pixels.bytesPerPixel
    let count = gsize(clamping: stride * size.height)
    let data = g_malloc(count)!
    write(data.assumingMemoryBound(to: UInt8.self), stride)
    self.init(adopting: g_bytes_new_take(data, count), size: size, stride: stride)
  }

  /// The first pixel of the first row, for as long as this object lives.
  var start: UnsafePointer<UInt8> { g_bytes_get_data(bytes, nil)!.assumingMemoryBound(to: UInt8.self) }

  /// A part of them, as far as it lies inside; at least one pixel.
  func part(_ part: PixelRect) -> Pixels {
    let part = part.clamped(to: size)
    let start = part.y * stride + part.x * Pixels.bytesPerPixel
    let count = (part.size.height - 1) * stride + part.size.width * Pixels.bytesPerPixel
    return Pixels(
      adopting: g_bytes_new_from_bytes(bytes, gsize(clamping: start), gsize(clamping: count)), size: part.size,
      stride: stride)
  }

  /// The pixels as a texture.
  @MainActor var texture: Texture {
    Texture(sharing: bytes, width: size.width, height: size.height, stride: stride)
  }
}
