import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class SquarePiece: Piece {
  enum Actions {
    static var changeColor: String { tr("Change Color") }
    static var remove: String { tr("Remove") }
    static var all: [String] {
      NudgeDirection.allCases.map(move) + NudgeDirection.allCases.map(throwing) + [changeColor, remove]
    }

    static func move(_ direction: NudgeDirection) -> String {
      switch direction {
      case .left: tr("Move Left")
      case .right: tr("Move Right")
      case .up: tr("Move Up")
      case .down: tr("Move Down")
      }
    }

    static func throwing(_ direction: NudgeDirection) -> String {
      switch direction {
      case .left: tr("Throw Left")
      case .right: tr("Throw Right")
      case .up: tr("Throw Up")
      case .down: tr("Throw Down")
      }
    }
  }

  let number: Int
  private let style: BoardStyle
  private let textures: Textures<SquarePainting>
  private var hold: (grab: Point, wasMoving: Bool)?

  var color = SquareColor.blue { didSet { if color != oldValue { queueDraw() } } }
  /// The kind of painting while the square is not pressed.
  var kind = SquarePainting.Kind.plain { didSet { if kind != oldValue { queueDraw() } } }

  var isColorTarget = false { didSet { if isColorTarget != oldValue { queueDraw() } } }

  init(_ number: Int, _ style: BoardStyle, _ textures: Textures<SquarePainting>) {
    (self.number, self.style, self.textures) = (number, style, textures)
    super.init(
      WidgetKind(
        styleName: "square", role: .button, actions: BoardStrings.translated.pieceActions + Actions.all))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: MoveMeLayout.radius * frame.size.width / MoveMeLayout.side) }

  /// Returns the event with a grab point that keeps the center in place; stopping a moving square is not a click.
  func caught(_ event: DragEvent) -> DragEvent {
    var event = event
    if event.phase == .began {
      let drawn = currentFrame
      hold = (event.point - drawn.origin, isDrag(from: drawn.center, to: frame.center))
    }
    guard let hold else { return event }
    event.grab = hold.grab
    event.hasMoved = event.hasMoved || hold.wasMoving
    return event
  }

  /// Holds the square by its center, about which it grows; the position is not animated.
  func hold(centeredAt point: Point) {
    hold(at: point, grab: Point(x: frame.size.width / 2, y: frame.size.height / 2))
  }

  var liftedPainting: SquarePainting { painting(.pressed) }

  private func painting(_ kind: SquarePainting.Kind) -> SquarePainting {
    SquarePainting(color: color, kind: kind, side: frame.size.width, appearance: style.appearance)
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let painting = isLifted ? liftedPainting : painting(isColorTarget ? .colorTarget : kind)
    // The texture includes the shadow: a blur for each selected square in every frame would be slow.
    let texture = textures.texture(of: painting, scale: drawnScale)
    snapshot.draw(texture, in: rect.inset(by: -painting.margin))
    let text = TextLayout("\(number)", pixelSize: 30 * painting.scale, bold: true, keepsGlyphs: true, for: self)
    snapshot.draw(text, about: rect.center, painting.ink)
  }
}
