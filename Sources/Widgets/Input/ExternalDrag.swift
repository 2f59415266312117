import CGtk
import Geometry

/// A drag that takes a press on a widget further, to other widgets and programs (`GdkDrag`).
///
/// Unlike an ``ExternalDragSource``, it can begin in the middle of a drag of the program's own. It lives until it ends.
@MainActor public final class ExternalDrag {
  /// The end of a drag.
  public enum End: Equatable, Sendable {
    /// The content was dropped, and the receiver performed this action (`GdkDrag::dnd-finished`).
    case dropped(DragActions)
    /// Nothing accepted the content where it was dropped (`GDK_DRAG_CANCEL_NO_TARGET`, `GDK_DRAG_CANCEL_ERROR`).
    case missed
    /// The user cancelled the drag (`GDK_DRAG_CANCEL_USER_CANCELLED`).
    case cancelled
  }

  /// The object that a receiver in the same program gets instead of the content.
  public let payload: AnyObject?
  /// The action that a receiver in the same program has performed.
  public var performedAction: DragActions?

  private let ref: GObjectRef
  private let ended: (End) -> Void
  private var tokens: [SignalToken] = []
  private var release: SurfaceEvents?
  /// Keeps this object alive until the drag ends.
  private var active: ExternalDrag?

  /// Begins a drag with the pointer or finger of `gesture`, which is reset (`gdk_drag_begin`).
  ///
  /// Returns nil if the press has ended, or if the program has another external drag.
  ///
  /// - Parameters:
  ///   - forms: The content in several formats, best first.
  ///   - icon: The icon at the pointer.
  ///   - ended: Called once, at the end.
  public init?(
    continuing gesture: DragGesture, offering forms: [TransferContent], actions: DragActions,
    icon: ExternalDragIcon, payload: AnyObject? = nil, ended: @escaping (End) -> Void
  ) {
    let controller = gesture.ref.opaque
    // GTK 4.24 crashes if another finger begins a drag: its touch is forgotten by then.
    guard ExternalDragSource.dragging == nil, let device = gtk_gesture_get_device(controller),
      let native = gtk_event_controller_get_widget(controller).flatMap({ gtk_widget_get_native($0) }),
      let surface = gtk_native_get_surface(native)
    else { return nil }
    let finger = gtk_gesture_get_last_updated_sequence(controller)
    let content = TransferContent.union(of: forms)
    defer { g_object_unref(content) }
    guard let drag = gdk_drag_begin(surface, device, content, actions.gdk, 0, 0) else { return nil }
    ref = GObjectRef(adopting: UnsafeMutableRawPointer(drag))
    (self.payload, self.ended) = (payload, ended)
    active = self
    ExternalDragSource.dragging = self
    InstanceDelegate.set(self, of: ref.pointer)
    icon.set(on: ref.opaque)
    connectSignals()
    endIfReleased(finger)
    gesture.reset()
  }

  /// Returns the drag of this program that a drop belongs to (`gdk_drop_get_drag`).
  static func of(_ drop: OpaquePointer) -> ExternalDrag? {
    gdk_drop_get_drag(drop).flatMap { InstanceDelegate.get(UnsafeMutableRawPointer($0), as: ExternalDrag.self) }
  }

  /// Ends the drag without a drop; does nothing after its end (`gdk_drag_drop_done`).
  public func cancel() { finish(.cancelled) }

  private func connectSignals() {
    tokens = [
      // After the drop, the receiver may still read the content during other presses, and may never finish.
      SignalToken(connect(ref.pointer, "drop-performed") { [weak self] in self?.dropped() }),
      SignalToken(
        connect(ref.pointer, "dnd-finished") { [weak self] in
          guard let self else { return }
          finish(.dropped(performedAction ?? DragActions(gdk_drag_get_selected_action(ref.opaque))))
        }),
      SignalToken(
        connect(ref.pointer, "cancel") { [weak self] (emission: Emission) in
          let isByUser = UInt32(bitPattern: g_value_get_enum(emission[1])) == GDK_DRAG_CANCEL_USER_CANCELLED.rawValue
          self?.finish(isByUser ? .cancelled : .missed)
        }),
    ]
  }

  /// Ends a drag that the compositor has refused, which it does silently; while it drags, it forwards no release.
  private func endIfReleased(_ finger: OpaquePointer?) {
    release = SurfaceEvents { [weak self] event, _ in
      let isRelease = [GDK_BUTTON_RELEASE, GDK_TOUCH_END].contains(gdk_event_get_event_type(event))
      if isRelease, gdk_event_get_event_sequence(event) == finger { self?.finish(.missed) }
      return false
    }
  }

  private func dropped() {
    release = nil
    if ExternalDragSource.dragging === self { ExternalDragSource.dragging = nil }
  }

  private func finish(_ end: End) {
    guard let active else { return }
    dropped()
    (tokens, self.active) = ([], nil)
    InstanceDelegate.set(nil, of: ref.pointer)
    let isDropped = if case .dropped = end { true } else { false }
    gdk_drag_drop_done(ref.opaque, isDropped ? 1 : 0)
    ended(end)
    withExtendedLifetime(active) {}
  }
}
