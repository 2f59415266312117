import CGtk

/// The window that says what the program is and who made it.
///
/// Wraps `AdwAboutWindow`.
nonisolated public struct About: Sendable {
  /// The application's name.
  public var name: String
  /// Its icon's name, which is its id.
  public var icon: String
  /// Its version.
  public var version: String
  /// Who made it.
  public var developer: String
  /// One sentence on what it is.
  public var comments: String
  /// The address of its home page.
  public var website = ""
  /// Where problems are reported.
  public var issues = ""
  /// Who translated it into the player's language, a name on each line; empty if nobody did.
  public var translators = ""
  /// What it stands on: a heading, and lines of a name and perhaps an address.
  public var thanks: (heading: String, to: [String]) = ("", [])
  /// What else is in it, under a license of its own.
  public var parts: [Part] = []

  /// A work of others that the program contains, under the Apache License 2.0.
  public struct Part: Equatable, Sendable {
    /// What it is.
    public var title: String
    /// Whose it is.
    public var copyright: String

    /// A work of others.
    public init(title: String, copyright: String) { (self.title, self.copyright) = (title, copyright) }
  }

  /// What the window says.
  public init(name: String, icon: String, version: String, developer: String, comments: String) {
    (self.name, self.icon, self.version, self.developer, self.comments) = (name, icon, version, developer, comments)
  }

  /// Shows the window above `parent`.
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
    adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11)
    for part in parts {
      adw_about_window_add_legal_section(
        about, part.title.asMarkup, part.copyright.asMarkup, GTK_LICENSE_APACHE_2_0, nil)
    }
    if !thanks.to.isEmpty {
      var names: [UnsafePointer<CChar>?] = thanks.to.map { UnsafePointer(g_strdup($0)) } + [nil]
      defer { for name in names { g_free(UnsafeMutableRawPointer(mutating: name)) } }
      adw_about_window_add_acknowledgement_section(about, thanks.heading, &names)
    }
    EventController.endGestures(whenUnmapped: widget)
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(window, parent.typed())
    gtk_window_set_modal(window, 1)
    gtk_window_present(window)
  }
}
