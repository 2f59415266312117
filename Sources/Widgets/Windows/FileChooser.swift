import CGtk

/// The desktop's file chooser; within Flatpak, that of the portal.
///
/// Wraps `GtkFileChooserNative`.
public enum FileChooser {
  /// Lets the user choose a file of a format that gdk-pixbuf reads.
  ///
  /// Wraps `gtk_file_chooser_native_new` and `gtk_file_filter_add_pixbuf_formats`.
  ///
  /// - Parameters:
  ///   - parent: A widget of the parent window.
  ///   - title: The title of the chooser.
  ///   - filter: The label of the filter: 'Pictures'.
  ///   - chosen: Called with the URI of the file; not called if the user cancels.
  public static func choosePicture(
    over parent: Widget, title: String, filter: String, chosen: @escaping (_ uri: String) -> Void
  ) {
    choose(over: parent, title: title, filter: pictures(filter), allowsSeveral: false) { $0.first.map(chosen) }
  }

  /// Lets the user choose a file whose name matches a pattern: `*.json`.
  ///
  /// Wraps `gtk_file_filter_add_pattern`.
  public static func chooseFile(
    over parent: Widget, title: String, filter: String, pattern: String, chosen: @escaping (_ uri: String) -> Void
  ) {
    let files = namedFilter(filter)
    gtk_file_filter_add_pattern(files.opaque, pattern)
    choose(over: parent, title: title, filter: files, allowsSeveral: false) { $0.first.map(chosen) }
  }

  /// Lets the user choose where to save a new file, with `name` as the suggested name.
  ///
  /// The chooser asks before it replaces a file. Wraps `gtk_file_chooser_set_current_name`.
  public static func chooseNewFile(
    over parent: Widget, title: String, name: String, chosen: @escaping (_ uri: String) -> Void
  ) {
    guard let chooser = chooser(over: parent, title: title, GTK_FILE_CHOOSER_ACTION_SAVE) else { return }
    gtk_file_chooser_set_current_name(chooser.opaque, name)
    show(chooser, over: parent) { $0.first.map(chosen) }
  }

  /// Lets the user choose several pictures; `chosen` is called with their URIs.
  ///
  /// Wraps `gtk_file_chooser_set_select_multiple`.
  public static func choosePictures(
    over parent: Widget, title: String, filter: String, chosen: @escaping (_ uris: [String]) -> Void
  ) {
    choose(over: parent, title: title, filter: pictures(filter), allowsSeveral: true, chosen: chosen)
  }

  private static func choose(
    over parent: Widget, title: String, filter: GObjectRef, allowsSeveral: Bool, chosen: @escaping ([String]) -> Void
  ) {
    guard let chooser = chooser(over: parent, title: title, GTK_FILE_CHOOSER_ACTION_OPEN) else { return }
    gtk_file_chooser_add_filter(chooser.opaque, filter.opaque)
    gtk_file_chooser_set_select_multiple(chooser.opaque, allowsSeveral ? 1 : 0)
    show(chooser, over: parent, chosen: chosen)
  }

  private static func chooser(over parent: Widget, title: String, _ action: GtkFileChooserAction) -> GObjectRef? {
    let root = UnsafeMutableRawPointer(gtk_widget_get_root(parent.pointer))?.assumingMemoryBound(to: GtkWindow.self)
    return gtk_file_chooser_native_new(title, root, action, nil, nil).map {
      GObjectRef(adopting: UnsafeMutableRawPointer($0))
    }
  }

  private static func show(_ chooser: GObjectRef, over parent: Widget, chosen: @escaping ([String]) -> Void) {
    // GTK does not keep a native chooser alive, so the parent window does until the chooser responds, the window goes
    // or another chooser is shown over it. A portal that has ended never responds.
    let owner = UnsafeMutableRawPointer(gtk_widget_get_root(parent.pointer)) ?? UnsafeMutableRawPointer(parent.pointer)
    let object = owner.assumingMemoryBound(to: GObject.self)
    chooser.connect("response") { response in
      guard let answering = g_value_get_object(response[0]) else { return }
      let chooser = GObjectRef(retaining: answering)
      let isAccepted = g_value_get_int(response[1]) == GTK_RESPONSE_ACCEPT.rawValue
      let uris = isAccepted ? uris(chosenIn: chooser) : []
      // The file list shows a requested context menu in an idle handler, which does not check whether the list still
      // exists. Idle handlers run in the order in which they were added, so this one releases the chooser later.
      chooser.keepUntilIdle()
      if g_object_get_data(object, key) == answering {
        g_object_steal_data(object, key).map { _ = GObjectRef(adopting: $0) }
      }
      if !uris.isEmpty { chosen(uris) }
    }
    gtk_native_dialog_set_modal(nativeDialog(chooser), 1)
    gtk_native_dialog_show(nativeDialog(chooser))
    g_object_set_data_full(object, key, g_object_ref(chooser.pointer), withdraw)
  }

  /// Dismisses a chooser that has not responded, which the portal would keep alive along with the closure.
  private nonisolated static let withdraw: GDestroyNotify = { chooser in
    gtk_native_dialog_destroy(chooser?.assumingMemoryBound(to: GtkNativeDialog.self))
    g_object_unref(chooser)
  }

  private static let key = "swift-widgets-file-chooser"

  private static func pictures(_ name: String) -> GObjectRef {
    let filter = namedFilter(name)
    gtk_file_filter_add_pixbuf_formats(filter.opaque)
    return filter
  }

  private static func namedFilter(_ name: String) -> GObjectRef {
    let filter = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_file_filter_new()))
    gtk_file_filter_set_name(filter.opaque, name)
    return filter
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
