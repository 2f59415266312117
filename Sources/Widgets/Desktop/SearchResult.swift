import CGtk

/// A thing of the program that GNOME Shell's search has found.
nonisolated public struct SearchResult: Identifiable, Equatable, Sendable {
  /// What the program knows the thing by.
  public var id: String
  /// Its name.
  public var name: String
  /// A sentence on it.
  public var text: String
  /// The name of an icon.
  public var icon: String

  /// A result as it is shown.
  public init(id: String, name: String, text: String, icon: String) {
    (self.id, self.name, self.text, self.icon) = (id, name, text, icon)
  }

  /// The result as `a{sv}`, floating.
  var variant: OpaquePointer? {
    let entries = g_variant_dict_new(nil)
    defer { g_variant_dict_unref(entries) }
    // 'gicon' is the icon as text, which for a named one is its name.
    for (key, value) in ["id": id, "name": name, "description": text, "gicon": icon] {
      g_variant_dict_insert_value(entries, key, g_variant_new_string(value))
    }
    return g_variant_dict_end(entries)
  }
}
