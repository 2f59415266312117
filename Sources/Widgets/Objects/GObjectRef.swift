import CGtk

/// A strong reference to a `GObject` that is released when this object is freed, on the main thread.
///
/// Objects that are used on other threads, such as ``Cancellation``, hold a reference without this class.
@MainActor public final class GObjectRef {
  /// The object; valid for as long as this reference lives.
  public let pointer: UnsafeMutablePointer<GObject>

  /// The Swift object that wraps the GObject and holds this reference.
  private weak var wrapper: AnyObject?
  /// A strong reference to the wrapper for as long as others hold the GObject too.
  private var keptWrapper: AnyObject?
  private var hasToggleReference = false

  /// Takes ownership of a reference, 'transfer full', which must not be floating.
  ///
  /// Ends the program if the object is not a `GObject`.
  public init(adopting object: UnsafeMutableRawPointer) {
    InstanceType.require(object, isA: g_object_get_type(), "GObject")
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  /// Adds a reference or sinks a floating one (`g_object_ref_sink`).
  ///
  /// Ends the program if the object is not a `GObject`.
  public init(retaining object: UnsafeMutableRawPointer) {
    InstanceType.require(object, isA: g_object_get_type(), "GObject")
    g_object_ref_sink(object)
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  isolated deinit {
    LiveCount.references -= 1
    guard hasToggleReference else { return g_object_unref(pointer) }
    g_object_set_qdata(pointer, Self.wrapped, nil)
    g_object_remove_toggle_ref(pointer, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The object as an opaque pointer, for GTK's functions of opaque types.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Keeps the GObject, but not its wrapper, alive until the main loop is idle: pending work may still use it.
  func keepUntilIdle() {
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, { _ in 0 }, ClosureBox(self).retained(), closureBoxDestroyed)
  }

  private static let wrapped = g_quark_from_string("swift-widgets-wrapped")

  /// Keeps `wrapper`, which holds this reference, alive for as long as others hold the GObject too.
  ///
  /// Otherwise a widget that GTK shows could lose its Swift behavior. Returns false for all wrappers but the first.
  @discardableResult
  func keep(_ wrapper: AnyObject) -> Bool {
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard g_object_get_qdata(pointer, Self.wrapped) == nil else { return false }
    g_object_set_qdata(pointer, Self.wrapped, data)
    (self.wrapper, keptWrapper, hasToggleReference) = (wrapper, wrapper, true)
    // The toggle reference replaces the strong one; unreferencing calls back at once if no other one is left.
    g_object_add_toggle_ref(pointer, toggled, data)
    g_object_unref(pointer)
    return true
  }

  fileprivate func toggleReferenceChanged(isLast: Bool) {
    // Released last, because that may also deallocate this reference and the object.
    let last = keptWrapper
    keptWrapper = isLast ? nil : wrapper
    withExtendedLifetime(last) {}
  }
}

/// Called when the toggle reference becomes the last one, and when another one is added again.
private nonisolated let toggled: GToggleNotify = { data, _, isLast in
  guard let data else { return }
  nonisolated(unsafe) let reference = data
  MainActor.assumeIsolated {
    Unmanaged<GObjectRef>.fromOpaque(reference).takeUnretainedValue().toggleReferenceChanged(isLast: isLast != 0)
  }
}
