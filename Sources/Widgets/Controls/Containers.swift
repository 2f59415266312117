import CGtk

/// A widget with others laid over it.
///
/// Wraps `GtkOverlay`.
public final class Overlay: Widget {
  /// An overlay above `child`, which gives it its size.
  ///
  /// Wraps `gtk_overlay_set_child`.
  public init(_ child: Widget) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Lays a widget over the others.
  ///
  /// Wraps `gtk_overlay_add_overlay`.
  public func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Takes a widget off again.
  ///
  /// Wraps `gtk_overlay_remove_overlay`.
  public func remove(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}

/// Keeps its child from growing wider than is good to read.
///
/// Wraps `AdwClamp`.
public final class Clamp: Widget {
  /// Limits `child` to `width` device-independent pixels.
  ///
  /// Wraps `adw_clamp_set_maximum_size`.
  public init(_ child: Widget, width: Int) {
    super.init(adw_clamp_new())
    adw_clamp_set_child(opaque, child.pointer)
    adw_clamp_set_maximum_size(opaque, Int32(clamping: width))
  }
}

/// Lets a child that is larger than the window be scrolled.
///
/// Wraps `GtkScrolledWindow`.
public final class ScrollView: Widget {
  /// Scrolls `child` up and down only; it is as wide as `child` asks to be.
  ///
  /// Wraps `gtk_scrolled_window_set_child` and `gtk_scrolled_window_set_policy`.
  public init(_ child: Widget) {
    super.init(gtk_scrolled_window_new())
    nameParts()
    gtk_scrolled_window_set_child(opaque, child.pointer)
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    PendingInput.end(whenUnmapped: pointer)
  }

  /// Scrolls a column of at most `width` device-independent pixels, which stays in the middle with some air about it.
  public convenience init(_ column: Widget, width: Int, top: Int = 18, bottom: Int = 24, sides: Int = 18) {
    column.setMargins(top: top, bottom: bottom, start: sides, end: sides)
    self.init(Clamp(column, width: width))
    expand()
  }
}

/// A page with an icon, a title, a sentence and something to do.
///
/// Wraps `AdwStatusPage`.
public final class StatusPage: Widget {
  /// A page with a named icon; neither `title` nor `text` is markup.
  ///
  /// Wraps `adw_status_page_set_icon_name`, `adw_status_page_set_title` and their like.
  public init(icon: String, title: String, text: String = "", child: Widget? = nil) {
    super.init(adw_status_page_new())
    adw_status_page_set_icon_name(opaque, icon)
    adw_status_page_set_title(opaque, title)
    adw_status_page_set_description(opaque, text.asMarkup)
    accessibleDescription = text
    nameParts()
    if let child { adw_status_page_set_child(opaque, child.pointer) }
    // It can be scrolled.
    PendingInput.end(whenUnmapped: pointer)
  }
}

/// One child with a name of its own for accessibility tools: ``Widget/accessibleLabel``.
///
/// Wraps `GTK_ACCESSIBLE_ROLE_GROUP`.
public final class Group: CustomWidget {
  /// A group around `child`, which fills it.
  ///
  /// Wraps `GtkBinLayout`.
  public init(_ child: Widget) {
    super.init(WidgetKind(styleName: "group", role: .group))
    fill(with: child)
  }
}
