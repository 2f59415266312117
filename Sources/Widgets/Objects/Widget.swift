import CGtk

/// A widget and the reference that keeps it alive.
///
/// As long as GTK has the widget, in a parent or as an open window, this object stays too. So does all that it does for the
/// widget. A closure that the widget keeps must hold neither it nor what it lies in strongly, or none of them ever goes.
///
/// Wraps `GtkWidget`.
@MainActor open class Widget {
  /// The reference that this wrapper holds, for GTK's own functions; its widget's parent holds another.
  public let ref: GObjectRef

  /// The widget for functions that take a `GtkWidget`; valid as long as this wrapper lives.
  public var pointer: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: GtkWidget.self)
  }

  /// The widget for functions that take an opaque type, as those of `GtkLabel` do.
  public var opaque: OpaquePointer { ref.opaque }

  private var shownLabel: String?
  private var shownDescription: String?

  /// Wraps any widget, sinking a new one's floating reference.
  ///
  /// Of several wrappers of one widget, GTK keeps the first. A pointer to anything else ends the program.
  ///
  /// Wraps `g_object_ref_sink`.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    InstanceType.require(widget, isA: gtk_widget_get_type(), "GtkWidget")
    ref = GObjectRef(retaining: widget)
    guard ref.keep(self) else { return }
    let type = cgtk_type_of(ref.pointer)
    LiveCount.add(1, widgetsOf: type)
    g_object_weak_ref(ref.pointer, widgetDisposed, UnsafeMutableRawPointer(bitPattern: type))
  }

  /// Wraps a widget that is another's, for as long as this wrapper is needed and no longer.
  init(borrowing widget: UnsafeMutableRawPointer) { ref = GObjectRef(retaining: widget) }

  /// The widget as its own C type, `UnsafeMutablePointer<GtkBox>` for example.
  ///
  /// A widget of another type ends the program.
  ///
  /// Wraps `G_TYPE_CHECK_INSTANCE_CAST`.
  public func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> {
    InstanceType.require(ref.pointer, isA: InstanceType.named(after: type), InstanceType.name(of: type))
    return UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: type)
  }

  /// Asks to be drawn again in the next frame.
  ///
  /// Wraps `gtk_widget_queue_draw`.
  open func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// What accessibility tools call this widget; nil where nothing was set.
  ///
  /// Setting the same text again is silent.
  ///
  /// Wraps `gtk_accessible_update_property` with `GTK_ACCESSIBLE_PROPERTY_LABEL`.
  public var accessibleLabel: String? {
    get { shownLabel }
    set {
      guard newValue != shownLabel else { return }
      shownLabel = newValue
      cgtk_set_accessible_label(pointer, newValue ?? "")
    }
  }

  /// What accessibility tools add to the name: what can be done, or what just happened.
  ///
  /// Setting the same text again is silent.
  ///
  /// Wraps `gtk_accessible_update_property` with `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
  public var accessibleDescription: String? {
    get { shownDescription }
    set {
      guard newValue != shownDescription else { return }
      shownDescription = newValue
      g_object_set_data_full(typed(), Widget.descriptionKey, g_strdup(newValue), g_free)
      cgtk_set_accessible_description(pointer, newValue ?? "")
    }
  }

  /// With the GObject, for not every widget that has the focus has a wrapper.
  private static let descriptionKey = "swift-widgets-description"

  /// Whether a description was set by a wrapper.
  static func hasOwnDescription(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_object_get_data(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), descriptionKey) != nil
  }

  /// Gives a widget its own description back, after a message took its place.
  static func restoreDescription(of widget: GObjectRef) {
    let object = UnsafeMutableRawPointer(widget.pointer)
    let own = g_object_get_data(object.assumingMemoryBound(to: GObject.self), descriptionKey)
    let text = own.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    cgtk_set_accessible_description(object.assumingMemoryBound(to: GtkWidget.self), text)
  }
}

private nonisolated let widgetDisposed: GWeakNotify = { type, _ in
  let type = GType(UInt(bitPattern: type))
  MainActor.assumeIsolated { LiveCount.add(-1, widgetsOf: type) }
}
