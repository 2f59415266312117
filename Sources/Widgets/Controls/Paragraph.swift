import CGtk

/// A text to be read that takes the keyboard focus, for a screen reader to read it then.
///
/// Wraps `GTK_ACCESSIBLE_ROLE_LABEL`.
public final class Paragraph: CustomWidget {
  /// A text that wraps, its lines at the side where reading starts or in the middle.
  ///
  /// `styles` are classes of the style sheet.
  public init(_ text: String, styles: [String], isCentered: Bool = false) {
    let label = Label(text, styles: styles)
    super.init(WidgetKind(styleName: "paragraph", role: .label))
    if isCentered { label.centerLines() } else { label.startLines() }
    fill(with: label)
    accessibleLabel = text
    isFocusable = true
  }
}
