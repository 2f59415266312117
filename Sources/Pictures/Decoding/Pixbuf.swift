import CGtk

/// The decoded pixels of gdk-pixbuf, used on one thread at a time (`GdkPixbuf`).
nonisolated final class Pixbuf {
  let pointer: OpaquePointer

  /// Takes ownership of a reference ('transfer full').
  init(adopting pointer: OpaquePointer) { self.pointer = pointer }

  /// Adds a reference ('transfer none').
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

  /// Sets the Exif orientation, from 1 to 8, unless the loader has set it.
  func setOrientation(_ orientation: Int) { gdk_pixbuf_set_option(pointer, "orientation", "\(orientation)") }

  var visibleRows: Range<Int> {
    guard hasAlpha, let pixels = gdk_pixbuf_read_pixels(pointer) else {
      return 0..<size.height
    }
    let (size, stride) = (size, Int(clamping: gdk_pixbuf_get_rowstride(pointer)))
    func isVisible(_ row: Int) -> Bool { (0..<size.width).contains { pixels[row * stride + $0 * 4 + 3] > 0 } }
    guard let first = (0..<size.height).first(where: isVisible) else { return 0..<0 }
    return first..<((first..<size.height).last(where: isVisible) ?? first) + 1
  }

  /// Returns a copy that is transparent outside `rows`, or the picture itself for all rows; `nil` if out of memory.
  func cleared(except rows: Range<Int>) -> Pixbuf? {
    let (width, height) = (Int32(clamping: size.width), Int32(clamping: size.height))
    guard rows != 0..<size.height else { return self }
    guard let copy = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, width, height) else { return nil }
    gdk_pixbuf_fill(copy, 0)
    gdk_pixbuf_copy_options(pointer, copy)
    let top = Int32(clamping: rows.lowerBound)
    gdk_pixbuf_copy_area(pointer, 0, top, width, Int32(clamping: rows.count), copy, 0, top)
    return Pixbuf(adopting: copy)
  }

  func scaledDown(toLongestSide side: Int) -> Pixbuf? {
    guard size.longestSide > side else { return self }
    let target = size.scaled(toLongestSide: side)
    guard
      let scaled = gdk_pixbuf_scale_simple(
        pointer, Int32(clamping: target.width), Int32(clamping: target.height), GDK_INTERP_BILINEAR)
    else { return nil }
    // The options contain the orientation.
    gdk_pixbuf_copy_options(pointer, scaled)
    return Pixbuf(adopting: scaled)
  }

  func upright() -> Pixbuf? { gdk_pixbuf_apply_embedded_orientation(pointer).map(Pixbuf.init(adopting:)) }

  /// Returns the picture as a JPEG, or as a PNG if it has an alpha channel; `nil` on an error.
  func encoded() -> [UInt8]? {
    hasAlpha
      ? encoded(as: "png", setting: "compression", to: "3") : encoded(as: "jpeg", setting: "quality", to: "92")
  }

  private func encoded(as format: String, setting key: String, to value: String) -> [UInt8]? {
    var (keys, values) = ([g_strdup(key), nil], [g_strdup(value), nil])
    defer { for text in keys + values { g_free(text) } }
    var (data, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    guard gdk_pixbuf_save_to_bufferv(pointer, &data, &count, format, &keys, &values, nil) != 0 else { return nil }
    defer { g_free(data) }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(clamping: count)))
  }
}
