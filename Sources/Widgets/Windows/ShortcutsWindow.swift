import CGtk

/// The window that lists the program's keys.
///
/// Wraps `GtkShortcutsWindow`, which can be built from a description only.
public enum ShortcutsWindow {
  /// Keys as `gtk_accelerator_parse` reads them, several with a space between them, and what they do.
  public typealias Line = (keys: String, text: String)

  /// Shows groups of keys above `parent`, in a window that the desktop and screen readers know by `title`.
  ///
  /// Keys that GTK does not understand are left out, with a warning.
  ///
  /// - Throws: An error of `GTK_BUILDER_ERROR` or `G_MARKUP_ERROR` where GTK cannot build the window.
  ///
  /// Wraps `gtk_builder_add_from_string`.
  public static func present(
    _ groups: [(title: String, lines: [Line])], title: String, over parent: Window
  ) throws(GLibError) {
    let builder = gtk_builder_new()!
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let description = describe(groups)
    var error: UnsafeMutablePointer<GError>?
    guard gtk_builder_add_from_string(builder, description, gssize(description.utf8.count), &error) != 0,
      let window = gtk_builder_get_object(builder, "shortcuts")
    else { throw GLibError(taking: error) }
    let shortcuts = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_title(shortcuts, title)
    gtk_window_set_transient_for(shortcuts, parent.typed())
    gtk_window_present(shortcuts)
  }

  private static func describe(_ groups: [(title: String, lines: [Line])]) -> String {
    let sections = groups.map { group in
      let lines = group.lines.map { line in
        object("GtkShortcutsShortcut", [("accelerator", line.keys), ("title", line.text)])
      }
      return object("GtkShortcutsGroup", [("title", group.title)], lines)
    }
    let section = object("GtkShortcutsSection", [("section-name", "all")], sections)
    return "<interface><object class=\"GtkShortcutsWindow\" id=\"shortcuts\"><property name=\"modal\">1</property>"
      + "<child>\(section)</child></object></interface>"
  }

  private static func object(_ name: String, _ properties: [(String, String)], _ children: [String] = []) -> String {
    let properties = properties.map { "<property name=\"\($0)\">\($1.asMarkup)</property>" }.joined()
    let children = children.map { "<child>\($0)</child>" }.joined()
    return "<object class=\"\(name)\">\(properties)\(children)</object>"
  }
}
