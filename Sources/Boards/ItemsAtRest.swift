import CGtk
import Widgets

/// A cached drawing of the items at rest, of which a frame updates only the changed items.
@MainActor final class ItemsAtRest {
  private var drawing: Drawing?
  private var drawings = ChildDrawings()
  /// The pixels of the drawing, for the cairo renderer.
  private let pixels = PixelCache()
  private var changed: Set<ChildDrawings.Child> = []
  /// The items to draw again for which GTK has no request yet.
  private var undrawn: [BoardItem] = []
  /// Whether `changed` contains every difference to the last drawing.
  private var areChangesKnown = false

  var isKept: Bool { drawing != nil }

  /// Discards the drawing when the board is no longer on the screen.
  func clear() {
    askGTK()
    (drawing, drawings, changed, areChangesKnown) = (nil, ChildDrawings(), [], false)
    pixels.clear()
  }

  func itemsChanged() { drawings = ChildDrawings() }

  func zOrderChanged(_ item: BoardItem) { changed.insert(item.pointer) }

  func moved(_ item: BoardItem) {
    if !item.isAboveSiblings { changed.insert(item.pointer) }
  }

  func drawAgain(_ item: BoardItem) { undrawn.append(item) }

  /// Limits the next drawing to the changed items, unless the board itself has to be drawn.
  ///
  /// Call it right before the layout, when GTK knows everything else that changes in the frame.
  func beginDrawing(on board: Board) {
    areChangesKnown = isKept && !board.needsDraw
    askGTK()
  }

  private func askGTK() {
    for item in undrawn {
      moved(item)
      gtk_widget_queue_draw(item.pointer)
    }
    undrawn = []
  }

  func drawing(
    of items: @autoclosure () -> [ChildDrawings.Child], raised: @autoclosure () -> Set<ChildDrawings.Child>,
    on board: Board, _ snapshot: Snapshot
  ) -> Drawing {
    defer { (changed, areChangesKnown) = ([], false) }
    if areChangesKnown, changed.isEmpty, let drawing { return drawing }
    let groups = drawings.draw(
      items(), of: board, without: raised(), changed: areChangesKnown ? changed : nil, in: snapshot)
    let drawing = snapshot.cached(groups, in: pixels, scale: board.scaleFactor)
    self.drawing = drawing
    return drawing
  }
}
