import CGtk

/// The bar at the top of a window (`AdwHeaderBar`).
public final class HeaderBar: Widget {
  /// Creates a header bar, packing `start` and `end` inward (`adw_header_bar_pack_start`, `adw_header_bar_pack_end`).
  public init(title: WindowTitle, start: [Widget] = [], end: [Widget] = []) {
    super.init(adw_header_bar_new())
    adw_header_bar_set_title_widget(opaque, title.pointer)
    for widget in start { adw_header_bar_pack_start(opaque, widget.pointer) }
    for widget in end { adw_header_bar_pack_end(opaque, widget.pointer) }
  }
}

/// A title with a subtitle, which gets shorter in narrow windows (`AdwWindowTitle` in an `AdwSqueezer`).
///
/// It gives way to the buttons beside it, because a title cut to a few letters is useless.
public final class WindowTitle: Widget {
  private let whole: OpaquePointer
  private let short: OpaquePointer
  private let shortest: OpaquePointer

  /// Creates a title and a subtitle, which may be empty; neither is markup (`adw_window_title_new`).
  public init(_ title: String, subtitle: String = "") {
    // Screen readers should read only the full form.
    let labels = (0..<2).map { _ in cgtk_widget_new(gtk_label_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION) }
    let forms = [adw_window_title_new(title, subtitle)] + labels
    (whole, short, shortest) = (OpaquePointer(forms[0]!), OpaquePointer(forms[1]!), OpaquePointer(forms[2]!))
    super.init(adw_squeezer_new())
    for label in labels {
      gtk_label_set_text(OpaquePointer(label), subtitle)
      for style in ["numeric", "dim-label"] { gtk_widget_add_css_class(label, style) }
    }
    adw_squeezer_set_allow_none(opaque, 1)
    adw_squeezer_set_switch_threshold_policy(opaque, ADW_FOLD_THRESHOLD_POLICY_NATURAL)
    for form in forms { adw_squeezer_add(opaque, form) }
  }

  /// The subtitle (`adw_window_title_set_subtitle`).
  public var subtitle: String {
    get { String(cString: adw_window_title_get_subtitle(whole)) }
    set { show(subtitle: newValue) }
  }

  /// Shows a subtitle, or, where it does not fit, the first of `short` and `shortest` that does, or nothing.
  public func show(subtitle: String, short part: String? = nil, shortest leastPart: String? = nil) {
    adw_window_title_set_subtitle(whole, subtitle)
    gtk_label_set_text(short, part ?? subtitle)
    gtk_label_set_text(shortest, leastPart ?? subtitle)
  }
}
