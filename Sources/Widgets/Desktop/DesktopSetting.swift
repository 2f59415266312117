import CGtk

/// The desktop's settings, which a program can override for its process (`GtkSettings`).
enum DesktopSetting {
  /// Sets an integer or Boolean property to what `choose` returns for the desktop's own value; nil leaves it to the
  /// desktop (`gtk_settings_reset_property`).
  static func set(_ property: String, _ choose: (_ desktop: Int32) -> Int32?) {
    guard let settings = gtk_settings_get_default() else { return }
    let object = UnsafeMutableRawPointer(settings)
    gtk_settings_reset_property(settings, property)
    if let value = choose(cgtk_get_int(object, property)) { cgtk_set_int(object, property, value) }
  }
}
