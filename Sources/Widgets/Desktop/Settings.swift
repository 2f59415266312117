import CGtk

/// The program's settings, stored by the desktop, where other programs may change them.
///
/// Wraps `GSettings`.
@MainActor public final class Settings {
  /// Called when a value changes, also when this program changes it.
  ///
  /// Wraps `GSettings::changed`.
  public var onChange: (() -> Void)?

  private let ref: GObjectRef
  private let schema: OpaquePointer
  private var handler: SignalToken?

  /// Opens the settings of a schema, or returns nil if the schema is not installed.
  ///
  /// Wraps `g_settings_schema_source_lookup` and `g_settings_new_full`.
  ///
  /// - Parameters:
  ///   - id: The schema's id.
  ///   - folder: A folder with compiled schemas, searched before those of the system.
  public init?(schema id: String, folder: String) {
    let system = g_settings_schema_source_get_default()
    let own = g_settings_schema_source_new_from_directory(folder, system, 0, nil)
    defer { own.map(g_settings_schema_source_unref) }
    guard let source = own ?? system, let schema = g_settings_schema_source_lookup(source, id, 1),
      let settings = g_settings_new_full(schema, nil, nil)
    else { return nil }
    self.schema = schema
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(settings))
    handler = SignalToken(ref.connect("changed") { [weak self] in self?.onChange?() })
  }

  isolated deinit { g_settings_schema_unref(schema) }

  /// The value of a key, or nil if the installed schema, perhaps an older one, has no such key of this type.
  ///
  /// A value that the schema does not allow is ignored. Wraps `g_settings_get_value` and `g_settings_set_value`.
  public subscript<Value>(key: SettingKey<Value>) -> Value? {
    get {
      guard has(key), let variant = g_settings_get_value(settings, key.name) else { return nil }
      defer { g_variant_unref(variant) }
      return Value(variant)
    }
    set {
      guard let newValue, has(key), newValue != self[key] else { return }
      g_settings_set_value(settings, key.name, newValue.variant)
    }
  }

  /// Checked because GLib aborts on an unknown key or a wrong type.
  private func has<Value>(_ key: SettingKey<Value>) -> Bool {
    guard g_settings_schema_has_key(schema, key.name) != 0 else { return false }
    let found = g_settings_schema_get_key(schema, key.name)
    defer { g_settings_schema_key_unref(found) }
    return g_variant_type_dup_string(g_settings_schema_key_get_value_type(found)).map { type in
      defer { g_free(type) }
      return String(cString: type) == Value.type
    } ?? false
  }

  private var settings: UnsafeMutablePointer<GSettings> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GSettings.self)
  }
}

/// The name of a setting and the type of its values: `SettingKey<Bool>("sounds")`.
nonisolated public struct SettingKey<Value: SettingValue>: Sendable {
  let name: String

  /// Creates a key with a name from the schema (`GSettingsSchemaKey`).
  public init(_ name: String) { self.name = name }
}
