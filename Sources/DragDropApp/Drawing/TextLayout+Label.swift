import Geometry
import Widgets

extension TextLayout {
  /// The smallest text on a board at a text size of 100 %, in device-independent pixels.
  static let smallestLabel = 11.0

  /// Lays out a label in at most `space`, in the desktop's text size, and never smaller than at 100 %.
  ///
  /// - Parameters:
  ///   - pixelSize: The font size at 100 %, in device-independent pixels.
  ///   - smallest: The font size to which the label may shrink, before it is ellipsized.
  static func label(
    _ text: String, in space: Size, pixelSize: Double, smallest: Double = smallestLabel, bold: Bool = false,
    for widget: Widget
  ) -> TextLayout {
    func fitted(_ size: Double) -> TextLayout {
      let height = TextLayout(text, pixelSize: size, bold: bold, for: widget).size.height
      let size = max(smallest, min(size, size * space.height / max(1, height)))
      return .fitting(text, width: space.width, pixelSize: size, smallest: smallest / size, bold: bold, for: widget)
    }
    let size = max(smallest, pixelSize)
    let (usual, scaled) = (fitted(size), fitted(max(smallest, size * widget.textScale)))
    return widget.textScale > 1 && scaled.size.height < usual.size.height ? usual : scaled
  }
}
