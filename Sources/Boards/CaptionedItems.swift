import DragAndDrop
import Geometry
import Widgets

/// The position of an item's caption.
nonisolated public enum CaptionPosition: Sendable {
  /// At the top, where pieces below do not cover it.
  case top
  /// In the middle.
  case middle
  /// At the bottom, below a picture.
  case bottom
}

/// A piece that shows its name, for a first board or as the base of a card with a picture.
open class CaptionedPiece: Piece {
  private let caption: String
  private let position: CaptionPosition

  /// Creates a piece with `caption` as its text and accessible name.
  public init(_ caption: String, at position: CaptionPosition = .middle, strings: BoardStrings = BoardStrings()) {
    (self.caption, self.position) = (caption, position)
    super.init(WidgetKind(styleName: "piece", role: .button, actions: strings.cardActions))
    addStyle("card")
    accessibleLabel = caption
    disableListMoves(strings)
  }

  /// The style for the rounded corners of a card.
  open override var markStyle: MarkStyle { MarkStyle(radius: 12) }

  /// Draws the caption; a subclass can draw a picture as well.
  open override func draw(_ snapshot: Snapshot) { drawCaption(caption, at: position, snapshot) }
}

/// A place that shows its name, for a first board.
open class CaptionedPlace: Place {
  private let caption: String

  private static let radius = 12.0

  /// Creates a place with `caption` as its text and accessible name.
  public init(_ caption: String) {
    self.caption = caption
    super.init(WidgetKind(styleName: "place", role: .button, actions: [BoardStrings.click]))
    accessibleLabel = caption
  }

  /// The style for the rounded corners of the background.
  open override var markStyle: MarkStyle { MarkStyle(radius: Self.radius) }

  /// Draws the background and the caption.
  open override func draw(_ snapshot: Snapshot) {
    let ground = Rect(origin: .zero, size: size)
    snapshot.fill(ground, radius: Self.radius, foreground.opacity(0.05))
    if let line = themeColor("borders") { snapshot.stroke(ground, radius: Self.radius, width: 1, line) }
    drawCaption(caption, at: .top, snapshot)
  }
}

extension BoardItem {
  fileprivate var foreground: Color { themeColor("window_fg_color") ?? .black }

  fileprivate func drawCaption(_ caption: String, at position: CaptionPosition, _ snapshot: Snapshot) {
    let margin = 8.0
    let layout = TextLayout.label(
      caption, in: Size(width: max(0, size.width - 2 * margin), height: .infinity), pixelSize: 15, for: self)
    let room = size.height - layout.size.height
    let top =
      switch position {
      case .top: margin
      case .middle: room / 2
      case .bottom: room - margin
      }
    snapshot.draw(layout, at: Point(x: (size.width - layout.size.width) / 2, y: top), foreground)
  }
}

extension Piece {
  /// Disables the moves within a list, which the controller of the list enables.
  func disableListMoves(_ strings: BoardStrings) {
    for move in strings.listMoves { setAction(move, enabled: false) }
  }
}
