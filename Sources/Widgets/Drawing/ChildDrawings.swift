import CGtk

/// What many children of a widget show, of which those alone are asked that have changed.
///
/// GTK keeps what a child shows, but says anew in each frame where it lies: of thousands, that takes longer than all the
/// rest of the frame.
@MainActor public struct ChildDrawings {
  /// A child, by which it is told from others and nothing else: it may be gone.
  public typealias Child = UnsafeMutablePointer<GtkWidget>

  /// What shows all of them.
  private var whole: Drawing?
  /// Each has drawn one part of it, in this order; empty where nobody can tell whose part is whose.
  private var children: [Child] = []

  /// With fewer, to ask them all costs less than to tell them apart.
  private static let fewest = 128
  /// To draw one by itself costs as much as to ask some others.
  private static let mostChanges = 512

  /// Nothing yet.
  public init() {}

  /// Draws some children of a widget, in their order; nil if that is nothing.
  ///
  /// Wraps `gtk_widget_snapshot_child`.
  ///
  /// - Parameter changed: Those that came, went, moved or are to be drawn again since the last time; nil if any may have.
  public mutating func draw(
    _ children: [Child], of widget: Widget, changed: Set<Child>?, in snapshot: Snapshot
  ) -> Drawing? {
    func drawn(_ children: some Sequence<Child>) -> Drawing? {
      snapshot.recorded { for child in children { gtk_widget_snapshot_child(widget.pointer, child, $0.pointer) } }
    }
    let changed = self.children.isEmpty || changed.map { $0.count > Self.mostChanges } == true ? nil : changed
    whole = changed.flatMap { mended(for: children, $0) { drawn(CollectionOfOne($0)) } } ?? drawn(children)
    let isOneByEach = children.count >= Self.fewest && whole?.partCount == children.count
    self.children = isOneByEach ? children : []
    return whole
  }

  /// The whole with other parts for those that have changed; nil if that is not all, or one of them shows nothing.
  private func mended(for shown: [Child], _ changed: Set<Child>, _ draw: (Child) -> Drawing?) -> Drawing? {
    guard let whole else { return nil }
    var (parts, new, next): ([OpaquePointer?], [Drawing], Int) = ([], [], 0)
    parts.reserveCapacity(shown.count)
    for child in shown {
      while next < children.count, changed.contains(children[next]) { next += 1 }
      if changed.contains(child) {
        guard let drawing = draw(child) else { return nil }
        new.append(drawing)
        parts.append(drawing.node)
      } else {
        guard next < children.count, children[next] == child else { return nil }
        parts.append(whole.part(at: next))
        next += 1
      }
    }
    guard children[next...].allSatisfy(changed.contains) else { return nil }
    return withExtendedLifetime(new) { Drawing(of: parts) }
  }
}
