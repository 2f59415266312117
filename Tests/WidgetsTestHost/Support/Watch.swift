import CGtk

/// Sees whether a GObject is still there, without keeping it.
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

/// How many references there are to a GObject.
func references(to object: UnsafeMutableRawPointer) -> Int {
  Int(object.assumingMemoryBound(to: GObject.self).pointee.ref_count)
}

/// Something for a closure to hold: as long as it lives, so does the closure.
final class Canary {}
