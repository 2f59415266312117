import CGtk

/// The desktop's setting for the sounds of events (`org.gnome.desktop.sound event-sounds`).
@MainActor public enum EventSounds {
  /// Whether the desktop's event sounds are on (`gtk-enable-event-sounds`).
  public static var areOn: Bool {
    gtk_settings_get_default().map { cgtk_get_int(UnsafeMutableRawPointer($0), "gtk-enable-event-sounds") != 0 } ?? true
  }
}
