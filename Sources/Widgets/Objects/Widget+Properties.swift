import CGtk
import DragAndDrop

extension Widget {
  /// Whether the widget is to be seen, once its parents are; true at first.
  ///
  /// Wraps `gtk_widget_set_visible`.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget reacts to input; one that has the focus loses it with that.
  ///
  /// Wraps `gtk_widget_set_sensitive`.
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget can hold the keyboard focus.
  ///
  /// Wraps `gtk_widget_set_focusable`.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether pointer and fingers reach the widget; without it they reach what lies beneath.
  ///
  /// Wraps `gtk_widget_set_can_target`.
  public var isTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether this very widget has the keyboard focus.
  ///
  /// Wraps `gtk_widget_is_focus`.
  public var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether this widget, or one in it, has the keyboard focus.
  ///
  /// Wraps `gtk_root_get_focus`.
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root) else { return false }
    return focused == pointer || gtk_widget_is_ancestor(focused, pointer) != 0
  }

  /// From 0, where nothing is seen, to 1; others are brought into that range.
  ///
  /// Wraps `gtk_widget_set_opacity`.
  public var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    set { gtk_widget_set_opacity(pointer, newValue) }
  }

  /// Whether text runs from right to left here.
  ///
  /// Wraps `gtk_widget_get_direction`.
  public var isRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Lays the widget and what is in it out from left to right, in every language: arrows, for example.
  ///
  /// Wraps `gtk_widget_set_direction`.
  public func layOutLeftToRight() { pointer.forEachInTree { gtk_widget_set_direction($0, GTK_TEXT_DIR_LTR) } }

  /// Device pixels per device-independent pixel, rounded up to a whole number.
  ///
  /// Wraps `gtk_widget_get_scale_factor`.
  public var scaleFactor: Double { Double(gtk_widget_get_scale_factor(pointer)) }

  /// Calls back when ``scaleFactor`` is another one, as on another monitor.
  ///
  /// Wraps `notify::scale-factor`.
  public func onScaleFactorChange(_ changed: @escaping () -> Void) { ref.connect("notify::scale-factor", changed) }

  /// How much larger than usual the desktop wants text: 2 for 200 %.
  ///
  /// Wraps the property 'gtk-xft-dpi' of `GtkSettings`.
  public var textScale: Double {
    var value = GValue()
    g_value_init(&value, cgtk_type_int())
    g_object_get_property(
      UnsafeMutableRawPointer(gtk_widget_get_settings(pointer)).assumingMemoryBound(to: GObject.self),
      "gtk-xft-dpi", &value)
    // In 1,024ths of dots per inch; 96 are usual, and -1 stands for them too.
    let dots = Double(g_value_get_int(&value)) / 1024
    return dots > 0 ? dots / 96 : 1
  }

  /// The allocated size in device-independent pixels; zero before the first layout.
  ///
  /// Wraps `gtk_widget_get_width` and `gtk_widget_get_height`.
  public var size: Size {
    Size(width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  /// A text that pointer users see on hovering, which is no markup; an empty one is none.
  ///
  /// Wraps `gtk_widget_set_tooltip_text`.
  public func setTooltip(_ text: String) { gtk_widget_set_tooltip_text(pointer, text) }

  /// Takes all space that is left, in the named directions.
  ///
  /// Wraps `gtk_widget_set_hexpand` and `gtk_widget_set_vexpand`.
  public func expand(horizontally: Bool = true, vertically: Bool = true) {
    gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
  }

  /// Where the widget lies in more space than it needs.
  ///
  /// Wraps `gtk_widget_set_halign` and `gtk_widget_set_valign`.
  public func align(horizontally: Alignment = .fill, vertically: Alignment = .fill) {
    gtk_widget_set_halign(pointer, horizontally.gtk)
    gtk_widget_set_valign(pointer, vertically.gtk)
  }

  /// Empty space around the widget, in device-independent pixels from 0 to 32,767.
  ///
  /// Wraps `gtk_widget_set_margin_start` and its like.
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(pointer, Int32(clamping: top))
    gtk_widget_set_margin_bottom(pointer, Int32(clamping: bottom))
    gtk_widget_set_margin_start(pointer, Int32(clamping: start))
    gtk_widget_set_margin_end(pointer, Int32(clamping: end))
  }

  /// The smallest size that the widget asks for, in device-independent pixels; -1 leaves a direction to its content.
  ///
  /// Wraps `gtk_widget_set_size_request`.
  public func request(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(pointer, Int32(clamping: width), Int32(clamping: height))
  }

  /// Adds classes of the style sheet.
  ///
  /// Wraps `gtk_widget_add_css_class`.
  public func addStyle(_ classes: String...) {
    for name in classes { gtk_widget_add_css_class(pointer, name) }
  }

  /// Adds or removes one class of the style sheet.
  ///
  /// Wraps `gtk_widget_add_css_class` and `gtk_widget_remove_css_class`.
  public func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(pointer, name) } else { gtk_widget_remove_css_class(pointer, name) }
  }

  /// Shows a cursor over the widget by its name in CSS, `grab` for example; nil shows the one of its parent.
  ///
  /// Wraps `gtk_widget_set_cursor_from_name`.
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  /// Moves the keyboard focus here, or into the widget; false where that cannot be.
  ///
  /// Wraps `gtk_widget_grab_focus`.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Has a focus that comes later read the texts once: GTK 4.8 reads those twice that were set before the widget was shown.
  ///
  /// Wraps `gtk_widget_set_focusable`.
  public func settleAccessibleTexts() {
    isFocusable = false
    isFocusable = true
  }

  /// Has the accessible texts that are set before the widget is realized read once only.
  func settleWhenRealized() { ref.connect("realize") { [weak self] in self?.settleAccessibleTexts() } }

  /// Asks to be laid out again, at the same size, before the next frame.
  ///
  /// Wraps `gtk_widget_queue_allocate`.
  public func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  /// Asks to be measured and laid out again, before the next frame.
  ///
  /// Wraps `gtk_widget_queue_resize`.
  public func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Looks a named color of the style sheet up, `accent_color` for example; nil where it has none of that name.
  ///
  /// Wraps `gtk_style_context_lookup_color`.
  public func themeColor(_ name: String) -> Color? {
    var rgba = GdkRGBA()
    let found = gtk_style_context_lookup_color(gtk_widget_get_style_context(pointer), name, &rgba)
    return found != 0 ? Color(rgba) : nil
  }

  /// Where a point of this widget lies in another one; nil when they share no window.
  ///
  /// Wraps `gtk_widget_compute_point`.
  public func convert(_ point: Point, to other: Widget) -> Point? { pointer.convert(point, to: other.pointer) }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Where a point of this widget lies in another one; nil when they share no window.
  package func convert(_ point: Point, to other: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (from, to) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
    guard gtk_widget_compute_point(self, other, &from, &to) != 0 else { return nil }
    return Point(x: Double(to.x), y: Double(to.y))
  }
}

/// Where a widget lies in more space than it needs.
///
/// Wraps `GtkAlign`.
nonisolated public enum Alignment: Sendable {
  /// All of the space.
  case fill
  /// The side where reading starts, or the top.
  case start
  /// The side where reading ends, or the bottom.
  case end
  /// The middle.
  case center

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    }
  }
}
