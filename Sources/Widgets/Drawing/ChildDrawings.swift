import CGtk

/// The drawings of a widget's many children, recorded again only for the children that changed and their neighbors.
///
/// GTK caches a child's render node but appends a transform for each child in every frame. With thousands of children,
/// that takes longer than the rest of the frame.
@MainActor public struct ChildDrawings {
  /// A child, used only as an identity: the widget may have been freed.
  public typealias Child = UnsafeMutablePointer<GtkWidget>

  private struct Group {
    let children: ArraySlice<Child>
    private(set) var drawing: Drawing?

    /// Keeps the previous object if it looks the same, because callers compare drawings by identity.
    mutating func show(_ new: Drawing?) {
      // An empty group gets a drawing too, so that the indices of the other groups stay the same.
      let new = new ?? Drawing(of: [])
      if drawing?.looks(like: new) != true { drawing = new }
    }
  }

  private var groups: [Group] = []
  private var indices: [Child: Int] = [:]

  private static let groupSize = 64

  /// Creates a value without recorded drawings.
  public init() {}

  /// Draws the children of a widget in order and returns a drawing for each group of neighbors.
  ///
  /// Wraps `gtk_widget_snapshot_child`.
  ///
  /// - Parameters:
  ///   - children: All children. They and their order must not change during the lifetime of this value.
  ///   - hidden: The children to leave out.
  ///   - changed: The children that moved, were shown or hidden, or need to be drawn again; nil if any may have
  ///     changed.
  public mutating func draw(
    _ children: @autoclosure () -> [Child], of widget: Widget, without hidden: Set<Child> = [], changed: Set<Child>?,
    in snapshot: Snapshot
  ) -> [Drawing] {
    if groups.isEmpty { group(children()) }
    for index in changed.flatMap(groupsOf) ?? Set(groups.indices) {
      let drawing = snapshot.recorded {
        for child in groups[index].children where !hidden.contains(child) {
          gtk_widget_snapshot_child(widget.pointer, child, $0.pointer)
        }
      }
      groups[index].show(drawing)
    }
    return groups.compactMap(\.drawing)
  }

  private mutating func group(_ children: [Child]) {
    groups = stride(from: 0, to: children.count, by: Self.groupSize).map {
      Group(children: children[$0..<min($0 + Self.groupSize, children.count)])
    }
    for (index, group) in groups.enumerated() { for child in group.children { indices[child] = index } }
  }

  /// Returns the indices of the groups of some children, or nil if a child is unknown or a group was never drawn.
  private func groupsOf(_ changed: Set<Child>) -> Set<Int>? {
    let known = changed.compactMap { indices[$0] }
    return known.count == changed.count && groups.allSatisfy { $0.drawing != nil } ? Set(known) : nil
  }
}
