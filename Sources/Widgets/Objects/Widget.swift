import CGtk

/// A wrapper of a GTK widget that lives for as long as GTK holds the widget (`GtkWidget`).
///
/// A closure that the widget holds must not hold the widget or its ancestors strongly, or they are leaked.
@MainActor open class Widget {
  /// The reference that this wrapper owns, for GTK's own functions.
  public let ref: GObjectRef

  /// The widget, for functions that take a `GtkWidget`; valid for as long as this wrapper lives.
  public var pointer: UnsafeMutablePointer<GtkWidget> { ref.pointer.as(GtkWidget.self) }

  /// The widget, for functions that take an opaque type, such as those of `GtkLabel`.
  public var opaque: OpaquePointer { ref.opaque }

  private var shownLabel: String?
  private var shownDescription: String?

  /// Wraps a widget, sinking the floating reference of a new one (`g_object_ref_sink`).
  ///
  /// If a widget has several wrappers, GTK keeps only the first alive. A pointer to anything else ends the program.
  public init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    InstanceType.require(widget, isA: gtk_widget_get_type(), "GtkWidget")
    ref = GObjectRef(retaining: widget)
    guard ref.keep(self) else { return }
    let type = cgtk_type_of(ref.pointer)
    LiveCount.add(1, widgetsOf: type)
    g_object_weak_ref(ref.pointer, widgetDisposed, UnsafeMutableRawPointer(bitPattern: type))
  }

  /// Wraps a widget without keeping this wrapper alive for as long as the widget.
  init(borrowing widget: UnsafeMutableRawPointer) { ref = GObjectRef(retaining: widget) }

  /// Returns the widget as its C type (``GObjectRef/typed(_:)``).
  public func typed<T>(_ type: T.Type = T.self) -> UnsafeMutablePointer<T> { ref.typed(type) }

  /// Requests that the widget is redrawn in the next frame (`gtk_widget_queue_draw`).
  open func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// The accessible name, nil if none was set (`GTK_ACCESSIBLE_PROPERTY_LABEL`).
  ///
  /// Setting an equal text is not announced.
  public var accessibleLabel: String? {
    get { shownLabel }
    set {
      guard newValue != shownLabel else { return }
      shownLabel = newValue
      cgtk_set_accessible_label(pointer, newValue ?? "")
    }
  }

  /// The description: what can be done, or what just happened (`GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`).
  ///
  /// Setting an equal text is not announced.
  public var accessibleDescription: String? {
    get { shownDescription }
    set {
      guard newValue != shownDescription else { return }
      shownDescription = newValue
      g_object_set_data_full(typed(), Widget.descriptionKey, g_strdup(newValue), g_free)
      cgtk_set_accessible_description(pointer, newValue ?? "")
    }
  }

  /// The description is stored with the GObject because a focused widget may have no wrapper.
  private static let descriptionKey = "swift-widgets-description"

  static func hasOwnDescription(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_object_get_data(widget.as(GObject.self), descriptionKey) != nil
  }

  /// Restores a widget's own description after a temporary message.
  static func restoreDescription(of widget: GObjectRef) {
    let own = g_object_get_data(widget.pointer, descriptionKey)?.assumingMemoryBound(to: CChar.self)
    cgtk_set_accessible_description(widget.typed(), own.map { String(cString: $0) } ?? "")
  }
}

private nonisolated let widgetDisposed: GWeakNotify = { type, _ in
  let type = GType(UInt(bitPattern: type))
  MainActor.assumeIsolated { LiveCount.add(-1, widgetsOf: type) }
}
