import CGtk

/// A result for GNOME Shell's search: a dictionary of `GetResultMetas`.
nonisolated public struct SearchResult: Identifiable, Equatable, Sendable {
  /// The id within the program; not shown.
  public var id: String
  /// The name, in the user's language.
  public var name: String
  /// The description shown below the name.
  public var text: String
  /// The name of an icon (`GThemedIcon`).
  public var icon: String

  /// Creates a result.
  public init(id: String, name: String, text: String, icon: String) {
    (self.id, self.name, self.text, self.icon) = (id, name, text, icon)
  }

  /// The result as a floating `a{sv}`.
  var variant: OpaquePointer? {
    let entries = g_variant_dict_new(nil)
    defer { g_variant_dict_unref(entries) }
    // 'gicon' is a serialized icon; for a themed icon, that is its name.
    for (key, value) in ["id": id, "name": name, "description": text, "gicon": icon] {
      g_variant_dict_insert_value(entries, key, g_variant_new_string(value))
    }
    return g_variant_dict_end(entries)
  }
}
