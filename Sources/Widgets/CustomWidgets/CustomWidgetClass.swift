import CGtk
import Geometry

/// Registers `GtkWidget` subclasses whose virtual functions forward to a ``CustomWidget``.
enum CustomWidgetClass {
  static func register(_ kind: WidgetKind, as name: String) -> GType {
    // Deliberately never released: the class lives as long as the process.
    let data = UnsafeRawPointer(Unmanaged.passRetained(KindBox(kind)).toOpaque())
    return Subclass.register(name, of: gtk_widget_get_type(), data: data) { pointer, data in
      guard let pointer, let data else { return }
      nonisolated(unsafe) let (widgetClass, box) = (pointer, data)
      MainActor.assumeIsolated {
        CustomWidgetClass.initialize(
          widgetClass.assumingMemoryBound(to: GtkWidgetClass.self),
          as: Unmanaged<KindBox>.fromOpaque(box).takeUnretainedValue().kind)
      }
    }
  }

  private final class KindBox {
    let kind: WidgetKind
    init(_ kind: WidgetKind) { self.kind = kind }
  }

  private static func initialize(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>, as kind: WidgetKind) {
    gtk_widget_class_set_css_name(widgetClass, kind.styleName)
    widgetClass.pointee.snapshot = snapshotFunction
    widgetClass.pointee.get_request_mode = requestModeFunction
    widgetClass.pointee.measure = measureFunction
    widgetClass.pointee.size_allocate = allocateFunction
    widgetClass.pointee.focus = focusFunction
    widgetClass.pointee.realize = realizeFunction
    widgetClass.pointee.set_focus_child = setFocusChildFunction
    widgetClass.pointee.state_flags_changed = stateFlagsChangedFunction
    if kind.hasShape { widgetClass.pointee.contains = containsFunction }
    if !kind.takesInput { widgetClass.pointee.contains = { _, _, _ in 0 } }
    widgetClass.as(GObjectClass.self).pointee.dispose = disposeFunction
    widgetClass.as(GObjectClass.self).pointee.notify = notifyFunction
    for action in kind.actions { gtk_widget_class_install_action(widgetClass, action, nil, actionFunction) }
  }

  fileprivate static let parent = g_type_class_ref(gtk_widget_get_type())
    .assumingMemoryBound(to: GtkWidgetClass.self)
}

private typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// Runs `body` with a widget and its living Swift object, on the main thread, on which GTK calls virtual functions.
@discardableResult private nonisolated func onMain<Result: Sendable>(
  _ widget: WidgetPointer?, _ body: @MainActor (WidgetPointer, CustomWidget?) -> Result
) -> Result? {
  guard let widget else { return nil }
  nonisolated(unsafe) let object = widget
  return MainActor.assumeIsolated { body(object, InstanceDelegate.get(object, as: CustomWidget.self)) }
}

private nonisolated let snapshotFunction: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = {
  guard let snapshot = $1 else { return }
  nonisolated(unsafe) let target = snapshot
  onMain($0) { _, delegate in
    guard let delegate else { return }
    let snapshot = Snapshot(pointer: target, isForCairo: delegate.isDrawnByCairo)
    delegate.draw(snapshot)
    delegate.drawChildren(snapshot)
  }
}

private nonisolated let requestModeFunction: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = {
  onMain($0) { _, delegate in (delegate?.sizing ?? .constant).gtk } ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
}

private nonisolated let measureFunction:
  @convention(c) (
    WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { widget, orientation, other, minimum, natural, _, _ in
    let direction: Direction = orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
    let measured = onMain(widget) { _, delegate in
      // GTK 4.24 asks for the width at a height as well, for which text would need to be wide.
      let isWidth = direction == .horizontal && delegate?.sizing == .heightForWidth
      return delegate?.measure(direction, other: isWidth ? -1 : Int(clamping: other))
    }
    guard let extent = measured ?? (minimum: 0, natural: 0) else { return }
    minimum?.pointee = Int32(clamping: extent.minimum)
    natural?.pointee = Int32(clamping: max(extent.minimum, extent.natural))
  }

private nonisolated let allocateFunction: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
  widget, width, height, _ in
  onMain(widget) { _, delegate in delegate?.allocate(Size(width: Double(width), height: Double(height))) }
}

private nonisolated let containsFunction: @convention(c) (WidgetPointer?, Double, Double) -> gboolean = {
  widget, x, y in
  onMain(widget) { widget, delegate in
    guard CustomWidgetClass.parent.pointee.contains?(widget, x, y) != 0 else { return 0 }
    return delegate?.containsInput(at: Point(x: x, y: y)) == false ? 0 : 1
  } ?? 0
}

private nonisolated let focusFunction: @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean = {
  widget, direction in
  onMain(widget) { widget, delegate in
    if let moved = FocusDirection(direction).flatMap({ delegate?.moveFocus($0) }) { return moved ? 1 : 0 }
    return CustomWidgetClass.parent.pointee.focus?(widget, direction) ?? 0
  } ?? 0
}

private nonisolated let realizeFunction: @convention(c) (WidgetPointer?) -> Void = {
  onMain($0) { widget, _ in
    CustomWidgetClass.parent.pointee.realize?(widget)
    if gtk_widget_get_focusable(widget) != 0 { RepeatedTexts.settle(widget) }
  }
}

private nonisolated let setFocusChildFunction: @convention(c) (WidgetPointer?, WidgetPointer?) -> Void = {
  nonisolated(unsafe) let child = $1
  onMain($0) { widget, delegate in
    CustomWidgetClass.parent.pointee.set_focus_child?(widget, child)
    delegate?.focusMoved(to: child.flatMap { InstanceDelegate.get($0, as: CustomWidget.self) })
  }
}

private nonisolated let stateFlagsChangedFunction: @convention(c) (WidgetPointer?, GtkStateFlags) -> Void = {
  widget, previous in
  onMain(widget) { widget, delegate in
    CustomWidgetClass.parent.pointee.state_flags_changed?(widget, previous)
    let changed = previous.rawValue ^ gtk_widget_get_state_flags(widget).rawValue
    if changed & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 { delegate?.showsFocusChanged() }
  }
}

/// Redraws a widget at another scale, for which GTK 4.24 keeps what was drawn.
private nonisolated let notifyFunction:
  @convention(c) (UnsafeMutablePointer<GObject>?, UnsafeMutablePointer<GParamSpec>?) -> Void = { object, property in
    guard let name = property?.pointee.name, g_str_equal(name, "scale-factor") != 0 else { return }
    onMain(object?.as(GtkWidget.self)) { widget, _ in gtk_widget_queue_draw(widget) }
  }

private nonisolated let disposeFunction: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = {
  onMain($0?.as(GtkWidget.self)) { widget, _ in
    // GTK requires a `GtkWidget` subclass to unparent its children before it is disposed.
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    CustomWidgetClass.parent.pointee.parent_class.dispose?(widget.as())
  }
}

private nonisolated let actionFunction: @convention(c) (WidgetPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Void =
  { widget, name, _ in
    guard let action = name.map({ String(cString: $0) }) else { return }
    onMain(widget) { _, delegate in delegate?.perform(action) }
  }
