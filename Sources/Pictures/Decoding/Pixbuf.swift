import CGtk

/// Decoded pixels as gdk-pixbuf holds them, on any one thread.
///
/// Wraps `GdkPixbuf`.
nonisolated final class Pixbuf {
  let pointer: OpaquePointer

  /// Takes over a reference ('transfer full').
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  /// Takes a reference of its own ('transfer none').
  convenience init(sharing pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.init(adopting: pointer)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var hasAlpha: Bool { gdk_pixbuf_get_has_alpha(pointer) != 0 }

  var size: PixelSize {
    PixelSize(
      width: Int(clamping: gdk_pixbuf_get_width(pointer)), height: Int(clamping: gdk_pixbuf_get_height(pointer)))
  }

  /// Whether it has to be turned by a quarter, one way or the other, to be upright.
  var isTurned: Bool {
    gdk_pixbuf_get_option(pointer, "orientation").map { ("5"..."8").contains(String(cString: $0)) } ?? false
  }

  /// Sets how the picture is to be turned to be upright (Exif, from 1 to 8), unless its loader has done that.
  func setOrientation(_ orientation: Int) { gdk_pixbuf_set_option(pointer, "orientation", "\(orientation)") }

  /// The rows from the first to the last that have a visible pixel.
  var visibleRows: Range<Int> {
    guard hasAlpha, let pixels = gdk_pixbuf_read_pixels(pointer) else {
      return 0..<size.height
    }
    let (size, stride) = (size, Int(clamping: gdk_pixbuf_get_rowstride(pointer)))
    func isVisible(_ row: Int) -> Bool { (0..<size.width).contains { pixels[row * stride + $0 * 4 + 3] > 0 } }
    guard let first = (0..<size.height).first(where: isVisible) else { return 0..<0 }
    return first..<((first..<size.height).last(where: isVisible) ?? first) + 1
  }

  /// A copy of the picture that is transparent outside of some rows; the picture itself if these are all.
  ///
  /// Nil when there is no memory for it.
  func cleared(except rows: Range<Int>) -> Pixbuf? {
    guard rows != 0..<size.height else { return self }
    guard let copy = gdk_pixbuf_add_alpha(pointer, 0, 0, 0, 0).map(Pixbuf.init(adopting:)) else { return nil }
    gdk_pixbuf_copy_options(pointer, copy.pointer)
    for part in [0..<rows.lowerBound, rows.upperBound..<size.height] where !part.isEmpty {
      let missing = gdk_pixbuf_new_subpixbuf(
        copy.pointer, 0, Int32(clamping: part.lowerBound), Int32(clamping: size.width), Int32(clamping: part.count))
      gdk_pixbuf_fill(missing, 0)
      g_object_unref(UnsafeMutableRawPointer(missing))
    }
    return copy
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
    hasAlpha
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
