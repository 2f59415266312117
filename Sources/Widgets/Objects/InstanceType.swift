import CGtk

/// Checks of what an instance is, where C only casts.
nonisolated enum InstanceType {
  /// Ends the program, with a message where it is built for debugging, unless an instance is of a type.
  ///
  /// Wraps `g_type_check_instance_is_a`.
  static func require(_ instance: UnsafeMutableRawPointer, isA type: GType, _ name: @autoclosure () -> String) {
    precondition(
      cgtk_is_a(instance, type) != 0, "This \(String(cString: g_type_name(cgtk_type_of(instance)))) is not a \(name())."
    )
  }

  /// The type that C calls as a struct, `GtkWindow` for example; no type where there is none, or none yet.
  ///
  /// Wraps `g_type_from_name`.
  static func named<Instance>(after type: Instance.Type) -> GType { g_type_from_name(name(of: type)) }

  /// What C calls a struct.
  ///
  /// There, GtkWindow is another name of _GtkWindow.
  static func name<Instance>(of type: Instance.Type) -> String {
    let name = "\(type)"
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
