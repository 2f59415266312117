import CGtk
import Geometry

extension Widget {
  /// Whether the widget is shown when its parents are; true by default (`gtk_widget_set_visible`).
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget is on the screen: shown, as are its parents and their pages (`gtk_widget_get_mapped`).
  package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Whether the widget reacts to input; an insensitive one loses the focus (`gtk_widget_set_sensitive`).
  public var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget can hold the keyboard focus (`gtk_widget_set_focusable`).
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether the widget, and not the one below, gets pointer and touch events (`gtk_widget_set_can_target`).
  public var isTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// Whether this widget itself has the keyboard focus (`gtk_widget_is_focus`).
  public var hasFocus: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether this widget or one of its descendants has the keyboard focus (`gtk_root_get_focus`).
  public var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer), let focused = gtk_root_get_focus(root) else { return false }
    return focused == pointer || gtk_widget_is_ancestor(focused, pointer) != 0
  }

  /// The opacity, from 0 (invisible) to 1 (opaque); other values are clamped (`gtk_widget_set_opacity`).
  public var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    set { gtk_widget_set_opacity(pointer, newValue) }
  }

  /// Whether the text direction is right to left (`gtk_widget_get_direction`).
  public var isRightToLeft: Bool { gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL }

  /// Lays out the widget tree from left to right in every language, as for arrows (`gtk_widget_set_direction`).
  public func layOutLeftToRight() { pointer.forEachInTree { gtk_widget_set_direction($0, GTK_TEXT_DIR_LTR) } }

  /// Device pixels per device-independent pixel, rounded up (`gtk_widget_get_scale_factor`).
  public var scaleFactor: Double { Double(gtk_widget_get_scale_factor(pointer)) }

  /// Calls `changed` when ``scaleFactor`` changes, as on another monitor (`notify::scale-factor`).
  public func onScaleFactorChange(_ changed: @escaping () -> Void) { ref.connect("notify::scale-factor", changed) }

  /// The text scale of the desktop: 1 by default, 2 for 200 % (`gtk-xft-dpi` of `GtkSettings`).
  public var textScale: Double {
    // In units of 1/1,024 dpi. The default is 96 dpi, for which the property may also be -1.
    let dots = Double(cgtk_get_int(UnsafeMutableRawPointer(gtk_widget_get_settings(pointer)), "gtk-xft-dpi")) / 1024
    return dots > 0 ? dots / 96 : 1
  }

  /// The allocated size in device-independent pixels; zero before the first layout (`gtk_widget_get_width`).
  public var size: Size {
    Size(width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  /// Sets the tooltip, as plain text; an empty text removes it (`gtk_widget_set_tooltip_text`).
  public func setTooltip(_ text: String) { gtk_widget_set_tooltip_text(pointer, text) }

  /// Makes the widget take the remaining space (`gtk_widget_set_hexpand`, `gtk_widget_set_vexpand`).
  public func expand(horizontally: Bool = true, vertically: Bool = true) {
    gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
  }

  /// Sets the alignment in a larger space (`gtk_widget_set_halign`, `gtk_widget_set_valign`).
  public func align(horizontally: Alignment = .fill, vertically: Alignment = .fill) {
    gtk_widget_set_halign(pointer, horizontally.gtk)
    gtk_widget_set_valign(pointer, vertically.gtk)
  }

  /// Sets the margins, in device-independent pixels from 0 to 32,767 (`gtk_widget_set_margin_start` and others).
  public func setMargins(top: Int = 0, bottom: Int = 0, start: Int = 0, end: Int = 0) {
    gtk_widget_set_margin_top(pointer, Int32(clamping: top))
    gtk_widget_set_margin_bottom(pointer, Int32(clamping: bottom))
    gtk_widget_set_margin_start(pointer, Int32(clamping: start))
    gtk_widget_set_margin_end(pointer, Int32(clamping: end))
  }

  /// Sets the minimum size, in device-independent pixels; -1 for the content's (`gtk_widget_set_size_request`).
  public func request(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(pointer, Int32(clamping: width), Int32(clamping: height))
  }

  /// Adds style classes (`gtk_widget_add_css_class`).
  public func addStyle(_ classes: String...) {
    for name in classes { gtk_widget_add_css_class(pointer, name) }
  }

  /// Adds or removes a style class (`gtk_widget_add_css_class` and `gtk_widget_remove_css_class`).
  public func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { gtk_widget_add_css_class(pointer, name) } else { gtk_widget_remove_css_class(pointer, name) }
  }

  /// Sets the cursor by its CSS name, such as `grab`; nil for the parent's (`gtk_widget_set_cursor_from_name`).
  public func setCursor(_ name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  /// Moves the focus to the widget or into it; false if that is not possible (`gtk_widget_grab_focus`).
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Requests a new layout at the same size before the next frame (`gtk_widget_queue_allocate`).
  public func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  /// Requests a new measurement and layout before the next frame (`gtk_widget_queue_resize`).
  public func queueResize() { gtk_widget_queue_resize(pointer) }

  /// Returns a color of the style sheet, such as `accent_color`; nil without it (`gtk_style_context_lookup_color`).
  public func themeColor(_ name: String) -> Color? {
    var rgba = GdkRGBA()
    let found = gtk_style_context_lookup_color(gtk_widget_get_style_context(pointer), name, &rgba)
    return found != 0 ? Color(rgba) : nil
  }

  /// Converts a point to another widget's coordinates; nil in another window (`gtk_widget_compute_point`).
  public func convert(_ point: Point, to other: Widget) -> Point? { pointer.convert(point, to: other.pointer) }

  /// Converts a rectangle, which a parent may scale; nil in another window (`gtk_widget_compute_point`).
  public func convert(rect: Rect, to other: Widget) -> Rect? {
    let end = rect.origin + Point(x: rect.size.width, y: rect.size.height)
    guard let corner = convert(rect.origin, to: other), let opposite = convert(end, to: other) else { return nil }
    // Converted corners are rounded, and must not change a size that is not scaled.
    let size = Size(width: abs(opposite.x - corner.x), height: abs(opposite.y - corner.y))
    let isScaled = abs(size.width - rect.size.width) + abs(size.height - rect.size.height) > 0.02
    return isScaled ? Rect(from: corner, to: opposite) : Rect(origin: corner, size: rect.size)
  }

  /// The device-independent pixels of the window for each one of the widget's parent; 1 unless it is scaled.
  public var windowScale: Double { pointer.windowScale }
}

extension UnsafeMutablePointer<GtkWidget> {
  @MainActor var windowScale: Double {
    guard let root = gtk_widget_get_root(self), let parent = gtk_widget_get_parent(self) else { return 1 }
    let window: UnsafeMutablePointer<GtkWidget> = root.as()
    guard parent != window, let start = parent.convert(.zero, to: window),
      let end = parent.convert(Point(x: 1024, y: 0), to: window)
    else { return 1 }
    let scale = start.distance(to: end) / 1024
    return scale > 0 ? scale : 1
  }

  package func convert(_ point: Point, to other: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (from, to) = (graphene_point_t(x: Float(point.x), y: Float(point.y)), graphene_point_t())
    guard gtk_widget_compute_point(self, other, &from, &to) != 0 else { return nil }
    return Point(x: Double(to.x), y: Double(to.y))
  }

  /// Returns the bounds in another widget's coordinates; nil in another window (`gtk_widget_compute_bounds`).
  package func bounds(in other: UnsafeMutablePointer<GtkWidget>) -> Rect? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self, other, &bounds) != 0 else { return nil }
    return Rect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height))
  }
}

/// An alignment of a widget in a space that is larger than it needs (`GtkAlign`).
nonisolated public enum Alignment: Sendable {
  /// Fills the space.
  case fill
  /// The left side in left-to-right text and the right side otherwise; vertically, the top.
  case start
  /// The right side in left-to-right text and the left side otherwise; vertically, the bottom.
  case end
  /// The center.
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
