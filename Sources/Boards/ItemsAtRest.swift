import CGtk
import Widgets

/// What a board shows of its items at rest, which the next frame shows again but for those that have changed.
@MainActor final class ItemsAtRest {
  /// What shows them; nil before they were drawn.
  private var drawing: Drawing?
  private var drawings = ChildDrawings()
  /// What stands for them where cairo draws.
  private let pixels = PixelCache()
  /// Those that moved, were raised or lie down again, or are to be drawn again.
  private var changed: Set<ChildDrawings.Child> = []
  /// The items that have asked to be drawn again, of which GTK knows nothing yet.
  private var undrawn: [BoardItem] = []
  /// Whether nothing but `changed` differs from what was drawn last.
  private var areChangesKnown = false

  /// Whether there is something that the next frame can show again.
  var isKept: Bool { drawing != nil }

  /// Forgets all of it, for nobody sees it any more.
  func clear() {
    askGTK()
    (drawing, drawings, changed, areChangesKnown) = (nil, ChildDrawings(), [], false)
    pixels.clear()
  }

  /// There are other items, or the same ones in another order.
  func itemsChanged() { drawings = ChildDrawings() }

  /// An item is raised from now on, or no longer.
  func zOrderChanged(_ item: BoardItem) { changed.insert(item.pointer) }

  /// An item lies somewhere else.
  func moved(_ item: BoardItem) {
    if !item.isRaised { changed.insert(item.pointer) }
  }

  /// An item has asked to be drawn again.
  func drawAgain(_ item: BoardItem) { undrawn.append(item) }

  /// Has the next drawing ask those alone that have changed, unless the board was to be drawn again for anything else.
  ///
  /// To be called right before the layout: by then, GTK was told of all else that changes in a frame.
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

  /// What shows the items of a board that are not raised, in their order.
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
