import CGtk

/// Makes a screen reader read the accessible texts of a widget once and not twice when it first gets the focus.
///
/// GTK 4.8 reports texts that were set before the widget was realized a second time with its first focus, unless it
/// became focusable afterward.
enum RepeatedTexts {
  static func settle(_ widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_focusable(widget, 0)
    gtk_widget_set_focusable(widget, 1)
  }
}

extension Widget {
  /// Makes a screen reader read the accessible texts only once, when the widget gets the focus later (GTK 4.8).
  public func settleAccessibleTexts() { RepeatedTexts.settle(pointer) }

  /// Calls ``settleAccessibleTexts()`` when the widget is realized.
  func settleWhenRealized() { ref.connect("realize") { [weak self] in self?.settleAccessibleTexts() } }
}
