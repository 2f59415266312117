import CGtk
import Widgets

/// A `GValue` that is unset with this object.
final class Value {
  var gvalue = GValue()

  init(_ type: GType, _ set: (UnsafeMutablePointer<GValue>) -> Void = { _ in }) {
    g_value_init(&gvalue, type)
    set(&gvalue)
  }

  isolated deinit { g_value_unset(&gvalue) }

  static func bool(_ value: Bool) -> Value { Value(cgtk_type_boolean()) { g_value_set_boolean($0, value ? 1 : 0) } }
  static func int(_ value: Int32) -> Value { Value(cgtk_type_int()) { g_value_set_int($0, value) } }
  static func uint(_ value: guint) -> Value { Value(g_type_from_name("guint")) { g_value_set_uint($0, value) } }
  static func double(_ value: Double) -> Value { Value(g_type_from_name("gdouble")) { g_value_set_double($0, value) } }
  static func text(_ value: String?) -> Value { Value(cgtk_type_string()) { g_value_set_string($0, value) } }
  static func flags(_ type: GType, _ value: guint) -> Value { Value(type) { g_value_set_flags($0, value) } }

  static func enumeration(_ type: GType, _ value: Int32) -> Value { Value(type) { g_value_set_enum($0, value) } }

  static func object(_ object: UnsafeMutableRawPointer?, _ type: GType) -> Value {
    Value(type) { g_value_set_object($0, object) }
  }

  static func boxed(_ box: UnsafeMutableRawPointer?, _ type: GType) -> Value {
    Value(type) { g_value_set_boxed($0, box) }
  }

  /// A `GValue` as the parameter of a signal.
  static func value(_ value: Value) -> Value { boxed(&value.gvalue, g_value_get_type()) }

  var bool: Bool { g_value_get_boolean(&gvalue) != 0 }
  var flags: guint { g_value_get_flags(&gvalue) }
}

/// Emits a signal of an object, and returns the answer of the handlers.
@discardableResult
func emit(
  _ signal: String, on object: UnsafeMutableRawPointer, _ arguments: [Value] = [], returning type: GType? = nil
) -> Value? {
  let instance = Value.object(object, cgtk_type_of(object))
  var id: guint = 0
  var detail: GQuark = 0
  g_signal_parse_name(signal, cgtk_type_of(object), &id, &detail, 1)
  let answer = type.map { Value($0) }
  let values = ([instance] + arguments).map(\.gvalue)
  withExtendedLifetime((instance, arguments)) {
    guard let answer else { return g_signal_emitv(values, id, detail, nil) }
    g_signal_emitv(values, id, detail, &answer.gvalue)
  }
  return answer
}

/// Sends a key to a `GtkEventControllerKey`, and returns whether it was consumed.
@discardableResult
func press(
  _ key: Int32, _ state: GdkModifierType = GdkModifierType(rawValue: 0), on controller: UnsafeMutableRawPointer
) -> Bool? {
  let arguments = [Value.uint(guint(bitPattern: key)), .uint(0), .flags(gdk_modifier_type_get_type(), state.rawValue)]
  return emit("key-pressed", on: controller, arguments, returning: cgtk_type_boolean())?.bool
}

extension Widget {
  /// The event controllers of the widget, which keeps them, the newest first.
  var controllers: [UnsafeMutableRawPointer] {
    let model = GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(pointer)))
    return (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      guard let controller = g_list_model_get_item(model.opaque, index) else { return nil }
      g_object_unref(controller)
      return controller
    }
  }

  /// The first event controller of a type.
  func controller(_ type: GType) throws -> UnsafeMutableRawPointer {
    guard let found = controllers.first(where: { cgtk_is_a($0, type) != 0 }) else {
      throw Failure("the widget has no such controller", #fileID, #line)
    }
    return found
  }
}
