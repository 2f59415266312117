import CGtk
import Geometry

/// Registers `GtkWidget` subclasses whose virtual functions forward to a ``CustomWidget``.
enum CustomWidgetClass {
  static func register(_ kind: WidgetKind, as name: String) -> GType {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    var info = GTypeInfo()
    info.class_size = guint16(clamping: query.class_size)
    info.instance_size = guint16(clamping: query.instance_size)
    // Deliberately never released: the class lives as long as the process.
    info.class_data = UnsafeRawPointer(Unmanaged.passRetained(KindBox(kind)).toOpaque())
    info.class_init = { pointer, data in
      guard let pointer, let data else { return }
      nonisolated(unsafe) let (widgetClass, box) = (pointer, data)
      MainActor.assumeIsolated {
        CustomWidgetClass.initialize(
          widgetClass.assumingMemoryBound(to: GtkWidgetClass.self),
          as: Unmanaged<KindBox>.fromOpaque(box).takeUnretainedValue().kind)
      }
    }
    return g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  fileprivate final class KindBox {
    let kind: WidgetKind
    init(_ kind: WidgetKind) { self.kind = kind }
  }

  fileprivate static func initialize(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>, as kind: WidgetKind) {
    gtk_widget_class_set_css_name(widgetClass, kind.styleName)
    widgetClass.pointee.snapshot = snapshotFunction
    widgetClass.pointee.get_request_mode = requestModeFunction
    widgetClass.pointee.measure = measureFunction
    widgetClass.pointee.size_allocate = allocateFunction
    widgetClass.pointee.focus = focusFunction
    widgetClass.pointee.realize = realizeFunction
    widgetClass.pointee.set_focus_child = setFocusChildFunction
    widgetClass.pointee.state_flags_changed = stateFlagsChangedFunction
    UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GObjectClass.self).pointee.dispose = disposeFunction
    for action in kind.actions {
      gtk_widget_class_install_action(widgetClass, action, nil, actionFunction)
    }
  }

  fileprivate static let parent = g_type_class_ref(gtk_widget_get_type())
    .assumingMemoryBound(to: GtkWidgetClass.self)

  fileprivate static func delegate(_ widget: UnsafeMutableRawPointer) -> CustomWidget? {
    InstanceDelegate.get(widget, as: CustomWidget.self)
  }
}

// GTK calls virtual functions on the main thread, but the compiler cannot know that of C function pointers.

private typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

private nonisolated let snapshotFunction: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = {
  widget, snapshot in
  guard let widget, let snapshot else { return }
  nonisolated(unsafe) let (object, target) = (widget, snapshot)
  MainActor.assumeIsolated {
    guard let delegate = CustomWidgetClass.delegate(object) else { return }
    let snapshot = Snapshot(pointer: target, isForCairo: delegate.isDrawnByCairo)
    delegate.draw(snapshot)
    delegate.drawChildren(snapshot)
  }
}

private nonisolated let requestModeFunction: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = { widget in
  guard let widget else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
  nonisolated(unsafe) let object = widget
  return MainActor.assumeIsolated { (CustomWidgetClass.delegate(object)?.sizing ?? .constant).gtk }
}

private nonisolated let measureFunction:
  @convention(c) (
    WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { widget, orientation, other, minimum, natural, _, _ in
    guard let widget else { return }
    nonisolated(unsafe) let object = widget
    let extent = MainActor.assumeIsolated {
      CustomWidgetClass.delegate(object)?.measure(
        orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, other: Int(clamping: other))
        ?? (minimum: 0, natural: 0)
    }
    minimum?.pointee = Int32(clamping: extent.minimum)
    natural?.pointee = Int32(clamping: max(extent.minimum, extent.natural))
  }

private nonisolated let allocateFunction: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = {
  widget, width, height, _ in
  guard let widget else { return }
  nonisolated(unsafe) let object = widget
  MainActor.assumeIsolated {
    CustomWidgetClass.delegate(object)?.allocate(Size(width: Double(width), height: Double(height)))
  }
}

private nonisolated let focusFunction: @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean = {
  widget, direction in
  guard let widget else { return 0 }
  nonisolated(unsafe) let object = widget
  return MainActor.assumeIsolated {
    if let direction = FocusDirection(direction),
      let moved = CustomWidgetClass.delegate(object)?.moveFocus(direction)
    {
      return moved ? 1 : 0
    }
    return CustomWidgetClass.parent.pointee.focus?(object, direction) ?? 0
  }
}

private nonisolated let realizeFunction: @convention(c) (WidgetPointer?) -> Void = { widget in
  guard let widget else { return }
  nonisolated(unsafe) let object = widget
  MainActor.assumeIsolated {
    CustomWidgetClass.parent.pointee.realize?(object)
    // On GTK 4.8, screen readers read texts set before this twice on the first focus, unless this is toggled.
    if gtk_widget_get_focusable(object) != 0 {
      gtk_widget_set_focusable(object, 0)
      gtk_widget_set_focusable(object, 1)
    }
  }
}

private nonisolated let setFocusChildFunction: @convention(c) (WidgetPointer?, WidgetPointer?) -> Void = {
  widget, child in
  guard let widget else { return }
  nonisolated(unsafe) let (object, focused) = (widget, child)
  MainActor.assumeIsolated {
    CustomWidgetClass.parent.pointee.set_focus_child?(object, focused)
    CustomWidgetClass.delegate(object)?.focusMoved(to: focused.flatMap { CustomWidgetClass.delegate($0) })
  }
}

private nonisolated let stateFlagsChangedFunction: @convention(c) (WidgetPointer?, GtkStateFlags) -> Void = {
  widget, previous in
  guard let widget else { return }
  nonisolated(unsafe) let object = widget
  MainActor.assumeIsolated {
    CustomWidgetClass.parent.pointee.state_flags_changed?(object, previous)
    let changed = previous.rawValue ^ gtk_widget_get_state_flags(object).rawValue
    guard changed & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0 else { return }
    CustomWidgetClass.delegate(object)?.showsFocusChanged()
  }
}

private nonisolated let disposeFunction: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = { object in
  guard let object else { return }
  nonisolated(unsafe) let instance = object
  MainActor.assumeIsolated {
    let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
    // GTK requires a `GtkWidget` subclass to unparent its children before it is disposed.
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    let parent = UnsafeMutableRawPointer(CustomWidgetClass.parent).assumingMemoryBound(to: GObjectClass.self)
    parent.pointee.dispose?(instance)
  }
}

private nonisolated let actionFunction: @convention(c) (WidgetPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Void =
  { widget, name, _ in
    guard let widget, let name else { return }
    nonisolated(unsafe) let object = widget
    let action = String(cString: name)
    MainActor.assumeIsolated { CustomWidgetClass.delegate(object)?.perform(action) }
  }
