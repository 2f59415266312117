import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Board {
  func drawHint(of item: BoardItem, _ snapshot: Snapshot, _ color: Color) {
    guard let frame = item.visibleFrame else { return }
    MarkPainting(mark: .none, style: item.markStyle, rect: frame).drawHint(snapshot, color)
  }

  func drawRing(of item: BoardItem, _ snapshot: Snapshot, _ color: Color) {
    guard let frame = item.visibleFrame else { return }
    let covers = item.isAboveSiblings ? [] : framesOn(item)
    MarkPainting.drawRing(snapshot, frame, item.markStyle, color, beside: covers)
  }

  /// Returns the frames of the items at rest that lie on an item, where its ring would be confused with their edges.
  private func framesOn(_ item: BoardItem) -> [Rect] {
    // Adjacent items do not lie on each other.
    let frame = item.currentFrame.inset(by: 1)
    var found: [Rect] = []
    // This runs in every frame while the ring is visible, for up to thousands of items, so it creates no arrays.
    for other in items.reversed() {
      if other === item { break }
      if other.frame.overlap(with: frame) > 0, !other.isAboveSiblings { found.append(other.frame) }
    }
    return found
  }

  func drawRaised(_ piece: Piece, _ snapshot: Snapshot) {
    drawClipped(piece, snapshot) { snapshot in
      snapshot.faded(to: piece.presence) { gtk_widget_snapshot_child(pointer, piece.pointer, $0.pointer) }
    }
    if piece.count > 1, let frame = piece.visibleFrame {
      CountBadge(count: piece.count, frame: frame).draw(snapshot, on: self)
    }
  }
}
