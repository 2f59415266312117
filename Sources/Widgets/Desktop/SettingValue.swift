import CGtk

/// A type of value that settings can have.
///
/// Wraps `GVariant`.
nonisolated public protocol SettingValue: Equatable {
  /// The `GVariant` type string, such as `b`.
  static var type: String { get }
  /// Reads a variant, which the caller keeps; nil if it is of another type.
  init?(_ variant: OpaquePointer)
  /// The value as a new floating variant.
  var variant: OpaquePointer? { get }
}

nonisolated extension Bool: SettingValue {
  /// `G_VARIANT_TYPE_BOOLEAN`.
  public static var type: String { "b" }
  /// Wraps `g_variant_get_boolean`.
  public init?(_ variant: OpaquePointer) {
    guard g_variant_classify(variant) == G_VARIANT_CLASS_BOOLEAN else { return nil }
    self = g_variant_get_boolean(variant) != 0
  }
  /// Wraps `g_variant_new_boolean`.
  public var variant: OpaquePointer? { g_variant_new_boolean(self ? 1 : 0) }
}

nonisolated extension Int: SettingValue {
  /// `G_VARIANT_TYPE_INT32`.
  public static var type: String { "i" }
  /// Wraps `g_variant_get_int32`.
  public init?(_ variant: OpaquePointer) {
    guard g_variant_classify(variant) == G_VARIANT_CLASS_INT32 else { return nil }
    self = Int(clamping: g_variant_get_int32(variant))
  }
  /// Wraps `g_variant_new_int32`.
  public var variant: OpaquePointer? { g_variant_new_int32(Int32(clamping: self)) }
}

nonisolated extension Double: SettingValue {
  /// `G_VARIANT_TYPE_DOUBLE`.
  public static var type: String { "d" }
  /// Wraps `g_variant_get_double`.
  public init?(_ variant: OpaquePointer) {
    guard g_variant_classify(variant) == G_VARIANT_CLASS_DOUBLE else { return nil }
    self = g_variant_get_double(variant)
  }
  /// Wraps `g_variant_new_double`.
  public var variant: OpaquePointer? { g_variant_new_double(self) }
}

nonisolated extension String: SettingValue {
  /// `G_VARIANT_TYPE_STRING`.
  public static var type: String { "s" }
  /// Wraps `g_variant_get_string`.
  public init?(_ variant: OpaquePointer) {
    guard g_variant_classify(variant) == G_VARIANT_CLASS_STRING else { return nil }
    self = String(cString: g_variant_get_string(variant, nil))
  }
  /// Wraps `g_variant_new_string`.
  public var variant: OpaquePointer? { g_variant_new_string(self) }
}
