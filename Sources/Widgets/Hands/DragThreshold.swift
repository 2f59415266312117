import CGtk

/// Raises the distance that a press may move and still be a click, in the whole process.
///
/// Helps people with a tremor. Sets `gtk-dnd-drag-threshold`.
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
    let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    gtk_settings_reset_property(settings, Self.property)
    var value = GValue()
    g_value_init(&value, cgtk_type_int())
    g_object_get_property(object, Self.property, &value)
    guard g_value_get_int(&value) < least else { return }
    g_value_set_int(&value, Int32(clamping: least))
    g_object_set_property(object, Self.property, &value)
  }
}
