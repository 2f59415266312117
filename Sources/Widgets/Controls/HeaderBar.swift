import CGtk

/// The bar at the top of a window.
///
/// Wraps `AdwHeaderBar`.
public final class HeaderBar: Widget {
  private let title: Widget

  /// A header bar with a title, and buttons from the start and from the end inwards.
  public init(title: Widget, start: [Widget] = [], end: [Widget] = []) {
    self.title = title
    super.init(adw_header_bar_new())
    // In the narrowest windows the buttons are worth more than the title, of which a few letters say nothing.
    let squeezer = adw_squeezer_new()
    adw_squeezer_set_allow_none(OpaquePointer(squeezer), 1)
    adw_squeezer_set_switch_threshold_policy(OpaquePointer(squeezer), ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    adw_squeezer_add(OpaquePointer(squeezer), title.pointer)
    adw_header_bar_set_title_widget(opaque, squeezer)
    for widget in start { adw_header_bar_pack_start(opaque, widget.pointer) }
    for widget in end { adw_header_bar_pack_end(opaque, widget.pointer) }
  }
}

/// A title with a smaller line beneath.
///
/// Wraps `AdwWindowTitle`.
public final class WindowTitle: Widget {
  /// A title and a subtitle, which may be empty.
  public init(_ title: String, subtitle: String = "") {
    super.init(adw_window_title_new(title, subtitle))
  }

  /// The smaller line.
  public var subtitle: String {
    get { String(cString: adw_window_title_get_subtitle(opaque)) }
    set { adw_window_title_set_subtitle(opaque, newValue) }
  }
}

/// A button with an icon that opens a menu.
///
/// Wraps `GtkMenuButton`.
public final class MenuButton: Widget {
  /// A menu button; `isPrimary` lets F10 open it.
  public init(icon: String, label: String, menu: Menu, isPrimary: Bool = false) {
    super.init(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_menu_model(opaque, menu.model)
    gtk_menu_button_set_primary(opaque, isPrimary ? 1 : 0)
    setTooltip(label)
    accessibleLabel = label
  }
}
