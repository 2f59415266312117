import DragAndDrop
import Widgets

/// A piece that shows any widget, such as a box with a label and a button.
///
/// What is inside stays usable: a press on a button, an entry or another focusable widget does not drag the piece, Tab
/// moves the focus from the piece into it, and Escape moves the focus back to the piece.
open class WidgetPiece: Piece {
  /// Creates a piece that `child` fills, with `label` as its accessible name.
  public init(_ child: Widget, label: String, strings: BoardStrings = BoardStrings()) {
    super.init(WidgetKind(styleName: "piece", role: .group, actions: strings.cardActions))
    addStyle("card")
    disableListMoves(strings)
    fill(with: child)
    accessibleLabel = label
  }

  /// The style for the rounded corners of a card.
  open override var markStyle: MarkStyle { MarkStyle(radius: 12) }
}
