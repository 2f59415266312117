import CGtk

nonisolated enum InstanceType {
  /// Ends the program unless an instance is of a type; debug builds print a message.
  static func require(_ instance: UnsafeMutableRawPointer, isA type: GType, _ name: @autoclosure () -> String) {
    precondition(
      cgtk_is_a(instance, type) != 0, "This \(String(cString: g_type_name(cgtk_type_of(instance)))) is not a \(name())."
    )
  }
}
