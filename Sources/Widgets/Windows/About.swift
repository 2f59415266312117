import CGtk

/// The contents of the About window (`AdwAboutWindow`).
nonisolated public struct About: Sendable {
  /// The application's name (`adw_about_window_set_application_name`).
  public var name: String
  /// The name of the application's icon, which is the application ID (`adw_about_window_set_application_icon`).
  public var icon: String
  /// The version (`adw_about_window_set_version`).
  public var version: String
  /// The developer's name (`adw_about_window_set_developer_name`).
  public var developer: String
  /// A description in one sentence (`adw_about_window_set_comments`).
  public var comments: String
  /// The URL of the home page; empty for none (`adw_about_window_set_website`).
  public var website = ""
  /// The URL for reporting problems; empty for none (`adw_about_window_set_issue_url`).
  public var issues = ""
  /// The translators into the user's language, one a line; or empty (`adw_about_window_set_translator_credits`).
  public var translators = ""
  /// A heading, and names with optional addresses, or none (`adw_about_window_add_acknowledgement_section`).
  public var thanks: (heading: String, to: [String]) = ("", [])
  /// The license; nil shows none (`adw_about_window_set_license_type`).
  public var license: License?
  /// The works of others that the program contains, with their licenses (`adw_about_window_add_legal_section`).
  public var parts: [Part] = []

  /// A license of which GTK knows the text or the address (`GtkLicense`).
  public enum License: Sendable {
    /// The MIT (X11) license.
    case mit
    /// The Apache License 2.0.
    case apache2

    var gtk: GtkLicense { self == .mit ? GTK_LICENSE_MIT_X11 : GTK_LICENSE_APACHE_2_0 }
  }

  /// A work of others that the program contains.
  public struct Part: Equatable, Sendable {
    /// The name of the work.
    public var title: String
    /// The copyright notice.
    public var copyright: String
    /// The license.
    public var license: License

    /// Creates an entry for the list of licenses.
    public init(title: String, copyright: String, license: License) {
      (self.title, self.copyright, self.license) = (title, copyright, license)
    }
  }

  /// Creates contents with what is always shown; the properties hold the rest.
  public init(name: String, icon: String, version: String, developer: String, comments: String) {
    (self.name, self.icon, self.version, self.developer, self.comments) = (name, icon, version, developer, comments)
  }

  /// Shows the window above `parent` (`adw_about_window_new`).
  @MainActor public func present(over parent: Window) {
    guard let widget = adw_about_window_new() else { return }
    let about = OpaquePointer(widget)
    adw_about_window_set_application_name(about, name)
    adw_about_window_set_application_icon(about, icon)
    adw_about_window_set_version(about, version)
    adw_about_window_set_developer_name(about, developer)
    adw_about_window_set_comments(about, comments.asMarkup)
    adw_about_window_set_website(about, website)
    adw_about_window_set_issue_url(about, issues)
    adw_about_window_set_translator_credits(about, translators)
    adw_about_window_set_copyright(about, "© \(developer)".asMarkup)
    if let license { adw_about_window_set_license_type(about, license.gtk) }
    for part in parts {
      adw_about_window_add_legal_section(
        about, part.title.asMarkup, part.copyright.asMarkup, part.license.gtk, nil)
    }
    if !thanks.to.isEmpty {
      thanks.to.withCStrings { adw_about_window_add_acknowledgement_section(about, thanks.heading, $0) }
    }
    // The action bar of a page that is never shown would make the window wider than a phone.
    widget.forEachInTree { part in
      if cgtk_is_a(part, gtk_action_bar_get_type()) != 0 { gtk_widget_set_visible(part, 0) }
    }
    // There is no debugging information, but assistive technologies would offer these actions.
    for action in ["about.debug", "about.copy-property", "about.save-debug-info"] {
      gtk_widget_action_set_enabled(widget, action, 0)
    }
    let window = widget.as(GtkWindow.self)
    gtk_window_set_transient_for(window, parent.typed())
    // Disposal accesses the transient parent, which may be freed by then, because gestures keep the window alive.
    connect(UnsafeMutableRawPointer(widget), "unmap") { gtk_window_set_transient_for(window, nil) }
    gtk_window_set_modal(window, 1)
    // Going back from a subpage is libadwaita's own; from the first page it closes the window.
    BackNavigation.handle(in: Widget(borrowing: widget)) { gtk_window_close(window) }
    gtk_window_present(window)
  }
}
