import CGtk

/// One strong reference to a GObject, given back when this object goes.
///
/// Everything on the main thread that owns a GObject owns it through one of the two initializers here; nobody else there
/// calls `g_object_ref` or `g_object_unref`.
@MainActor public final class GObjectRef {
  /// The object; valid as long as this reference lives.
  public let pointer: UnsafeMutablePointer<GObject>

  /// Takes over the reference that a constructor returned ('transfer full' in GTK's documentation).
  public init(adopting object: UnsafeMutableRawPointer) {
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  /// Takes a reference of its own, sinking a floating one (`g_object_ref_sink`): widgets, and objects that others own.
  public init(retaining object: UnsafeMutableRawPointer) {
    g_object_ref_sink(object)
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  isolated deinit {
    LiveCount.references -= 1
    g_object_unref(pointer)
  }

  /// The object as GTK's functions for opaque types take it.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }
}
