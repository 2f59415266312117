import CGtk

/// The contents of the About dialog (`AdwAboutDialog`, before libadwaita 1.5 `AdwAboutWindow`).
nonisolated public struct About: Sendable {
  /// The application's name (`adw_about_dialog_set_application_name`).
  public var name: String
  /// The name of the application's icon, which is the application ID (`adw_about_dialog_set_application_icon`).
  public var icon: String
  /// The version (`adw_about_dialog_set_version`).
  public var version: String
  /// The developer's name (`adw_about_dialog_set_developer_name`).
  public var developer: String
  /// A description in one sentence (`adw_about_dialog_set_comments`).
  public var comments: String
  /// The URL of the home page; empty for none (`adw_about_dialog_set_website`).
  public var website = ""
  /// The URL for reporting problems; empty for none (`adw_about_dialog_set_issue_url`).
  public var issues = ""
  /// The translators into the user's language, one a line; or empty (`adw_about_dialog_set_translator_credits`).
  public var translators = ""
  /// A heading, and names with optional addresses, or none (`adw_about_dialog_add_acknowledgement_section`).
  public var thanks: (heading: String, to: [String]) = ("", [])
  /// The license; nil shows none (`adw_about_dialog_set_license_type`).
  public var license: License?
  /// The works of others that the program contains, with their licenses (`adw_about_dialog_add_legal_section`).
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

  /// Shows the dialog above `parent` (`adw_about_dialog_new`, before libadwaita 1.5 `adw_about_window_new`).
  @MainActor public func present(over parent: Window) {
    guard let widget = AboutFunctions.new() else { return }
    let about = UnsafeMutableRawPointer(widget)
    for (property, text) in [
      "application-name": name, "application-icon": icon, "version": version, "developer-name": developer,
      "comments": comments.asMarkup, "website": website, "issue-url": issues, "translator-credits": translators,
      "copyright": "© \(developer)".asMarkup,
    ] {
      cgtk_set_string(about, property, text)
    }
    if let license { cgtk_set_int(about, "license-type", Int32(clamping: license.gtk.rawValue)) }
    let functions = AboutFunctions()
    for part in parts {
      functions.addLegalSection(widget, part.title.asMarkup, part.copyright.asMarkup, part.license.gtk, nil)
    }
    if !thanks.to.isEmpty {
      thanks.to.withCStrings { functions.addAcknowledgements(widget, thanks.heading, $0) }
    }
    // The action bar of a page that is never shown would make the dialog wider than a phone.
    widget.forEachInTree { part in
      if cgtk_is_a(part, gtk_action_bar_get_type()) != 0 { gtk_widget_set_visible(part, 0) }
    }
    // There is no debugging information, but assistive technologies would offer these actions.
    for action in ["about.debug", "about.copy-property", "about.save-debug-info"] {
      gtk_widget_action_set_enabled(widget, action, 0)
    }
    functions.present(widget, over: parent)
    widget.forEachInTree(createLinks)
  }

  /// Creates the accessible objects of a label's links before a tool can find the label.
  ///
  /// GTK 4.24 otherwise keeps a freed context of the label (docs/upstream/gtk-label-link-realized-twice.c).
  @MainActor private func createLinks(in widget: UnsafeMutablePointer<GtkWidget>) {
    guard cgtk_is_a(widget, gtk_label_get_type()) != 0 else { return }
    NewerFunctions.firstAccessibleChild?(widget).map { g_object_unref($0) }
  }
}
