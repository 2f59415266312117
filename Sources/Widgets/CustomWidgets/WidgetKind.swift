import CGtk

/// What all widgets of a Swift class share: the name in the style sheet, the accessible role and the actions.
///
/// The `GType` behind it has its name from the class, so that no two classes come to share one.
nonisolated public struct WidgetKind: Sendable {
  /// The name that the style sheet knows it by.
  ///
  /// Wraps `gtk_widget_class_set_css_name`.
  public let styleName: String
  /// What accessibility tools take it for.
  ///
  /// Wraps `gtk_widget_class_set_accessible_role`.
  public let role: AccessibleRole
  /// The actions that accessibility tools are offered, by the text they show; newer Orca performs `click`.
  ///
  /// Wraps `gtk_widget_class_install_action`.
  public let actions: [String]

  /// A kind of widget; `role` is `.group` for a container and `.button` for what can be acted on.
  public init(styleName: String, role: AccessibleRole, actions: [String] = []) {
    (self.styleName, self.role, self.actions) = (styleName, role, actions)
  }
}

/// The accessible roles that custom widgets have here.
///
/// Wraps `GtkAccessibleRole`.
nonisolated public enum AccessibleRole: Sendable {
  /// A container with a label.
  case group
  /// Something to act on.
  case button
  /// A picture with a description.
  case image
  /// A text.
  case label
  /// A picture that tells nothing of its own: accessibility tools have no name for it.
  case decoration

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}
