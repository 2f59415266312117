import CGtk

/// A group of actions that a widget and its descendants can use under a prefix, as in `game.hint`
/// (`GSimpleActionGroup`).
public final class ActionGroup: ActionMap {
  private let ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))

  /// Creates an empty group (`g_simple_action_group_new`).
  public init() {}

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  /// Adds the actions to a widget under a prefix, replacing those it had there; the widget keeps the group
  /// (`gtk_widget_insert_action_group`).
  public func insert(into widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, ref.opaque)
  }

  /// Removes the actions under a prefix from a widget (`gtk_widget_insert_action_group`).
  public static func remove(from widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, nil)
  }
}
