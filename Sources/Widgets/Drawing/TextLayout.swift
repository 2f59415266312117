import CGtk
import Geometry

/// A line of text in a widget's font, measured and ready to be drawn (`PangoLayout`).
public final class TextLayout {
  /// The font size that was requested, in device-independent pixels.
  public let pixelSize: Double

  let ref: GObjectRef
  /// The drawn size divided by the laid out size.
  let factor: Double
  let isOutlined: Bool

  /// The smallest outlined text, in device-independent pixels.
  private static let smallestOutlines = 24.0
  /// The font size of all outlined text, in device-independent pixels.
  private static let outlineSize = 64.0
  /// In dots per inch; constant, because GTK's own value changes with the desktop's text size.
  private static let resolution = 96.0

  /// Lays out `text` at `pixelSize` device-independent pixels (`gtk_widget_create_pango_layout`).
  ///
  /// Pango and cairo cache hundreds of fonts of about 50 KiB each, one for each size. Text drawn as glyphs is therefore
  /// rounded down to one of few sizes, regardless of the desktop's text size.
  ///
  /// - Parameter keepsGlyphs: Whether large text is glyphs too: faster for hundreds of texts, and for emoji.
  public init(
    _ text: String, pixelSize: Double, bold: Bool = false, keepsGlyphs: Bool = false, for widget: Widget
  ) {
    self.pixelSize = pixelSize
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.pointer, text)))
    isOutlined = pixelSize >= Self.smallestOutlines && !keepsGlyphs
    factor = isOutlined ? pixelSize / Self.outlineSize : 1
    let fontSize = isOutlined ? Self.outlineSize : max(1, pixelSize.quantized(8, .down))
    let context = gtk_widget_get_pango_context(widget.pointer)
    // At another resolution, Pango would cache another font for the same pixel size.
    pango_cairo_context_set_resolution(context, Self.resolution)
    let font = pango_font_description_copy(pango_context_get_font_description(context))
    pango_font_description_set_absolute_size(font, fontSize * Double(PANGO_SCALE))
    if bold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(ref.opaque, font)
    pango_font_description_free(font)
  }

  /// The size of the text in device-independent pixels (`pango_layout_get_pixel_size`).
  public var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(ref.opaque, &width, &height)
    return Size(width: Double(width) * factor, height: Double(height) * factor)
  }

  /// Wraps `pango_layout_get_pixel_extents`, in device-independent pixels from the top left corner of the text.
  var inkBounds: Rect {
    var ink = PangoRectangle()
    pango_layout_get_pixel_extents(ref.opaque, &ink, nil)
    return Rect(
      x: Double(ink.x) * factor, y: Double(ink.y) * factor, width: Double(ink.width) * factor,
      height: Double(ink.height) * factor)
  }

  /// Whether the installed fonts have a glyph for each character (`pango_layout_get_unknown_glyphs_count`).
  public var isComplete: Bool { pango_layout_get_unknown_glyphs_count(ref.opaque) == 0 }

  /// Ellipsizes the text at a width in device-independent pixels (`pango_layout_set_width`).
  ///
  /// Infinity, NaN and widths over two million pixels mean no limit.
  public func limit(to width: Double) {
    pango_layout_set_width(ref.opaque, Int32(pangoUnits: width / factor))
    pango_layout_set_ellipsize(ref.opaque, PANGO_ELLIPSIZE_END)
  }

  /// Lays out text on centered lines within a size: shrunk if necessary, then ellipsized.
  ///
  /// - Parameter smallest: The lowest font size, from 0 to 1 of `pixelSize` (`pango_layout_set_wrap`).
  public static func wrapping(
    _ text: String, in size: Size, pixelSize: Double, smallest: Double = 0.3, bold: Bool = false, for widget: Widget
  ) -> TextLayout {
    var pixels = pixelSize
    var layout = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
    layout.wrap(in: size.width)
    while layout.size.height > size.height || layout.cutsWord, pixels > pixelSize * smallest {
      pixels *= 0.9
      layout = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
      layout.wrap(in: size.width)
    }
    if layout.size.height > size.height {
      pango_layout_set_ellipsize(layout.ref.opaque, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout.ref.opaque, Int32(pangoUnits: size.height / layout.factor))
    }
    // Otherwise the lines are centered in the whole width, of which the size tells nothing.
    pango_layout_set_width(layout.ref.opaque, Int32(pangoUnits: (layout.size.width / layout.factor).rounded(.up)))
    return layout
  }

  private func wrap(in width: Double) {
    pango_layout_set_width(ref.opaque, Int32(pangoUnits: width / factor))
    pango_layout_set_wrap(ref.opaque, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_alignment(ref.opaque, PANGO_ALIGN_CENTER)
  }

  /// Whether a line ends where the text must not be broken, such as within a word of a script that has spaces.
  private var cutsWord: Bool {
    var count: Int32 = 0
    guard let text = pango_layout_get_text(ref.opaque),
      let characters = pango_layout_get_log_attrs_readonly(ref.opaque, &count)
    else { return false }
    return (1..<max(1, pango_layout_get_line_count(ref.opaque))).contains { number in
      guard let line = pango_layout_get_line_readonly(ref.opaque, number) else { return false }
      let start = g_utf8_pointer_to_offset(text, text + Int(clamping: line.pointee.start_index))
      return start < Int(clamping: count) && characters[start].is_line_break == 0
    }
  }

  /// Lays out text in at most `width` device-independent pixels: shrunk if necessary, then ellipsized.
  ///
  /// - Parameter smallest: The lowest font size, from 0 to 1 of `pixelSize` (`pango_layout_get_pixel_size`).
  public static func fitting(
    _ text: String, width: Double, pixelSize: Double, smallest: Double = 0.5, bold: Bool = false, for widget: Widget
  ) -> TextLayout {
    let least = (pixelSize * smallest).rounded(.down)
    return fitting(text, width: width, pixelSize: pixelSize, least: least, bold: bold, for: widget)
  }

  /// Lays out text as ``fitting(_:width:pixelSize:smallest:bold:for:)``, with the lowest font size itself.
  static func fitting(
    _ text: String, width: Double, pixelSize: Double, least: Double, bold: Bool, for widget: Widget
  ) -> TextLayout {
    let full = TextLayout(text, pixelSize: pixelSize, bold: bold, for: widget)
    guard full.size.width > width else { return full }
    var pixels = max(least, (pixelSize * width / full.size.width).rounded(.down))
    var shrunk = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
    // The width is not proportional to the size, because glyphs are rounded to whole pixels.
    while shrunk.size.width > width, pixels > least {
      pixels = max(least, pixels - 1)
      shrunk = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
    }
    if shrunk.size.width > width { shrunk.limit(to: width) }
    return shrunk
  }
}
