import CGtk

/// Registers the `AdwApplication` subclass that exports D-Bus objects before it owns its bus name.
enum ApplicationClass {
  private static let type: GType = {
    var query = GTypeQuery()
    g_type_query(adw_application_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(clamping: query.class_size)
    info.instance_size = guint16(clamping: query.instance_size)
    info.class_init = { pointer, _ in
      pointer?.assumingMemoryBound(to: GApplicationClass.self).pointee.dbus_register = registerObjects
    }
    return g_type_register_static(adw_application_get_type(), "Widgets+Application", &info, GTypeFlags(rawValue: 0))
  }()

  fileprivate static let parent = g_type_class_ref(adw_application_get_type())
    .assumingMemoryBound(to: GApplicationClass.self)

  static func newApplication(id: String) -> UnsafeMutableRawPointer {
    var value = GValue()
    g_value_init(&value, cgtk_type_string())
    defer { g_value_unset(&value) }
    g_value_set_string(&value, id)
    return "application-id".withCString { name in
      var name: UnsafePointer<CChar>? = name
      return UnsafeMutableRawPointer(g_object_new_with_properties(type, 1, &name, &value))
    }
  }
}

/// `GApplicationClass.dbus_register`: runs before the application requests its name, after which calls can arrive.
private nonisolated let registerObjects:
  @convention(c) (
    UnsafeMutablePointer<GApplication>?, OpaquePointer?, UnsafePointer<CChar>?,
    UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> gboolean = { application, bus, path, error in
    guard let application, let bus else { return 0 }
    nonisolated(unsafe) let (object, connection, objectPath, failure) = (application, bus, path, error)
    return MainActor.assumeIsolated {
      let isRegistered = ApplicationClass.parent.pointee.dbus_register?(object, connection, objectPath, failure) ?? 1
      guard isRegistered != 0 else { return 0 }
      InstanceDelegate.get(UnsafeMutableRawPointer(object), as: Application.self)?.onBus?(connection)
      return 1
    }
  }
