import CGtk

/// The program's settings, stored by the desktop, where other programs may change them (`GSettings`).
@MainActor public final class Settings {
  private let ref: GObjectRef
  private let schema: OpaquePointer
  private var handlers: [SignalToken] = []

  /// Opens the settings of a schema; nil if it is not installed (`g_settings_schema_source_lookup`).
  ///
  /// `folder` has compiled schemas and is searched before those of the system; nil for those alone.
  public init?(schema id: String, folder: String? = nil) {
    let system = g_settings_schema_source_get_default()
    let own = folder.flatMap { g_settings_schema_source_new_from_directory($0, system, 0, nil) }
    defer { own.map(g_settings_schema_source_unref) }
    guard let source = own ?? system, let schema = g_settings_schema_source_lookup(source, id, 1),
      let settings = g_settings_new_full(schema, nil, nil)
    else { return nil }
    self.schema = schema
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(settings))
  }

  isolated deinit { g_settings_schema_unref(schema) }

  /// Calls `changed` when a value changes, also when this program changes it (`GSettings::changed`).
  public func onChange(_ changed: @escaping () -> Void) {
    handlers.append(SignalToken(ref.connect("changed", changed)))
  }

  /// Calls `changed` when the value of a key changes, also when this program changes it (`GSettings::changed`).
  public func onChange<Value>(of key: SettingKey<Value>, _ changed: @escaping () -> Void) {
    handlers.append(SignalToken(ref.connect("changed::\(key.name)", changed)))
  }

  /// The value of a key, or nil if the installed schema, perhaps an older one, has no such key of this type.
  ///
  /// A value that the schema does not allow is ignored. Wraps `g_settings_get_value` and `g_settings_set_value`.
  public subscript<Value>(key: SettingKey<Value>) -> Value? {
    get {
      guard has(key), let variant = g_settings_get_value(ref.typed(), key.name) else { return nil }
      defer { g_variant_unref(variant) }
      return Value(variant: variant)
    }
    set {
      guard let newValue, has(key), newValue != self[key] else { return }
      g_settings_set_value(ref.typed(), key.name, newValue.variant)
    }
  }

  /// Checked because GLib aborts on an unknown key or a wrong type.
  private func has<Value>(_ key: SettingKey<Value>) -> Bool {
    guard g_settings_schema_has_key(schema, key.name) != 0 else { return false }
    let found = g_settings_schema_get_key(schema, key.name)
    defer { g_settings_schema_key_unref(found) }
    let (type, wanted) = (g_settings_schema_key_get_value_type(found), g_variant_type_new(Value.type))
    defer { g_variant_type_free(wanted) }
    return g_variant_type_equal(UnsafeRawPointer(type), UnsafeRawPointer(wanted)) != 0
  }
}

/// The name of a setting and the type of its values: `SettingKey<Bool>("sounds")`.
nonisolated public struct SettingKey<Value: SettingValue>: Sendable {
  let name: String

  /// Creates a key with a name from the schema (`GSettingsSchemaKey`).
  public init(_ name: String) { self.name = name }
}

/// A type of value that settings can have (`GVariant`).
nonisolated public protocol SettingValue: Equatable {
  /// The `GVariant` type string, such as `b`.
  static var type: String { get }
  /// Reads a variant of this type, which the caller keeps.
  init(variant: OpaquePointer)
  /// The value as a new floating variant.
  var variant: OpaquePointer? { get }
}

nonisolated extension Bool: SettingValue {
  /// `G_VARIANT_TYPE_BOOLEAN`.
  public static var type: String { "b" }
  /// Wraps `g_variant_get_boolean`.
  public init(variant: OpaquePointer) { self = g_variant_get_boolean(variant) != 0 }
  /// Wraps `g_variant_new_boolean`.
  public var variant: OpaquePointer? { g_variant_new_boolean(self ? 1 : 0) }
}

nonisolated extension Int: SettingValue {
  /// `G_VARIANT_TYPE_INT32`.
  public static var type: String { "i" }
  /// Wraps `g_variant_get_int32`.
  public init(variant: OpaquePointer) { self = Int(clamping: g_variant_get_int32(variant)) }
  /// Wraps `g_variant_new_int32`.
  public var variant: OpaquePointer? { g_variant_new_int32(Int32(clamping: self)) }
}

nonisolated extension Double: SettingValue {
  /// `G_VARIANT_TYPE_DOUBLE`.
  public static var type: String { "d" }
  /// Wraps `g_variant_get_double`.
  public init(variant: OpaquePointer) { self = g_variant_get_double(variant) }
  /// Wraps `g_variant_new_double`.
  public var variant: OpaquePointer? { g_variant_new_double(self) }
}

nonisolated extension String: SettingValue {
  /// `G_VARIANT_TYPE_STRING`.
  public static var type: String { "s" }
  /// Wraps `g_variant_get_string`.
  public init(variant: OpaquePointer) { self = String(cString: g_variant_get_string(variant, nil)) }
  /// Wraps `g_variant_new_string`.
  public var variant: OpaquePointer? { g_variant_new_string(self) }
}
