import CGtk

/// A widget with other widgets on top of it (`GtkOverlay`).
public final class Overlay: Widget {
  /// Creates an overlay on `child`, which determines the size (`gtk_overlay_set_child`).
  public init(_ child: Widget) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Adds a widget on top of the others (`gtk_overlay_add_overlay`).
  public func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Removes a widget from the top (`gtk_overlay_remove_overlay`).
  public func remove(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}

/// A container that limits the width of its child (`AdwClamp`).
public final class Clamp: Widget {
  /// Limits `child` to `width` device-independent pixels (`adw_clamp_set_maximum_size`).
  ///
  /// - Parameter isTightening: Whether margins appear before that width (`adw_clamp_set_tightening_threshold`).
  public init(_ child: Widget, width: Int, isTightening: Bool = true) {
    super.init(adw_clamp_new())
    adw_clamp_set_child(opaque, child.pointer)
    adw_clamp_set_maximum_size(opaque, Int32(clamping: width))
    if !isTightening { adw_clamp_set_tightening_threshold(opaque, Int32(clamping: width)) }
  }
}

/// A container that scrolls a child larger than itself (`GtkScrolledWindow`).
public final class ScrollView: Widget {
  /// Creates a view that scrolls `child` vertically and has its natural size (`gtk_scrolled_window_set_child`).
  ///
  /// - Parameter shrinksChild: Whether `child` shrinks to its minimum before it scrolls
  ///   (`gtk_scrollable_set_vscroll_policy`).
  public init(_ child: Widget, shrinksChild: Bool = true) {
    super.init(gtk_scrolled_window_new())
    nameParts()
    gtk_scrolled_window_set_child(opaque, child.pointer)
    if !shrinksChild {
      let viewport = OpaquePointer(gtk_scrolled_window_get_child(opaque))
      gtk_scrollable_set_vscroll_policy(viewport, GTK_SCROLL_NATURAL)
    }
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    PendingInput.end(whenUnmapped: pointer)
  }

  /// Creates a view of a centered column with margins, at most `width` device-independent pixels wide.
  public convenience init(_ column: Widget, width: Int, top: Int = 18, bottom: Int = 24, sides: Int = 18) {
    column.setMargins(top: top, bottom: bottom, start: sides, end: sides)
    self.init(Clamp(column, width: width))
    expand()
  }
}

/// A page with an icon, a title, a description and an optional child (`AdwStatusPage`).
public final class StatusPage: Widget {
  /// Creates a page with a named icon; neither text is markup (`adw_status_page_set_title` and similar functions).
  public init(icon: String, title: String, text: String = "", child: Widget? = nil) {
    super.init(adw_status_page_new())
    adw_status_page_set_icon_name(opaque, icon)
    adw_status_page_set_title(opaque, title)
    adw_status_page_set_description(opaque, text.asMarkup)
    accessibleDescription = text
    nameParts()
    if let child { adw_status_page_set_child(opaque, child.pointer) }
    // The page contains a scrolled window.
    PendingInput.end(whenUnmapped: pointer)
  }
}

/// A container for one child with its own ``Widget/accessibleLabel`` (`GTK_ACCESSIBLE_ROLE_GROUP`).
public final class Group: CustomWidget {
  /// Creates a group that `child` fills (`GtkBinLayout`).
  public init(_ child: Widget) {
    super.init(WidgetKind(styleName: "group", role: .group))
    fill(with: child)
  }
}
