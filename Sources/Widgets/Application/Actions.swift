import CGtk

/// An object that has actions: the application, a window or an action group (`GActionMap`).
public protocol ActionMap: AnyObject {
  /// The object as a `GActionMap`; adding an action to an object of another type ends the program.
  var actionMap: OpaquePointer { get }
}

extension ActionMap {
  /// Adds or replaces an action (`g_simple_action_new`, `g_action_map_add_action`).
  ///
  /// The closure must not hold this object strongly. The action `undo` is `win.undo` on a window and `app.undo` on the
  /// application.
  @discardableResult
  public func addAction(_ name: String, _ activated: @escaping () -> Void) -> Action {
    add(Action(g_simple_action_new(name, nil)) { _ in activated() })
  }

  /// Adds an action that is on or off; `toggled` calls ``Action/setOn(_:)`` (`g_simple_action_new_stateful`).
  @discardableResult
  public func addAction(_ name: String, isOn: Bool, _ toggled: @escaping () -> Void) -> Action {
    add(Action(g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))) { _ in toggled() })
  }

  /// Adds an action that selects one of several strings, such as `win.level::3` (`g_simple_action_new_stateful`).
  ///
  /// `chosen` sets the new state with ``Action/setChoice(_:)``.
  @discardableResult
  public func addAction(_ name: String, choice: String, _ chosen: @escaping (String) -> Void) -> Action {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return add(Action(g_simple_action_new_stateful(name, type, g_variant_new_string(choice)), chosen))
  }

  /// Adds an action that takes a string as its parameter: `app.play::memory` (`g_simple_action_new`).
  @discardableResult
  public func addAction(_ name: String, parameter activated: @escaping (String) -> Void) -> Action {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    return add(Action(g_simple_action_new(name, type), activated))
  }

  func removeAllActions() {
    let names = g_action_group_list_actions(actionMap)
    defer { g_strfreev(names) }
    for index in 0..<Int(clamping: g_strv_length(names)) { g_action_map_remove_action(actionMap, names?[index]) }
  }

  private func add(_ action: Action) -> Action {
    InstanceType.require(UnsafeMutableRawPointer(actionMap), isA: g_action_map_get_type(), "GActionMap")
    g_action_map_add_action(actionMap, action.ref.opaque)
    return action
  }
}

/// A named action (`GSimpleAction`).
public final class Action {
  let ref: GObjectRef

  init(_ action: OpaquePointer, _ activated: @escaping (String) -> Void) {
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(action))
    ref.connect("activate") { activation in
      let parameter = g_value_get_variant(activation[1])
      activated(parameter.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) } ?? "")
    }
  }

  /// Whether the action can be activated (`g_simple_action_set_enabled`).
  public var isEnabled: Bool {
    get { g_action_get_enabled(ref.opaque) != 0 }
    set { g_simple_action_set_enabled(ref.opaque, newValue ? 1 : 0) }
  }

  /// Sets the selected string of an action that was added with a choice (`g_simple_action_set_state`).
  public func setChoice(_ choice: String) { g_simple_action_set_state(ref.opaque, g_variant_new_string(choice)) }

  /// Sets the state of an action that was added as on or off (`g_simple_action_set_state`).
  public func setOn(_ isOn: Bool) { g_simple_action_set_state(ref.opaque, g_variant_new_boolean(isOn ? 1 : 0)) }
}
