import CGtk

/// How far a press may go and still be a click, everywhere in this program: as the desktop has it set, or farther.
///
/// A hand that trembles clicks with a press that goes some way. Sets `gtk-dnd-drag-threshold`.
@MainActor public final class DragThreshold {
  private static let property = "gtk-dnd-drag-threshold"

  /// The least distance in device-independent pixels; 0, as at first, leaves it to the desktop.
  public var least = 0 {
    didSet { if least != oldValue { apply() } }
  }

  /// Made once the application has started.
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
