import CGtk

/// A text that takes the keyboard focus, so that a screen reader reads it.
///
/// Wraps `GTK_ACCESSIBLE_ROLE_LABEL`.
public final class Paragraph: CustomWidget {
  /// Creates a text that wraps, aligned with the start or centered; `styles` are CSS classes.
  public init(_ text: String, styles: [String], isCentered: Bool = false) {
    let label = Label(text, styles: styles)
    super.init(WidgetKind(styleName: "paragraph", role: .label))
    if isCentered { label.centerLines() } else { label.startLines() }
    fill(with: label)
    accessibleLabel = text
    isFocusable = true
  }
}
