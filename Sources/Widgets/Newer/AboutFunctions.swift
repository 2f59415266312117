import CGtk

/// The functions of `AdwAboutDialog` (libadwaita 1.5), or else of `AdwAboutWindow`, which differ in their names.
@MainActor struct AboutFunctions {
  typealias Object = UnsafeMutablePointer<GtkWidget>
  typealias Text = UnsafePointer<CChar>

  let addLegalSection: @convention(c) (Object, Text, Text, GtkLicense, Text?) -> Void
  let addAcknowledgements: @convention(c) (Object, Text, UnsafeMutablePointer<Text?>) -> Void

  init() {
    let prefix = SheetFunctions.available == nil ? "adw_about_window" : "adw_about_dialog"
    addLegalSection = NewerFunctions.require("\(prefix)_add_legal_section")
    addAcknowledgements = NewerFunctions.require("\(prefix)_add_acknowledgement_section")
  }

  static func new() -> Object? {
    guard SheetFunctions.available != nil else { return adw_about_window_new() }
    let new: NewerFunctions.NewWidget = NewerFunctions.require("adw_about_dialog_new")
    return new()
  }

  /// Shows the dialog, which going back from its first page closes; libadwaita handles the subpages.
  func present(_ about: Object, over parent: Window) {
    if let functions = SheetFunctions.available {
      // Presented first, because nothing else holds the dialog yet.
      functions.show(about, over: parent.pointer)
      return BackNavigation.handle(in: Widget(borrowing: about)) { _ = functions.close(about) }
    }
    let window = about.as(GtkWindow.self)
    gtk_window_set_transient_for(window, parent.typed())
    // Disposal accesses the transient parent, which may be freed by then, because gestures keep the window alive.
    connect(UnsafeMutableRawPointer(about), "unmap") { gtk_window_set_transient_for(window, nil) }
    gtk_window_set_modal(window, 1)
    BackNavigation.handle(in: Widget(borrowing: about)) { gtk_window_close(window) }
    gtk_window_present(window)
  }
}
