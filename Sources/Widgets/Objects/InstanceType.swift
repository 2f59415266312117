import CGtk

/// Runtime type checks of GObject instances where C only casts.
nonisolated enum InstanceType {
  /// Ends the program unless an instance is of a type; debug builds print a message.
  static func require(_ instance: UnsafeMutableRawPointer, isA type: GType, _ name: @autoclosure () -> String) {
    precondition(
      cgtk_is_a(instance, type) != 0, "This \(String(cString: g_type_name(cgtk_type_of(instance)))) is not a \(name())."
    )
  }

  /// Returns the type that has the name of a C struct, `GtkWindow` for example; 0 if it is not registered.
  static func named<Instance>(after type: Instance.Type) -> GType { g_type_from_name(name(of: type)) }

  /// Returns the name of a C type, of which Swift imports the struct tag: `_GtkWindow` for GtkWindow.
  static func name<Instance>(of type: Instance.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
