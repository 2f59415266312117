import CGtk

/// What many children of a widget show, of which those alone are asked that have changed, and their neighbors.
///
/// GTK keeps what a child shows, but says anew in each frame where it lies: of thousands, that takes longer than all the
/// rest of the frame.
@MainActor public struct ChildDrawings {
  /// A child, by which it is told from others and nothing else: it may be gone.
  public typealias Child = UnsafeMutablePointer<GtkWidget>

  /// Children next to each other, and what they showed last.
  private struct Group {
    let children: ArraySlice<Child>
    private(set) var drawing: Drawing?

    /// Keeps the same object for the same look, by which others know that nothing has changed.
    mutating func show(_ new: Drawing?) {
      // Nothing is a drawing as well, so that each group keeps its place among the others.
      let new = new ?? Drawing(of: [])
      if drawing?.looks(like: new) != true { drawing = new }
    }
  }

  private var groups: [Group] = []
  /// In which group each of them is.
  private var indices: [Child: Int] = [:]

  /// With so many in a group, thousands are some dozens of groups.
  private static let groupSize = 64

  /// Nothing yet.
  public init() {}

  /// Draws the children of a widget, in their order: a drawing for each group of neighbors.
  ///
  /// Wraps `gtk_widget_snapshot_child`.
  ///
  /// - Parameters:
  ///   - children: All of them, which are the same ones in the same order until this value is made anew.
  ///   - hidden: Those that are not drawn.
  ///   - changed: Those that moved, were shown or hidden, or are to be drawn again since the last time; nil if any may have.
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

  /// In which groups some children are; nil if all are to be drawn, for one of them has not been, or one of these is none.
  private func groupsOf(_ changed: Set<Child>) -> Set<Int>? {
    let known = changed.compactMap { indices[$0] }
    return known.count == changed.count && groups.allSatisfy { $0.drawing != nil } ? Set(known) : nil
  }
}
