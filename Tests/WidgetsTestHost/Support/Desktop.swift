import CGtk

/// The settings of the desktop that checks change.
enum Desktop {
  /// Restores the initial settings after another check.
  static func reset() {
    setAnimations(true)
    setResolution(96)
  }

  /// Sets whether animations are enabled.
  static func setAnimations(_ areOn: Bool) {
    set("gtk-enable-animations", .bool(areOn))
  }

  /// Sets the resolution of text in dots per inch; 96 is usual.
  static func setResolution(_ resolution: Int) {
    set("gtk-xft-dpi", .int(Int32(1024 * resolution)))
  }

  private static func set(_ name: String, _ value: Value) {
    let settings = UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self)
    g_object_set_property(settings, name, &value.gvalue)
  }
}
