import CGtk

nonisolated extension Bitmap {
  /// Returns the picture scaled to `target`, with sides from 1 to ``PictureLoader/largestScaledSide`` pixels.
  ///
  /// Takes a while for large pictures, on the calling thread; returns itself for the same size (`cairo_paint`).
  ///
  /// - Throws: ``PictureError/tooLarge(_:)`` if out of memory.
  public func scaled(to target: PixelSize) throws(PictureError) -> Bitmap {
    guard target != size else { return self }
    return try painted(at: target) { _ in }
  }

  /// Returns a scaled copy on which `draw` draws with a cairo context, in pixels of the copy.
  func painted(at target: PixelSize, _ draw: (OpaquePointer?) -> Void) throws(PictureError) -> Bitmap {
    try Bitmap(target) { data, stride in paint(on: data, target, stride: stride, draw) }
  }

  func paint(
    on data: UnsafeMutablePointer<UInt8>, _ target: PixelSize, stride: Int, _ draw: (OpaquePointer?) -> Void
  ) {
    let surface = Self.surface(data, target, stride: stride)
    let context = cairo_create(surface)
    cairo_save(context)
    cairo_scale(context, Double(target.width) / Double(size.width), Double(target.height) / Double(size.height))
    // Without padding, the edges would become partly transparent.
    setSource(of: context, CAIRO_FILTER_GOOD, CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_restore(context)
    draw(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Makes this picture, which has to outlive `context`, the source of drawing (`cairo_set_source_surface`).
  func setSource(of context: OpaquePointer?, _ filter: cairo_filter_t, _ extend: cairo_extend_t) {
    let surface = Self.surface(UnsafeMutablePointer(mutating: start), size, stride: stride)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_surface_destroy(surface)
    cairo_pattern_set_filter(cairo_get_source(context), filter)
    cairo_pattern_set_extend(cairo_get_source(context), extend)
  }

  private static func surface(_ data: UnsafeMutablePointer<UInt8>, _ size: PixelSize, stride: Int) -> OpaquePointer? {
    cairo_image_surface_create_for_data(
      data, CAIRO_FORMAT_ARGB32, Int32(clamping: size.width), Int32(clamping: size.height), Int32(clamping: stride))
  }
}
