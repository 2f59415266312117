import CGtk

/// Answers searches of GNOME Shell, which starts the program if necessary (`org.gnome.Shell.SearchProvider2`).
@MainActor public final class SearchProvider {
  /// Returns the ids of the results for the search terms, best first (`GetInitialResultSet`, `GetSubsearchResultSet`).
  public var onSearch: ((_ terms: [String]) -> [SearchResult.ID])?
  /// Returns the results for ids, without those that are no longer valid (`GetResultMetas`).
  public var onDescribe: ((_ ids: [SearchResult.ID]) -> [SearchResult])?
  /// Called when the user selects a result (`ActivateResult`).
  public var onActivate: ((_ id: SearchResult.ID) -> Void)?
  /// Called when the user wants to continue the search in the program (`LaunchSearch`).
  public var onLaunch: (() -> Void)?

  private let path: String
  private var connection: GObjectRef?
  private var registration: guint = 0

  /// Creates a provider for ``Application/searchProvider`` at an object path on the session bus.
  public init(path: String) { self.path = path }

  /// Exports the provider on the session bus for as long as this object lives, unless the path is already taken.
  ///
  /// Called before the application requests its name there, after which calls can arrive.
  func register() {
    guard registration == 0, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
      let node = g_dbus_node_info_new_for_xml(SearchProvider.interface, nil)
    else { return }
    defer { g_dbus_node_info_unref(node) }
    connection = GObjectRef(adopting: UnsafeMutableRawPointer(bus))
    let answer: (String, OpaquePointer) -> OpaquePointer? = { [weak self] in self?.answer(to: $0, $1) }
    var table = GDBusInterfaceVTable()
    table.method_call = methodCalled
    registration = g_dbus_connection_register_object(
      bus, path, node.pointee.interfaces[0], &table, ClosureBox(answer).retained(), closureBoxDestroyed, nil)
  }

  isolated deinit {
    if let connection, registration != 0 { g_dbus_connection_unregister_object(connection.opaque, registration) }
  }

  /// Returns the answer to a call as a floating tuple, or nil for an empty one.
  private func answer(to method: String, _ parameters: OpaquePointer) -> OpaquePointer? {
    switch method {
    case "GetInitialResultSet": return tuple(of: (onSearch?(strings(in: parameters, at: 0)) ?? []).variant)
    case "GetSubsearchResultSet": return tuple(of: (onSearch?(strings(in: parameters, at: 1)) ?? []).variant)
    case "GetResultMetas":
      let results = (onDescribe?(strings(in: parameters, at: 0)) ?? []).map(\.variant)
      let type = g_variant_type_new("a{sv}")
      defer { g_variant_type_free(type) }
      return tuple(of: g_variant_new_array(type, results, gsize(results.count)))
    case "ActivateResult":
      let id = g_variant_get_child_value(parameters, 0)
      defer { g_variant_unref(id) }
      onActivate?(String(cString: g_variant_get_string(id, nil)))
    default: onLaunch?()
    }
    return nil
  }

  private static let interface = """
    <node><interface name="org.gnome.Shell.SearchProvider2">
      <method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
      <method name="GetSubsearchResultSet">
        <arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/>
      </method>
      <method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
      <method name="ActivateResult">
        <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/>
      </method>
      <method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
    </interface></node>
    """
}

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

/// `GDBusInterfaceMethodCallFunc`: GDBus has already checked the argument types against the interface.
private let methodCalled: GDBusInterfaceMethodCallFunc = { _, _, _, _, method, parameters, invocation, data in
  guard let method, let parameters, let data else { return }
  let name = String(cString: method)
  nonisolated(unsafe) let (arguments, call, box) = (parameters, invocation, data)
  MainActor.assumeIsolated {
    let answer = ClosureBox<(String, OpaquePointer) -> OpaquePointer?>.handler(in: box)(name, arguments)
    g_dbus_method_invocation_return_value(call, answer)
  }
}

private func tuple(of value: OpaquePointer?) -> OpaquePointer? {
  var child = value
  return g_variant_new_tuple(&child, 1)
}

private func strings(in tuple: OpaquePointer, at index: gsize) -> [String] {
  let child = g_variant_get_child_value(tuple, index)
  var count: gsize = 0
  let strings = g_variant_dup_strv(child, &count)
  defer {
    g_strfreev(strings)
    g_variant_unref(child)
  }
  return (0..<Int(clamping: count)).compactMap { strings?[$0].map { String(cString: $0) } }
}

extension [String] {
  fileprivate var variant: OpaquePointer? { withCStrings { g_variant_new_strv($0, -1) } }
}
