import CGtk

/// A dialog as a sheet within its window: a floating one, or in a narrow window one at the bottom (`AdwDialog`).
struct SheetFrame: DialogFrame {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let functions: SheetFunctions
  private unowned let parent: Window

  /// Returns nil before libadwaita 1.5.
  init?(over parent: Window) {
    guard let functions = SheetFunctions.available, let widget = functions.new() else { return nil }
    (self.widget, self.functions, self.parent) = (widget, functions, parent)
  }

  func setTitle(_ title: String) { functions.setTitle(widget, title) }

  func setSize(_ width: Int, _ height: Int) {
    functions.setWidth(widget, Int32(clamping: width))
    functions.setHeight(widget, Int32(clamping: height))
  }

  /// Moves the focus once the content is mapped, because GTK does not report it to screen readers before.
  ///
  /// Before libadwaita 1.9, a sheet at the bottom moves the focus on while it opens, and so it is moved again.
  func present(_ content: Widget, focus: @escaping () -> Void) {
    var focus = Optional(focus)
    content.ref.connect("map") { [widget] in
      focus?()
      if gtk_widget_has_css_class(widget, "bottom-sheet") != 0 { focus.map(Scheduled.afterThisEvent) }
      focus = nil
    }
    functions.setChild(widget, content.pointer)
    functions.show(widget, over: parent.pointer)
  }

  func close() { _ = functions.close(widget) }
  func onClose(_ closing: @escaping () -> Void) { connect(UnsafeMutableRawPointer(widget), "closed", closing) }
  func onClosed(_ closed: @escaping () -> Void) { connect(UnsafeMutableRawPointer(widget), "closed", closed) }
}
