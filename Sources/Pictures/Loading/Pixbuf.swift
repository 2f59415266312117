import CGtk

/// Decoded pixels as gdk-pixbuf holds them, on any one thread.
///
/// Wraps `GdkPixbuf`.
nonisolated final class Pixbuf {
  let pointer: OpaquePointer

  /// Takes over a reference ('transfer full').
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var size: PixelSize {
    PixelSize(
      width: Int(clamping: gdk_pixbuf_get_width(pointer)), height: Int(clamping: gdk_pixbuf_get_height(pointer)))
  }

  /// Whether it has to be turned by a quarter, one way or the other, to be upright.
  var isTurned: Bool {
    gdk_pixbuf_get_option(pointer, "orientation").map { ("5"..."8").contains(String(cString: $0)) } ?? false
  }

  /// The same picture, no longer than `side`; nil when there is no memory for it.
  func scaledDown(toLongestSide side: Int) -> Pixbuf? {
    guard size.longestSide > side else { return self }
    let target = size.scaled(toLongestSide: side)
    guard
      let scaled = gdk_pixbuf_scale_simple(
        pointer, Int32(clamping: target.width), Int32(clamping: target.height), GDK_INTERP_BILINEAR)
    else { return nil }
    // Its orientation, above all.
    gdk_pixbuf_copy_options(pointer, scaled)
    return Pixbuf(adopting: scaled)
  }

  /// The same picture, turned and mirrored as its orientation says; nil when there is no memory for it.
  func upright() -> Pixbuf? { gdk_pixbuf_apply_embedded_orientation(pointer).map(Pixbuf.init(adopting:)) }

  /// The picture as a JPEG, or as a PNG if it has an alpha channel; nil where that fails.
  func encoded() -> [UInt8]? {
    gdk_pixbuf_get_has_alpha(pointer) != 0
      ? encoded(as: "png", setting: "compression", to: "3") : encoded(as: "jpeg", setting: "quality", to: "92")
  }

  private func encoded(as format: String, setting key: String, to value: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (keys, values) = ([g_strdup(key), nil], [g_strdup(value), nil])
    defer { for text in keys + values { g_free(text) } }
    let append: GdkPixbufSaveFunc = { data, count, _, bytes in
      guard let data else { return 1 }
      bytes?.assumingMemoryBound(to: [UInt8].self).pointee
        .append(contentsOf: UnsafeRawBufferPointer(start: data, count: Int(clamping: count)))
      return 1
    }
    let isEncoded = withUnsafeMutablePointer(to: &bytes) { bytes in
      gdk_pixbuf_save_to_callbackv(pointer, append, bytes, format, &keys, &values, nil) != 0
    }
    return isEncoded ? bytes : nil
  }
}
