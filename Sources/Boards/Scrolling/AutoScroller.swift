import CGtk
import DragAndDrop
import Geometry
import Widgets

/// Scrolls a board while a piece is held near an edge; keyboard drags do not need it, as GTK scrolls to the focus.
public final class AutoScroller {
  /// The scroll view that contains the board.
  public let view: ScrollView
  private let scroller: EdgeScroller

  init(_ view: ScrollView, _ scroller: EdgeScroller) {
    (self.view, self.scroller) = (view, scroller)
    gtk_scrolled_window_set_policy(view.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC)
  }

  /// The visible part of the board, in the board's coordinates.
  public var visibleRect: Rect { view.visibleRect }

  /// Scrolls for a duration in seconds, moves the held pieces along, and returns false if there is nothing to scroll.
  ///
  /// In nested scroll views, the innermost one whose edge is near the pointer scrolls first, then the next one.
  @discardableResult
  public func scroll(seconds: Double) -> Bool { scroller.scroll(seconds: seconds) }
}
