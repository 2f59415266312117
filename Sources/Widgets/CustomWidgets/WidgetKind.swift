import CGtk

/// What all widgets of one registered GObject type share: the name, the accessible role and the actions.
nonisolated public struct WidgetKind: Sendable {
  /// The name of the GObject type: letters and digits.
  public let name: String
  /// The name that the style sheet knows it by.
  public let styleName: String
  /// The actions that accessibility tools are offered, by the text they show; newer Orca performs `click`.
  public let actions: [String]
  let role: GtkAccessibleRole

  /// A kind of widget; `role` is `.group` for a container and `.button` for what can be acted on.
  public init(name: String, styleName: String, role: AccessibleRole, actions: [String] = []) {
    (self.name, self.styleName, self.actions, self.role) = (name, styleName, actions, role.gtk)
  }

  /// The GObject type, registered on first use; GObject itself remembers it by name.
  @MainActor var type: GType {
    let known = g_type_from_name(name)
    return known != 0 ? known : CustomWidgetClass.register(self)
  }
}

/// The accessible roles that custom widgets have here.
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
