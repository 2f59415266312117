import CGtk

/// A text to be read that takes the keyboard focus, for a screen reader to read it then.
public final class Paragraph: CustomWidget {
  private let label: Label

  /// A text that wraps.
  public init(_ text: String, styles: [String]) {
    label = Label(text, styles: styles)
    super.init(WidgetKind(name: "ReadParagraph", styleName: "paragraph", role: .label))
    label.startLines()
    // It lays the label out; a custom widget by itself knows no height that depends on its width.
    gtk_widget_set_layout_manager(pointer, gtk_bin_layout_new())
    gtk_widget_set_parent(label.pointer, pointer)
    accessibleLabel = text
    isFocusable = true
  }
}
