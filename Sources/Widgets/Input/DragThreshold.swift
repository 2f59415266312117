import CGtk

/// Raises how far a click may move in the whole process, for people with a tremor (`gtk-dnd-drag-threshold`).
@MainActor public final class DragThreshold {
  private static let property = "gtk-dnd-drag-threshold"

  /// The minimum distance in device-independent pixels; 0, the default, keeps the desktop's setting.
  public var least = 0 {
    didSet { if least != oldValue { apply() } }
  }

  /// Creates a threshold; the application must have started.
  public init() {}

  private func apply() {
    guard let settings = gtk_settings_get_default() else { return }
    gtk_settings_reset_property(settings, Self.property)
    let (object, least) = (UnsafeMutableRawPointer(settings), Int32(clamping: least))
    if cgtk_get_int(object, Self.property) < least { cgtk_set_int(object, Self.property, least) }
  }
}
