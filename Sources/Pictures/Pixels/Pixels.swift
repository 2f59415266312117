import CGtk
import Widgets

/// Immutable rows of pixels in memory, usable on every thread.
///
/// A pixel is a native-endian word, premultiplied (`CAIRO_FORMAT_ARGB32`). Textures and parts share the memory.
/// Wraps `GBytes`.
nonisolated final class Pixels: @unchecked Sendable {
  static let bytesPerPixel = 4

  let size: PixelSize
  /// The distance between rows, in bytes.
  let stride: Int
  private let bytes: OpaquePointer

  private init(adopting bytes: OpaquePointer, size: PixelSize, stride: Int) {
    (self.bytes, self.size, self.stride) = (bytes, size, stride)
  }

  deinit { g_bytes_unref(bytes) }

  /// Allocates contiguous rows, and calls `write` to fill them; throws ``PictureError/tooLarge(_:)`` if out of memory.
  ///
  /// Wraps `g_try_malloc0`.
  convenience init(
    _ size: PixelSize, _ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
  ) throws(PictureError) {
    let stride = size.width * Pixels.bytesPerPixel
    let count = gsize(clamping: stride * size.height)
    guard let data = g_try_malloc0(count) else { throw .tooLarge(size) }
    write(data.assumingMemoryBound(to: UInt8.self), stride)
    self.init(adopting: g_bytes_new_take(data, count), size: size, stride: stride)
  }

  /// The first pixel of the first row; valid for the lifetime of this object.
  var start: UnsafePointer<UInt8> { g_bytes_get_data(bytes, nil)!.assumingMemoryBound(to: UInt8.self) }

  var opacities: ClosedRange<UInt8> {
    var (lowest, highest): (UInt32, UInt32) = (255, 0)
    for row in 0..<size.height {
      (start + row * stride).withMemoryRebound(to: UInt32.self, capacity: size.width) { words in
        for column in 0..<size.width {
          let opacity = words[column] >> 24
          (lowest, highest) = (min(lowest, opacity), max(highest, opacity))
        }
      }
    }
    return UInt8(truncatingIfNeeded: lowest)...UInt8(truncatingIfNeeded: highest)
  }

  /// Returns a part, clamped to the bounds and at least one pixel, which shares the memory.
  func part(_ part: PixelRect) -> Pixels {
    let part = part.clamped(to: size)
    let start = part.y * stride + part.x * Pixels.bytesPerPixel
    let count = (part.size.height - 1) * stride + part.size.width * Pixels.bytesPerPixel
    return Pixels(
      adopting: g_bytes_new_from_bytes(bytes, gsize(clamping: start), gsize(clamping: count)), size: part.size,
      stride: stride)
  }

  @MainActor var texture: Texture {
    Texture(sharing: bytes, width: size.width, height: size.height, stride: stride)
  }
}
