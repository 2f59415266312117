import CGtk

/// What a drop does with dragged content (`GdkDragAction`).
nonisolated public struct DragActions: OptionSet, Hashable, Sendable {
  /// The flags as `GdkDragAction` has them.
  public let rawValue: UInt32

  /// Creates actions from the flags of `GdkDragAction`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The receiver gets a copy (`GDK_ACTION_COPY`).
  public static let copy = DragActions(GDK_ACTION_COPY)
  /// The receiver gets the content, and the source removes it (`GDK_ACTION_MOVE`).
  public static let move = DragActions(GDK_ACTION_MOVE)
  /// The receiver refers to the content (`GDK_ACTION_LINK`).
  public static let link = DragActions(GDK_ACTION_LINK)

  init(_ actions: GdkDragAction) { rawValue = actions.rawValue & Self.known }

  private static let known = GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue | GDK_ACTION_LINK.rawValue

  var gdk: GdkDragAction { GdkDragAction(rawValue: rawValue) }
}
