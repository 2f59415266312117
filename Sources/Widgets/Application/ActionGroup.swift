import CGtk

/// Actions that a widget and all within it can name, by a prefix of their own: 'game.hint'.
///
/// Wraps `GSimpleActionGroup`.
public final class ActionGroup: ActionMap {
  private let ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))

  /// No actions yet.
  ///
  /// Wraps `g_simple_action_group_new`.
  public init() {}

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  /// Offers the actions to `widget` under a prefix, in place of those that it had there; the widget keeps them.
  ///
  /// Wraps `gtk_widget_insert_action_group`.
  public func insert(into widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, ref.opaque)
  }

  /// Takes the actions under a prefix from `widget` again.
  ///
  /// Wraps `gtk_widget_insert_action_group`.
  public static func remove(from widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, nil)
  }
}
