import CGtk

/// One strong reference to a `GObject`, given back when this object goes.
///
/// Everything on the main thread that owns a GObject owns it through one of the two initializers here; nobody else there
/// calls `g_object_ref` or `g_object_unref`.
@MainActor public final class GObjectRef {
  /// The object; valid as long as this reference lives.
  public let pointer: UnsafeMutablePointer<GObject>

  /// What stands for the object in Swift, and holds this reference.
  private weak var wrapper: AnyObject?
  /// The same, for as long as others hold the object too.
  private var keptWrapper: AnyObject?
  private var hearsOfOthers = false

  /// Takes over the reference that a constructor returned ('transfer full' in GTK's documentation).
  ///
  /// Nothing is referenced: `g_object_unref` follows when this object goes. An instance that is no `GObject` ends the
  /// program.
  public init(adopting object: UnsafeMutableRawPointer) {
    InstanceType.require(object, isA: g_object_get_type(), "GObject")
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  /// Takes a reference of its own, sinking a floating one: widgets, and objects that others own.
  ///
  /// An instance that is no `GObject` ends the program. Wraps `g_object_ref_sink`.
  public init(retaining object: UnsafeMutableRawPointer) {
    InstanceType.require(object, isA: g_object_get_type(), "GObject")
    g_object_ref_sink(object)
    pointer = object.assumingMemoryBound(to: GObject.self)
    LiveCount.references += 1
  }

  isolated deinit {
    LiveCount.references -= 1
    guard hearsOfOthers else { return g_object_unref(pointer) }
    g_object_set_qdata(pointer, Self.wrapped, nil)
    g_object_remove_toggle_ref(pointer, toggled, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The object as GTK's functions for opaque types take it.
  public var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Keeps the object until nothing else is left to do, for what may still be done with it.
  ///
  /// Wraps `g_idle_add_full`.
  func keepUntilIdle() {
    g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, { _ in 0 }, ClosureBox(self).retained(), closureBoxDestroyed)
  }

  private static let wrapped = g_quark_from_string("swift-widgets-wrapped")

  /// Has `wrapper`, which holds this reference, kept for as long as others hold the object too.
  ///
  /// What GTK shows does not lose what Swift does for it, even if nobody in Swift knows of it any more. Once GTK has let
  /// go of the object, the wrapper is its owners' alone. Of several wrappers of one object, the first is kept: false for
  /// others.
  ///
  /// Wraps `g_object_add_toggle_ref`.
  @discardableResult
  func keep(_ wrapper: AnyObject) -> Bool {
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard g_object_get_qdata(pointer, Self.wrapped) == nil else { return false }
    g_object_set_qdata(pointer, Self.wrapped, data)
    (self.wrapper, keptWrapper, hearsOfOthers) = (wrapper, wrapper, true)
    // It takes the place of this reference's own, and is told at once if that was the only one.
    g_object_add_toggle_ref(pointer, toggled, data)
    g_object_unref(pointer)
    return true
  }

  fileprivate func othersChanged(areGone: Bool) {
    // Let go of at the end: with the wrapper, this reference may go and the object with it.
    let last = keptWrapper
    keptWrapper = areGone ? nil : wrapper
    withExtendedLifetime(last) {}
  }
}

/// Told when the last other reference to the object goes, and when there is another one again.
private nonisolated let toggled: GToggleNotify = { data, _, areGone in
  guard let data else { return }
  nonisolated(unsafe) let reference = data
  MainActor.assumeIsolated {
    Unmanaged<GObjectRef>.fromOpaque(reference).takeUnretainedValue().othersChanged(areGone: areGone != 0)
  }
}
