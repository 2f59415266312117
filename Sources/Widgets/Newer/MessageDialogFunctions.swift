import CGtk

/// The functions of `AdwAlertDialog` (libadwaita 1.5), or else of `AdwMessageDialog`, which differ in their names.
@MainActor struct MessageDialogFunctions {
  typealias Object = UnsafeMutablePointer<GtkWidget>
  typealias Text = UnsafePointer<CChar>

  let addResponse: @convention(c) (Object, Text, Text) -> Void
  let setAppearance: @convention(c) (Object, Text, AdwResponseAppearance) -> Void
  let setDefaultResponse: @convention(c) (Object, Text) -> Void

  init() {
    let prefix = SheetFunctions.available == nil ? "adw_message_dialog" : "adw_alert_dialog"
    addResponse = NewerFunctions.require("\(prefix)_add_response")
    setAppearance = NewerFunctions.require("\(prefix)_set_response_appearance")
    setDefaultResponse = NewerFunctions.require("\(prefix)_set_default_response")
  }

  func new(_ heading: String, _ text: String, over window: UnsafeMutablePointer<GtkWindow>?) -> Object? {
    guard SheetFunctions.available != nil else { return adw_message_dialog_new(window, heading, text) }
    let new: @convention(c) (Text, Text) -> Object? = NewerFunctions.require("adw_alert_dialog_new")
    return new(heading, text)
  }

  func present(_ dialog: Object, over parent: Widget) {
    if let functions = SheetFunctions.available {
      // Presented first, because nothing else holds the dialog yet.
      functions.show(dialog, over: parent.pointer)
      BackNavigation.handle(in: Widget(borrowing: dialog)) { _ = functions.close(dialog) }
    } else {
      BackNavigation.handle(in: Widget(borrowing: dialog)) { gtk_window_close(dialog.as()) }
      gtk_window_present(dialog.as())
    }
  }
}
