import CGtk
import Geometry
import Widgets

extension Board {
  func drawAtRest(_ snapshot: Snapshot) {
    // GTK's list of children: counting references to a thousand items would take a quarter of a millisecond.
    let raised = raised.map(\.pointer)
    let clipped = scrollAreas.isEmpty ? [:] : clippedItems
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      if !raised.contains(child) {
        if let item = clipped[child] {
          drawClipped(item, snapshot) { gtk_widget_snapshot_child(pointer, child, $0.pointer) }
        } else {
          gtk_widget_snapshot_child(pointer, child, snapshot.pointer)
        }
      }
      next = gtk_widget_get_next_sibling(child)
    }
  }

  /// The items that are partly or wholly outside of the area that scrolls them.
  private var clippedItems: [UnsafeMutablePointer<GtkWidget>: BoardItem] {
    Dictionary(uniqueKeysWithValues: items.lazy.filter(\.isClipped).map { ($0.pointer, $0) })
  }

  /// Draws an item, or something on it, within the area that scrolls it.
  private func drawClipped(_ item: BoardItem, _ snapshot: Snapshot, _ draw: (Snapshot) -> Void) {
    guard item.isClipped, let clip = item.scrollArea?.clip else { return draw(snapshot) }
    if clip.overlap(with: item.currentFrame) > 0 { snapshot.clipped(to: clip, radius: 0, draw) }
  }

  func drawAbove(_ snapshot: Snapshot) {
    let marks = marked.map { item in
      (item: item, mark: MarkPainting(mark: item.mark, style: onWindow(item.markStyle), rect: onWindow(item.markFrame)))
    }
    lazy var accent = themeColor("accent_color") ?? .black
    for (item, mark) in marks {
      drawClipped(item, snapshot) { drawOnWindow($0) { mark.drawOutline($0, candidate: accent) } }
    }
    for item in marked where item.isHinted && !item.isAboveSiblings {
      drawClipped(item, snapshot) { drawHint(of: item, $0, accent) }
    }
    for item in marked where item.hasRing && !item.isAboveSiblings {
      drawClipped(item, snapshot) { drawRing(of: item, $0, accent) }
    }
    drawScanned(snapshot, accent)
    for piece in raised {
      drawRaised(piece, snapshot)
      if piece.isHinted { drawHint(of: piece, snapshot, accent) }
      if piece.hasRing { drawRing(of: piece, snapshot, accent) }
    }
    // The sign of a verdict is above the raised pieces, in the part of its place that a zoom shows.
    let bounds = onWindow(Rect(origin: .zero, size: size).intersection(visibleRect))
    for (item, mark) in marks where item.mark != .none {
      drawClipped(item, snapshot) {
        drawOnWindow($0) { mark.drawSign($0, within: bounds, accent: accent, isRightToLeft: isRightToLeft) }
      }
    }
    if let refusal {
      drawOnWindow(snapshot) {
        refusal.draw($0, at: onWindow(refusal.place), within: onWindow(visibleRect), on: self)
      }
    }
    if let rubberBand = rubberBand.map(onWindow) {
      drawOnWindow(snapshot) {
        $0.fill(rubberBand, radius: 4, accent.opacity(0.15))
        $0.stroke(rubberBand, radius: 4, width: 2, accent)
      }
    }
  }

  /// Draws one ring around items that fill a rectangle, or else one around each.
  private func drawScanned(_ snapshot: Snapshot, _ color: Color) {
    let frames = scanned.map { $0.visibleFrame ?? $0.frame }
    guard let whole = frames.union else { return }
    let area = frames.reduce(0) { $0 + $1.size.width * $1.size.height }
    let isFilled = whole.size.width * whole.size.height <= 1.7 * area
    drawOnWindow(snapshot) { snapshot in
      for frame in isFilled ? [whole] : frames {
        MarkPainting.drawRing(snapshot, onWindow(frame), MarkStyle(), color, beside: [])
      }
    }
  }

  // MARK: Marks on the window

  /// Draws in the pixels of the window, so that marks are as wide as without a zoom.
  private func drawOnWindow(_ snapshot: Snapshot, _ draw: (Snapshot) -> Void) {
    zoomScale == 1 ? draw(snapshot) : snapshot.scaled(by: 1 / zoomScale, draw)
  }

  private func onWindow(_ rect: Rect) -> Rect {
    zoomScale == 1 ? rect : Rect(origin: rect.origin * zoomScale, size: rect.size * zoomScale)
  }

  private func onWindow(_ style: MarkStyle) -> MarkStyle {
    var style = style
    style.radius *= zoomScale
    return style
  }

  private func drawHint(of item: BoardItem, _ snapshot: Snapshot, _ color: Color) {
    guard let frame = item.visibleFrame.map(onWindow) else { return }
    let hint = MarkPainting(mark: .none, style: onWindow(item.markStyle), rect: frame)
    drawOnWindow(snapshot) { hint.drawHint($0, color) }
  }

  private func drawRing(of item: BoardItem, _ snapshot: Snapshot, _ color: Color) {
    guard let frame = item.visibleFrame.map(onWindow) else { return }
    let covers = item.isAboveSiblings ? [] : framesOn(item).map(onWindow)
    drawOnWindow(snapshot) { MarkPainting.drawRing($0, frame, onWindow(item.markStyle), color, beside: covers) }
  }

  /// Returns the frames of the items at rest that lie on an item, where its ring would be confused with their edges.
  ///
  /// Items with a shape leave parts of their frames free, so that a ring between their frames would not be seen.
  private func framesOn(_ item: BoardItem) -> [Rect] {
    // Adjacent items do not lie on each other.
    let frame = item.currentFrame.inset(by: 1)
    var found: [Rect] = []
    // This runs in every frame while the ring is visible, for up to thousands of items, so it creates no arrays.
    for other in items.reversed() {
      if other === item { break }
      if other.frame.overlap(with: frame) > 0, !other.isAboveSiblings, other.shape == nil { found.append(other.frame) }
    }
    return found
  }

  private func drawRaised(_ piece: Piece, _ snapshot: Snapshot) {
    drawClipped(piece, snapshot) { snapshot in
      snapshot.faded(to: piece.presence) { gtk_widget_snapshot_child(pointer, piece.pointer, $0.pointer) }
    }
    if piece.count > 1, let frame = piece.visibleFrame {
      CountBadge(count: piece.count, frame: frame).draw(snapshot, on: self)
    }
  }
}
