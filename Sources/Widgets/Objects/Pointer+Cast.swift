import CGtk

extension GObjectRef {
  /// Returns the object as its C type; another type ends the program (`G_TYPE_CHECK_INSTANCE_CAST`).
  public func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    // Swift imports the name of the struct: `_GtkBox` for GtkBox.
    let name = "\(type)".drop { $0 == "_" }
    InstanceType.require(pointer, isA: g_type_from_name(String(name)), "\(name)")
    return pointer.as(type)
  }
}

nonisolated extension UnsafeMutablePointer {
  /// Returns the pointer as one to another C struct, without a check.
  func `as`<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

nonisolated extension OpaquePointer {
  /// Returns the pointer as one to a C struct, without a check.
  func `as`<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }
}

nonisolated extension [String] {
  /// Calls `body` with the strings as a C array that ends with NULL and lasts for the call.
  func withCStrings<Result>(_ body: (UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Result) -> Result {
    var strings: [UnsafePointer<CChar>?] = map { UnsafePointer(g_strdup($0)) } + [nil]
    defer { for string in strings { g_free(UnsafeMutableRawPointer(mutating: string)) } }
    return body(&strings)
  }
}
