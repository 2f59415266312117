import CGtk

/// The functions of `AdwDialog`, a dialog within its parent window (libadwaita 1.5).
///
/// `AdwAlertDialog` and `AdwAboutDialog` came with it.
@MainActor struct SheetFunctions {
  typealias Object = UnsafeMutablePointer<GtkWidget>

  /// The functions, or nil with older versions, where dialogs are windows of their own.
  static let available = NewerFunctions.newDialog == nil ? nil : SheetFunctions()

  let type: @convention(c) () -> GType = NewerFunctions.require("adw_dialog_get_type")
  let new: NewerFunctions.NewWidget = NewerFunctions.require("adw_dialog_new")
  let setTitle: @convention(c) (Object, UnsafePointer<CChar>) -> Void = NewerFunctions.require("adw_dialog_set_title")
  let setChild: @convention(c) (Object, Object) -> Void = NewerFunctions.require("adw_dialog_set_child")
  let setWidth: @convention(c) (Object, Int32) -> Void = NewerFunctions.require("adw_dialog_set_content_width")
  let setHeight: @convention(c) (Object, Int32) -> Void = NewerFunctions.require("adw_dialog_set_content_height")
  let present: @convention(c) (Object, Object) -> Void = NewerFunctions.require("adw_dialog_present")
  let close: @convention(c) (Object) -> gboolean = NewerFunctions.require("adw_dialog_close")
  let forceClose: @convention(c) (Object) -> Void = NewerFunctions.require("adw_dialog_force_close")
  let visible: @convention(c) (Object) -> Object? =
    NewerFunctions.require("adw_application_window_get_visible_dialog")

  private init() {}

  /// Shows a dialog within a window, until it is closed (`adw_dialog_present`).
  func show(_ dialog: Object, over window: Object) {
    // Functions of libadwaita use a sheet that is closed without animations, as the window goes, or that goes while the
    // window gets another size (docs/upstream/adw-dialog-freed-by-resize.c).
    for signal in ["closed", "unrealize"] {
      connect(UnsafeMutableRawPointer(dialog), signal) {
        GObjectRef(retaining: UnsafeMutableRawPointer(dialog)).keepUntilIdle()
      }
    }
    ReopenedSheet.close(dialog, with: self)
    present(dialog, window)
  }
}

extension NewerFunctions {
  fileprivate static let newDialog: NewWidget? = find("adw_dialog_new")
}
