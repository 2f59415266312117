import CGtk

/// A thing of the program that GNOME Shell's search has found.
///
/// A dictionary of `GetResultMetas`.
nonisolated public struct SearchResult: Identifiable, Equatable, Sendable {
  /// What the program knows the thing by; players do not see it.
  public var id: String
  /// Its name, in the player's language.
  public var name: String
  /// A sentence on it, which stands below the name.
  public var text: String
  /// The name of an icon (`GThemedIcon`).
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
