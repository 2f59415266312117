import CGtk

/// The desktop's settings, as far as the checks change them.
enum Desktop {
  /// Whether things may move.
  static func setAnimations(_ areOn: Bool) {
    let value = Value.bool(areOn)
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
    g_object_set_property(settings, "gtk-enable-animations", &value.gvalue)
  }
}
