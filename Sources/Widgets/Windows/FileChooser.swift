import CGtk

/// The desktop's file chooser; within Flatpak, that of the portal (`GtkFileChooserNative`).
public enum FileChooser {
  /// The files that the user can choose (`GtkFileFilter`).
  nonisolated public enum Filter: Sendable {
    /// Pictures of a format that gdk-pixbuf reads (`gtk_file_filter_add_pixbuf_formats`).
    case pictures
    /// Files whose names have one of some endings, such as `json`, in any case (`gtk_file_filter_add_suffix`).
    case endings([String])
    /// All files.
    case all
  }

  /// Lets the user choose one file or several; not called back on cancel (`gtk_file_chooser_native_new`).
  ///
  /// `parent` is a widget of the parent window. `filterLabel` is the label of the filter, such as 'Pictures'
  /// (`gtk_file_chooser_add_filter`, `gtk_file_chooser_set_select_multiple`).
  public static func open(
    over parent: Widget, title: String, _ filter: Filter, filterLabel: String, allowsSeveral: Bool = false,
    chosen: @escaping (_ uris: [String]) -> Void
  ) {
    guard let chooser = chooser(over: parent, title: title, GTK_FILE_CHOOSER_ACTION_OPEN) else { return }
    let files = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_file_filter_new()))
    gtk_file_filter_set_name(files.opaque, filterLabel)
    switch filter {
    case .pictures: gtk_file_filter_add_pixbuf_formats(files.opaque)
    case .endings(let endings): for ending in endings { gtk_file_filter_add_suffix(files.opaque, ending) }
    case .all: gtk_file_filter_add_pattern(files.opaque, "*")
    }
    gtk_file_chooser_add_filter(chooser.opaque, files.opaque)
    gtk_file_chooser_set_select_multiple(chooser.opaque, allowsSeveral ? 1 : 0)
    show(chooser, over: parent, chosen: chosen)
  }

  /// Lets the user choose a folder (`GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER`).
  public static func openFolder(over parent: Widget, title: String, chosen: @escaping (_ uri: String) -> Void) {
    guard let chooser = chooser(over: parent, title: title, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER) else { return }
    show(chooser, over: parent) { $0.first.map(chosen) }
  }

  /// Lets the user choose where to save a new file, named `name` (`gtk_file_chooser_set_current_name`).
  ///
  /// The chooser asks before it replaces a file.
  public static func save(
    over parent: Widget, title: String, name: String, chosen: @escaping (_ uri: String) -> Void
  ) {
    guard let chooser = chooser(over: parent, title: title, GTK_FILE_CHOOSER_ACTION_SAVE) else { return }
    gtk_file_chooser_set_current_name(chooser.opaque, name)
    show(chooser, over: parent) { $0.first.map(chosen) }
  }

  private static func chooser(over parent: Widget, title: String, _ action: GtkFileChooserAction) -> GObjectRef? {
    let root = gtk_widget_get_root(parent.pointer).map { $0.as(GtkWindow.self) }
    return gtk_file_chooser_native_new(title, root, action, nil, nil).map {
      GObjectRef(adopting: UnsafeMutableRawPointer($0))
    }
  }

  private static func show(_ chooser: GObjectRef, over parent: Widget, chosen: @escaping ([String]) -> Void) {
    // GTK does not keep a native chooser alive, so the parent window does until the chooser responds, the window goes
    // or another chooser is shown over it. A portal that has ended never responds.
    let object = gtk_widget_get_root(parent.pointer).map { $0.as(GObject.self) } ?? parent.ref.pointer
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
    gtk_native_dialog_set_modal(chooser.typed(), 1)
    gtk_native_dialog_show(chooser.typed())
    g_object_set_data_full(object, key, g_object_ref(chooser.pointer), withdraw)
  }

  /// Dismisses a chooser that has not responded, which the portal would keep alive along with the closure.
  private nonisolated static let withdraw: GDestroyNotify = { chooser in
    gtk_native_dialog_destroy(chooser?.assumingMemoryBound(to: GtkNativeDialog.self))
    g_object_unref(chooser)
  }

  private static let key = "swift-widgets-file-chooser"

  private static func uris(chosenIn chooser: GObjectRef) -> [String] {
    guard let files = gtk_file_chooser_get_files(chooser.opaque) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(files)) }
    return (0..<g_list_model_get_n_items(files)).compactMap { index in
      guard let file = g_list_model_get_item(files, index) else { return nil }
      defer { g_object_unref(file) }
      return FileName.uri(of: OpaquePointer(file))
    }
  }
}
