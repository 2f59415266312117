import CGtk

/// The properties that the widgets of a Swift class share: style name, accessible role and actions.
nonisolated public struct WidgetKind: Sendable {
  /// The name of the widget's CSS node (`gtk_widget_class_set_css_name`).
  public let styleName: String
  /// The accessible role (`gtk_widget_class_set_accessible_role`).
  public let role: AccessibleRole
  /// The names of the actions that accessibility tools offer; recent versions of Orca perform `click`
  /// (`gtk_widget_class_install_action`).
  public let actions: [String]
  /// Whether the widget takes pointer and touch input, and not only its descendants (`GtkWidgetClass.contains`).
  public let takesInput: Bool
  /// Whether ``CustomWidget/containsInput(at:)`` decides which presses are on the widget.
  public let hasShape: Bool

  /// Creates a kind; use the role `.group` for a container and `.button` for an interactive widget.
  public init(
    styleName: String, role: AccessibleRole, actions: [String] = [], takesInput: Bool = true,
    hasShape: Bool = false
  ) {
    (self.styleName, self.role, self.actions) = (styleName, role, actions)
    (self.takesInput, self.hasShape) = (takesInput, hasShape)
  }
}

/// The accessible roles that custom widgets use (`GtkAccessibleRole`).
nonisolated public enum AccessibleRole: Sendable {
  /// A labeled container.
  case group
  /// An interactive element.
  case button
  /// An image with a description.
  case image
  /// A text.
  case label
  /// The heading of what follows it.
  case heading
  /// A decorative image, which accessibility tools ignore.
  case decoration

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}
