import CGtk

enum Subclass {
  /// Returns a new type with overridden virtual functions; `initialize` is called once (`g_type_register_static`).
  static func register(
    _ name: String, of parent: GType, data: UnsafeRawPointer? = nil, _ initialize: @escaping GClassInitFunc
  ) -> GType {
    var query = GTypeQuery()
    g_type_query(parent, &query)
    var info = GTypeInfo()
    info.class_size = guint16(clamping: query.class_size)
    info.instance_size = guint16(clamping: query.instance_size)
    (info.class_data, info.class_init) = (data, initialize)
    return g_type_register_static(parent, name, &info, GTypeFlags(rawValue: 0))
  }
}
