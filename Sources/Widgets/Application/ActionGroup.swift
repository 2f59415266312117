import CGtk

/// A group of actions for a widget and its descendants under a prefix: `board.undo` (`GSimpleActionGroup`).
public final class ActionGroup: ActionMap {
  private let ref = GObjectRef(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))

  /// Creates an empty group (`g_simple_action_group_new`).
  public init() {}

  /// The object as `GActionMap`.
  public var actionMap: OpaquePointer { ref.opaque }

  /// Replaces the actions of a widget under a prefix; the widget keeps them (`gtk_widget_insert_action_group`).
  public func insert(into widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, ref.opaque)
  }

  /// Removes the actions under a prefix from a widget (`gtk_widget_insert_action_group`).
  public static func remove(from widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, nil)
  }
}
