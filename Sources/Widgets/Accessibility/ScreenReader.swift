import CGtk

/// The desktop's screen reader, which may be turned on and off at any time.
///
/// The accessibility bus also reports it in a sandbox (`org.a11y.Status`). It misses the setting where schemas are
/// installed in several places, so GNOME's setting counts as well (`org.gnome.desktop.a11y.applications`).
@MainActor public final class ScreenReader {
  private static let isEnabled = SettingKey<Bool>("screen-reader-enabled")

  private let settings = Settings(schema: "org.gnome.desktop.a11y.applications")
  private var status: GObjectRef?
  private var handlers: [SignalToken] = []
  private var hasAnswer = false
  private let changed: () -> Void

  /// Asks the session bus in the background, without starting a service (`g_dbus_proxy_new_for_bus_sync`).
  ///
  /// - Parameter changed: Called when the bus has answered, and when a screen reader may have been turned on or off.
  public init(changed: @escaping () -> Void) {
    self.changed = changed
    settings?.onChange(changed)
    let name = "org.a11y.Bus"
    WorkerPool.start {
      let proxy = g_dbus_proxy_new_for_bus_sync(
        G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, name, "/org/a11y/bus", "org.a11y.Status", nil,
        nil)
      return proxy.map { UInt(bitPattern: $0) }
    } then: { [weak self] address in
      let proxy = address.flatMap(UnsafeMutableRawPointer.init(bitPattern:)).map(GObjectRef.init(adopting:))
      self?.answered(with: proxy)
    }
  }

  /// Whether a screen reader is on; also true until the bus has answered, so that nothing disturbs one.
  public var isOn: Bool { !hasAnswer || isOnForBus || settings?[Self.isEnabled] == true }

  private func answered(with proxy: GObjectRef?) {
    (status, hasAnswer) = (proxy, true)
    for signal in ["g-properties-changed", "notify::g-name-owner"] {
      if let proxy { handlers.append(SignalToken(proxy.connect(signal, changed))) }
    }
    changed()
  }

  private var isOnForBus: Bool {
    guard let status, let value = g_dbus_proxy_get_cached_property(status.typed(), "ScreenReaderEnabled") else {
      return false
    }
    defer { g_variant_unref(value) }
    return g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN && g_variant_get_boolean(value) != 0
  }
}
