import CGtk
import Widgets

/// How a pixel lies in memory.
nonisolated enum PixelFormat: Sendable {
  /// cairo's ARGB32: one native-endian word, premultiplied.
  case argb32
  /// A byte each for red, green and blue.
  case rgb

  /// How many bytes a pixel takes.
  var bytesPerPixel: Int { self == .rgb ? 3 : 4 }

  /// GTK's name for it.
  var gdk: GdkMemoryFormat {
    switch self {
    case .argb32: cgtk_memory_format_default()
    case .rgb: GDK_MEMORY_R8G8B8
    }
  }
}

/// Rows of pixels in memory that nobody changes, readable on every thread.
///
/// Textures and parts share the memory. Wraps `GBytes`.
nonisolated final class Pixels: @unchecked Sendable {
  let size: PixelSize
  /// From one row to the next, in bytes.
  let stride: Int
  let format: PixelFormat
  private let bytes: OpaquePointer

  private init(adopting bytes: OpaquePointer, size: PixelSize, stride: Int, format: PixelFormat) {
    (self.bytes, self.size, self.stride, self.format) = (bytes, size, stride, format)
  }

  deinit { g_bytes_unref(bytes) }

  /// Pixels that `write` puts into memory, whose rows follow each other without a gap.
  convenience init(
    _ size: PixelSize, _ format: PixelFormat, _ write: (UnsafeMutablePointer<UInt8>, _ stride: Int) -> Void
  ) {
    let stride = size.width * format.bytesPerPixel
    let count = gsize(stride * size.height)
    let data = g_malloc(count)!
    write(data.assumingMemoryBound(to: UInt8.self), stride)
    self.init(adopting: g_bytes_new_take(data, count), size: size, stride: stride, format: format)
  }

  /// The first pixel of the first row, for as long as this object lives.
  var start: UnsafePointer<UInt8> { g_bytes_get_data(bytes, nil)!.assumingMemoryBound(to: UInt8.self) }

  /// A part of them, as far as it lies inside; at least one pixel.
  func part(_ part: PixelRect) -> Pixels {
    let part = part.clamped(to: size)
    let start = part.y * stride + part.x * format.bytesPerPixel
    let count = (part.size.height - 1) * stride + part.size.width * format.bytesPerPixel
    return Pixels(
      adopting: g_bytes_new_from_bytes(bytes, gsize(start), gsize(count)), size: part.size, stride: stride,
      format: format)
  }

  /// The pixels as a texture.
  @MainActor var texture: Texture {
    let texture = gdk_memory_texture_new(Int32(size.width), Int32(size.height), format.gdk, bytes, gsize(stride))!
    return Texture(GObjectRef(adopting: UnsafeMutableRawPointer(texture)))
  }
}
