import CGtk

/// The desktop's own window for choosing a file; inside Flatpak it is the portal's.
///
/// Wraps `GtkFileChooserNative`.
public enum FileChooser {
  /// Lets the player choose a file of a kind that gdk-pixbuf reads.
  ///
  /// Wraps `gtk_file_chooser_native_new` and `gtk_file_filter_add_pixbuf_formats`.
  ///
  /// - Parameters:
  ///   - parent: A widget of the window beneath.
  ///   - title: What the window is called.
  ///   - filter: What such files are called: 'Pictures'.
  ///   - chosen: Called with the file's URI; not called when the player chooses nothing.
  public static func choosePicture(
    over parent: Widget, title: String, filter: String, chosen: @escaping (_ uri: String) -> Void
  ) {
    choose(over: parent, title: title, filter: filter, allowsSeveral: false) { $0.first.map(chosen) }
  }

  /// Lets the player choose any number of such files at once; `chosen` gets their URIs.
  ///
  /// Wraps `gtk_file_chooser_set_select_multiple`.
  public static func choosePictures(
    over parent: Widget, title: String, filter: String, chosen: @escaping (_ uris: [String]) -> Void
  ) {
    choose(over: parent, title: title, filter: filter, allowsSeveral: true, chosen: chosen)
  }

  private static func choose(
    over parent: Widget, title: String, filter: String, allowsSeveral: Bool, chosen: @escaping ([String]) -> Void
  ) {
    let root = UnsafeMutableRawPointer(gtk_widget_get_root(parent.pointer))?.assumingMemoryBound(to: GtkWindow.self)
    guard let native = gtk_file_chooser_native_new(title, root, GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil) else { return }
    let chooser = GObjectRef(adopting: UnsafeMutableRawPointer(native))
    addPictureFilter(filter, to: chooser)
    gtk_file_chooser_set_select_multiple(chooser.opaque, allowsSeveral ? 1 : 0)
    // GTK keeps no such window alive: its own handler does, until the answer comes.
    var answer: SignalHandler?
    answer = chooser.connect("response") { response in
      let isAccepted = g_value_get_int(response[1]) == GTK_RESPONSE_ACCEPT.rawValue
      let uris = isAccepted ? uris(chosenIn: chooser) : []
      answer?.disconnect()
      answer = nil
      if !uris.isEmpty { chosen(uris) }
    }
    gtk_native_dialog_set_modal(nativeDialog(chooser), 1)
    gtk_native_dialog_show(nativeDialog(chooser))
  }

  private static func addPictureFilter(_ name: String, to chooser: GObjectRef) {
    let filter = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_file_filter_new()))
    gtk_file_filter_set_name(filter.opaque, name)
    gtk_file_filter_add_pixbuf_formats(filter.opaque)
    gtk_file_chooser_add_filter(chooser.opaque, filter.opaque)
  }

  private static func uris(chosenIn chooser: GObjectRef) -> [String] {
    guard let files = gtk_file_chooser_get_files(chooser.opaque) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return FileName.uri(of: OpaquePointer(file))
    }
  }

  private static func nativeDialog(_ chooser: GObjectRef) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(chooser.pointer).assumingMemoryBound(to: GtkNativeDialog.self)
  }
}
