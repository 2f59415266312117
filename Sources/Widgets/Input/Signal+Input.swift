import CGtk
import DragAndDrop

// One trampoline for each C signature that the event controllers have.

/// `void (*) (gesture, x, y, data)`: GtkGestureDrag's three signals.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, point signal: String, _ handler: @escaping (Point) -> Void
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> Void = {
    _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<(Point) -> Void>.handler(in: data)(Point(x: x, y: y)) }
  }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// `void (*) (gesture, sequence, data)`: GtkGesture's 'cancel'.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, sequence signal: String, _ handler: @escaping () -> Void
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer) -> Void = {
    _, _, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<() -> Void>.handler(in: data)() }
  }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// `void (*) (gesture, n_press, x, y, data)`: GtkGestureClick's 'pressed' and 'released'.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, press signal: String, _ handler: @escaping (Point) -> Void
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, Int32, Double, Double, UnsafeMutableRawPointer) -> Void = {
    _, _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { ClosureBox<(Point) -> Void>.handler(in: data)(Point(x: x, y: y)) }
  }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// `gboolean (*) (controller, keyval, keycode, state, data)`: GtkEventControllerKey's 'key-pressed'.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, key signal: String, _ handler: @escaping (KeyPress) -> Bool
) -> SignalHandler {
  let trampoline:
    @convention(c) (UnsafeMutableRawPointer, guint, guint, GdkModifierType, UnsafeMutableRawPointer) -> gboolean = {
      _, keyval, _, state, data in
      nonisolated(unsafe) let data = data
      let press = KeyPress(keyval: keyval, state: state)
      return MainActor.assumeIsolated { ClosureBox<(KeyPress) -> Bool>.handler(in: data)(press) ? 1 : 0 }
    }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// `GdkDragAction (*) (target, x, y, data)`: GtkDropTarget's 'enter' and 'motion'.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, dropPoint signal: String, _ handler: @escaping (Point) -> Bool
) -> SignalHandler {
  let trampoline: @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> UInt32 = {
    _, x, y, data in
    nonisolated(unsafe) let data = data
    let isTaken = MainActor.assumeIsolated { ClosureBox<(Point) -> Bool>.handler(in: data)(Point(x: x, y: y)) }
    return isTaken ? GDK_ACTION_COPY.rawValue : 0
  }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}

/// `gboolean (*) (target, value, x, y, data)`: GtkDropTarget's 'drop'.
@discardableResult
func connect(
  _ object: UnsafeMutableRawPointer, drop signal: String, _ handler: @escaping (DropTarget.Content, Point) -> Bool
) -> SignalHandler {
  let trampoline:
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<GValue>, Double, Double, UnsafeMutableRawPointer) -> gboolean =
      { _, value, x, y, data in
        nonisolated(unsafe) let (value, data) = (value, data)
        return MainActor.assumeIsolated {
          guard let content = DropTarget.Content(value) else { return 0 }
          return ClosureBox<(DropTarget.Content, Point) -> Bool>.handler(in: data)(content, Point(x: x, y: y)) ? 1 : 0
        }
      }
  return connect(object, signal, handler, unsafeBitCast(trampoline, to: GCallback.self))
}
