import CGtk

/// Closes a bottom sheet that the end of a swipe has opened again after it was closed (libadwaita 1.10).
///
/// Its window no longer has the dialog in its list by then, and libadwaita aborts on the next attempt to close it.
@MainActor enum ReopenedSheet {
  static func close(_ dialog: UnsafeMutablePointer<GtkWidget>, with functions: SheetFunctions) {
    connect(UnsafeMutableRawPointer(dialog), "closed") {
      dialog.forEachInTree { sheet in
        guard cgtk_is_a(sheet, g_type_from_name("AdwBottomSheet")) != 0 else { return }
        connect(UnsafeMutableRawPointer(sheet), "notify::open") {
          let isOpen = cgtk_get_int(UnsafeMutableRawPointer(sheet), "open") != 0
          guard isOpen, let root = gtk_widget_get_root(dialog) else { return }
          // Adds the dialog to the list again.
          functions.present(dialog, root.as())
          functions.forceClose(dialog)
        }
      }
    }
  }
}
