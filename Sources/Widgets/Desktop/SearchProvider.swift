import CGtk

/// Answers searches of GNOME Shell, which starts the program over D-Bus if necessary.
///
/// Implements `org.gnome.Shell.SearchProvider2`.
@MainActor public final class SearchProvider {
  /// Returns the ids of the results for the search terms, best first.
  ///
  /// Wraps `GetInitialResultSet` and `GetSubsearchResultSet`.
  public var onSearch: ((_ terms: [String]) -> [SearchResult.ID])?
  /// Returns the results for ids, without those that are no longer valid.
  ///
  /// Wraps `GetResultMetas`.
  public var onDescribe: ((_ ids: [SearchResult.ID]) -> [SearchResult])?
  /// Called when the user selects a result.
  ///
  /// Wraps `ActivateResult`.
  public var onActivate: ((_ id: SearchResult.ID) -> Void)?
  /// Called when the user wants to continue the search in the program.
  ///
  /// Wraps `LaunchSearch`.
  public var onLaunch: (() -> Void)?

  private let path: String
  private var connection: GObjectRef?
  private var registration: guint = 0

  /// Creates a provider for ``Application/searchProvider`` at an object path on the session bus.
  public init(path: String) { self.path = path }

  /// Exports the provider on a bus for as long as this object lives, unless the path is already taken.
  func register(on bus: OpaquePointer) {
    guard registration == 0, let node = g_dbus_node_info_new_for_xml(SearchProvider.interface, nil) else { return }
    defer { g_dbus_node_info_unref(node) }
    connection = GObjectRef(retaining: UnsafeMutableRawPointer(bus))
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
    case "GetInitialResultSet": return tuple(strings(onSearch?(texts(parameters, 0)) ?? []))
    case "GetSubsearchResultSet": return tuple(strings(onSearch?(texts(parameters, 1)) ?? []))
    case "GetResultMetas":
      let results = (onDescribe?(texts(parameters, 0)) ?? []).map(\.variant)
      let type = g_variant_type_new("a{sv}")
      defer { g_variant_type_free(type) }
      return tuple(g_variant_new_array(type, results, gsize(results.count)))
    case "ActivateResult": onActivate?(text(parameters, 0))
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

private func tuple(_ value: OpaquePointer?) -> OpaquePointer? {
  var child = value
  return g_variant_new_tuple(&child, 1)
}

private func strings(_ texts: [String]) -> OpaquePointer? {
  let type = g_variant_type_new("s")
  defer { g_variant_type_free(type) }
  return g_variant_new_array(type, texts.map { g_variant_new_string($0) }, gsize(texts.count))
}

private func text(_ tuple: OpaquePointer, _ index: gsize) -> String {
  guard let child = g_variant_get_child_value(tuple, index) else { return "" }
  defer { g_variant_unref(child) }
  return String(child) ?? ""
}

private func texts(_ tuple: OpaquePointer, _ index: gsize) -> [String] {
  guard let child = g_variant_get_child_value(tuple, index) else { return [] }
  defer { g_variant_unref(child) }
  return (0..<g_variant_n_children(child)).map { text(child, $0) }
}
