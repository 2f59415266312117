import CGtk

/// A dialog that asks for confirmation of an action that cannot be undone.
///
/// Wraps `AdwAlertDialog`, or before libadwaita 1.5 `AdwMessageDialog`.
public enum ConfirmationDialog {
  /// Shows the dialog; `confirmed` is called only for the destructive response (`adw_alert_dialog_new`).
  ///
  /// `cancel` and `confirm` are the labels of the buttons; Escape and Return cancel. All texts are plain text.
  public static func ask(
    _ heading: String, text: String, cancel: String, confirm: String, over parent: Widget,
    confirmed: @escaping () -> Void
  ) {
    let functions = MessageDialogFunctions()
    let root = gtk_widget_get_root(parent.pointer)
    guard let dialog = functions.new(heading, text, over: root?.as()) else { return }
    functions.addResponse(dialog, "cancel", cancel)
    functions.addResponse(dialog, "confirm", confirm)
    functions.setAppearance(dialog, "confirm", ADW_RESPONSE_DESTRUCTIVE)
    functions.setDefaultResponse(dialog, "cancel")
    connect(UnsafeMutableRawPointer(dialog), "response::confirm", confirmed)
    functions.present(dialog, over: parent)
  }
}
