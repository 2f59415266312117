import Geometry

extension TextLayout {
  /// The smallest size of a label at a text size of 100 %, in device-independent pixels.
  public static let smallestLabel = 11.0

  /// Lays out a label in at most `space`, in the desktop's text size, and never smaller than at 100 %.
  ///
  /// Lengths are in device-independent pixels (`pango_layout_get_pixel_size`).
  ///
  /// - Parameters:
  ///   - text: A text without line breaks.
  ///   - space: The maximum size; the height is exceeded if the smallest text is higher.
  ///   - pixelSize: The font size at 100 %.
  ///   - smallest: The font size to which the label may shrink before it is ellipsized; above 0.
  public static func label(
    _ text: String, in space: Size, pixelSize: Double, smallest: Double = TextLayout.smallestLabel, bold: Bool = false,
    for widget: Widget
  ) -> TextLayout {
    func fitted(_ size: Double) -> TextLayout {
      let height = TextLayout(text, pixelSize: size, bold: bold, for: widget).size.height
      let size = max(smallest, min(size, size * space.height / max(1, height)))
      return .fitting(text, width: space.width, pixelSize: size, least: smallest, bold: bold, for: widget)
    }
    let size = max(smallest, pixelSize)
    let usual = fitted(size)
    guard widget.textScale != 1 else { return usual }
    // Rounding can make a large text that is shrunk to fit smaller than one that just fits.
    let scaled = fitted(max(smallest, size * widget.textScale))
    return widget.textScale > 1 && scaled.size.height < usual.size.height ? usual : scaled
  }

  /// Returns the one font size of labels beside each other: the smallest that ``label(_:in:pixelSize:smallest:bold:for:)``
  /// gives any of them.
  ///
  /// Lengths are in device-independent pixels.
  ///
  /// - Parameters:
  ///   - texts: Texts without line breaks.
  ///   - space: The maximum size of each label.
  ///   - pixelSize: The font size at a text size of 100 %.
  ///   - smallest: The font size to which the labels may shrink before they are ellipsized; above 0.
  public static func labelSize(
    of texts: [String], in space: Size, pixelSize: Double, smallest: Double = TextLayout.smallestLabel,
    bold: Bool = false, for widget: Widget
  ) -> Double {
    let labels = texts.map { label($0, in: space, pixelSize: pixelSize, smallest: smallest, bold: bold, for: widget) }
    return labels.map(\.pixelSize).min() ?? max(smallest, pixelSize)
  }

  /// Lays out a label in a size of ``labelSize(of:in:pixelSize:smallest:bold:for:)``, ellipsized at `width`.
  ///
  /// - Parameters:
  ///   - size: The font size at the desktop's text size, in device-independent pixels.
  ///   - width: The maximum width, in device-independent pixels.
  public static func label(
    _ text: String, size: Double, width: Double, bold: Bool = false, for widget: Widget
  ) -> TextLayout {
    let layout = TextLayout(text, pixelSize: size, bold: bold, for: widget)
    if layout.size.width > width { layout.limit(to: width) }
    return layout
  }
}
