import DragAndDrop
import Widgets

/// A piece that shows its name: enough for a first board, before it is painted.
public final class CaptionedPiece: Piece {
  private let caption: String

  /// A piece that shows and tells `caption`.
  public init(_ caption: String, words: BoardWords = BoardWords()) {
    self.caption = caption
    super.init(WidgetKind(styleName: "piece", role: .button, actions: words.pieceActions))
    addStyle("card")
    accessibleLabel = caption
  }

  public override func draw(_ snapshot: Snapshot) { drawCaption(caption, snapshot) }
}

/// A place that shows its name: enough for a first board, before it is painted.
public final class CaptionedPlace: Place {
  private let caption: String

  /// A place that shows and tells `caption`.
  public init(_ caption: String) {
    self.caption = caption
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardWords.click]))
    addStyle("frame")
    accessibleLabel = caption
  }

  public override var markStyle: MarkStyle { MarkStyle(radius: 12) }

  public override func draw(_ snapshot: Snapshot) { drawCaption(caption, snapshot) }
}

extension BoardItem {
  /// In the middle, in as many letters as there is room for.
  fileprivate func drawCaption(_ caption: String, _ snapshot: Snapshot) {
    let layout = TextLayout(caption, pixelSize: 15 * textScale, for: self)
    layout.limit(to: size.width)
    let corner = Point(x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    snapshot.draw(layout, at: corner, themeColor("window_fg_color") ?? .black)
  }
}
