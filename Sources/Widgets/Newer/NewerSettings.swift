import CGtk

/// Settings of the desktop that the oldest supported versions of GTK do not know.
@MainActor enum NewerSettings {
  /// `GTK_REDUCED_MOTION_REDUCE`.
  private static let reduce: Int32 = 1
  private static let reducedMotion = "gtk-interface-reduced-motion"

  /// Whether the desktop asks for less motion, so that things fade instead (`gtk-interface-reduced-motion`, GTK 4.22).
  static var reducesMotion: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    let object = UnsafeMutableRawPointer(settings)
    guard g_object_class_find_property(cgtk_class_of(object)?.as(GObjectClass.self), reducedMotion) != nil else {
      return false
    }
    return cgtk_get_int(object, reducedMotion) == reduce
  }
}
