import CGtk

/// A link from a GObject to its Swift object that keeps neither alive.
enum InstanceDelegate {
  private static let quark = g_quark_from_string("swift-widgets-delegate")

  static func set(_ delegate: AnyObject?, of object: UnsafeMutableRawPointer) {
    let pointer = delegate.map { Unmanaged.passUnretained($0).toOpaque() }
    g_object_set_qdata(object.assumingMemoryBound(to: GObject.self), quark, pointer)
  }

  static func get<Delegate: AnyObject>(_ object: UnsafeMutableRawPointer, as type: Delegate.Type) -> Delegate? {
    g_object_get_qdata(object.assumingMemoryBound(to: GObject.self), quark).flatMap {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() as? Delegate
    }
  }
}
