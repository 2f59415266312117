import CGtk

/// Reports whether a GObject was freed, without keeping it.
final class Watch {
  private(set) var isGone = false

  init(_ object: UnsafeMutableRawPointer) {
    let notify: GWeakNotify = { data, _ in
      guard let data else { return }
      nonisolated(unsafe) let pointer = data
      MainActor.assumeIsolated { Unmanaged<Watch>.fromOpaque(pointer).takeRetainedValue().isGone = true }
    }
    g_object_weak_ref(object.assumingMemoryBound(to: GObject.self), notify, Unmanaged.passRetained(self).toOpaque())
  }
}

/// Returns the number of references to a GObject.
func references(to object: UnsafeMutableRawPointer) -> Int {
  Int(object.assumingMemoryBound(to: GObject.self).pointee.ref_count)
}

/// An object that a closure holds, and that lives as long as the closure.
final class Canary {}
