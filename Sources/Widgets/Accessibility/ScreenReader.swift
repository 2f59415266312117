import CGtk

/// The desktop's screen reader, which may be turned on and off at any time (`org.a11y.Status`).
@MainActor public final class ScreenReader {
  private var status: GObjectRef?

  /// Asks the session bus in the background, without starting a service (`g_dbus_proxy_new_for_bus_sync`).
  public init() {
    let name = "org.a11y.Bus"
    WorkerPool.start {
      let proxy = g_dbus_proxy_new_for_bus_sync(
        G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, name, "/org/a11y/bus", "org.a11y.Status", nil,
        nil)
      return proxy.map { UInt(bitPattern: $0) }
    } then: { [weak self] address in
      guard let proxy = address.flatMap(UnsafeMutableRawPointer.init(bitPattern:)) else { return }
      self?.status = GObjectRef(adopting: proxy)
    }
  }

  /// Whether a screen reader is on; false until the bus has answered (`ScreenReaderEnabled`).
  public var isOn: Bool {
    guard let status, let value = g_dbus_proxy_get_cached_property(status.typed(), "ScreenReaderEnabled") else {
      return false
    }
    defer { g_variant_unref(value) }
    return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
  }
}
