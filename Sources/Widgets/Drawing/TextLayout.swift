import CGtk
import DragAndDrop

/// A line of text, measured and ready to be drawn, in the font of the widget that it is made for.
///
/// Wraps `PangoLayout`.
public final class TextLayout {
  let ref: GObjectRef
  /// How much larger it is drawn than it was laid out.
  let factor: Double
  /// Whether it is drawn in outlines.
  let isOutlined: Bool

  /// From so many device-independent pixels on, letters are outlines of one font.
  private static let smallestOutlines = 24.0
  /// The size in which outlines are laid out, in device-independent pixels.
  private static let outlineSize = 64.0
  /// Of all texts, in dots per inch; GTK's own changes with the desktop's text size.
  private static let resolution = 96.0

  /// Lays `text` out in the widget's font at `pixelSize` device-independent pixels.
  ///
  /// Pango and cairo keep hundreds of fonts of some 50 KiB each, one for each size. So text drawn in glyphs has the next of
  /// few smaller sizes, and the same ones whatever the desktop's text size is. Wraps `gtk_widget_create_pango_layout`.
  ///
  /// - Parameter keepsGlyphs: Whether large text is drawn in glyphs too: hundreds of texts are drawn more quickly, and an
  ///   emoji has no outlines.
  public init(
    _ text: String, pixelSize: Double, bold: Bool = false, keepsGlyphs: Bool = false, for widget: Widget
  ) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget.pointer, text)))
    isOutlined = pixelSize >= Self.smallestOutlines && !keepsGlyphs
    factor = isOutlined ? pixelSize / Self.outlineSize : 1
    let fontSize = isOutlined ? Self.outlineSize : max(1, pixelSize.quantized(8, .down))
    let context = gtk_widget_get_pango_context(widget.pointer)
    // What is as large in pixels with another resolution would be another font for Pango.
    pango_cairo_context_set_resolution(context, Self.resolution)
    let font = pango_font_description_copy(pango_context_get_font_description(context))
    pango_font_description_set_absolute_size(font, fontSize * Double(PANGO_SCALE))
    if bold { pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD) }
    pango_layout_set_font_description(ref.opaque, font)
    pango_font_description_free(font)
  }

  /// The size of the laid out text, in device-independent pixels.
  ///
  /// Wraps `pango_layout_get_pixel_size`.
  public var size: Size {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(ref.opaque, &width, &height)
    return Size(width: Double(width) * factor, height: Double(height) * factor)
  }

  /// What its letters cover, with the top left corner of the text at the origin, in device-independent pixels.
  ///
  /// Wraps `pango_layout_get_pixel_extents`.
  var inkBounds: Rect {
    var ink = PangoRectangle()
    pango_layout_get_pixel_extents(ref.opaque, &ink, nil)
    return Rect(
      x: Double(ink.x) * factor, y: Double(ink.y) * factor, width: Double(ink.width) * factor,
      height: Double(ink.height) * factor)
  }

  /// Whether the fonts of this system have a glyph for each of the characters.
  ///
  /// Wraps `pango_layout_get_unknown_glyphs_count`.
  public var isComplete: Bool { pango_layout_get_unknown_glyphs_count(ref.opaque) == 0 }

  /// Shortens the text with an ellipsis where it is wider than `width` device-independent pixels.
  ///
  /// A width that is infinite, NaN, or over two million pixels is no limit.
  ///
  /// Wraps `pango_layout_set_width` and `pango_layout_set_ellipsize`.
  public func limit(to width: Double) {
    pango_layout_set_width(ref.opaque, Int32(pangoUnits: width / factor))
    pango_layout_set_ellipsize(ref.opaque, PANGO_ELLIPSIZE_END)
  }

  /// One line of at most `width` device-independent pixels, shrunk or else cut with an ellipsis.
  ///
  /// The letters have `pixelSize` where they fit, and never less than `smallest` times that, from 0 to 1.
  ///
  /// Wraps `pango_layout_get_pixel_size`.
  public static func fitting(
    _ text: String, width: Double, pixelSize: Double, smallest: Double = 0.5, bold: Bool = false, for widget: Widget
  ) -> TextLayout {
    let full = TextLayout(text, pixelSize: pixelSize, bold: bold, for: widget)
    guard full.size.width > width else { return full }
    let least = (pixelSize * smallest).rounded(.down)
    var pixels = max(least, (pixelSize * width / full.size.width).rounded(.down))
    var shrunk = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
    // Letters do not shrink evenly, for they keep to whole pixels.
    while shrunk.size.width > width, pixels > least {
      pixels -= 1
      shrunk = TextLayout(text, pixelSize: pixels, bold: bold, for: widget)
    }
    if shrunk.size.width > width { shrunk.limit(to: width) }
    return shrunk
  }
}
