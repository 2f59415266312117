import Boards
import DragAndDrop
import Games
import Widgets

/// A square that is moved over the board.
final class SquarePiece: Piece {
  /// The actions that accessibility tools are offered beside the main one.
  enum Actions {
    static var moveLeft: String { tr("Move Left") }
    static var moveRight: String { tr("Move Right") }
    static var moveUp: String { tr("Move Up") }
    static var moveDown: String { tr("Move Down") }
    static var changeColor: String { tr("Change Color") }
    static var remove: String { tr("Remove") }
    static var all: [String] { [moveLeft, moveRight, moveUp, moveDown, changeColor, remove] }
  }

  let number: Int
  private let textures: SquareTextures

  var color = SquareColor.blue { didSet { if color != oldValue { queueDraw() } } }
  var appearance = Style.Appearance() { didSet { if appearance != oldValue { queueDraw() } } }
  /// What is going on with it, unless a hand is on it.
  var kind = SquarePainting.Kind.plain { didSet { if kind != oldValue { queueDraw() } } }

  /// Whether a color over it would go to it.
  var isColorTarget = false { didSet { if isColorTarget != oldValue { queueDraw() } } }

  init(_ number: Int, textures: SquareTextures) {
    (self.number, self.textures) = (number, textures)
    super.init(
      WidgetKind(
        styleName: "square", role: .button, actions: BoardWords.translated.pieceActions + Actions.all))
  }

  override var liftedScale: Double { 1.2 }
  override var liftTime: Double { 0.35 }

  /// Follows a hand with its middle, about which it grows: the position itself is never animated.
  func hold(centeredAt point: Point) {
    hold(at: point, grab: Point(x: frame.size.width / 2, y: frame.size.height / 2))
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let scale = rect.size.width / MoveMeLayout.side
    let look = SquarePainting(
      color: color, kind: isLifted ? .pressed : isColorTarget ? .colorTarget : kind, side: rect.size.width,
      isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
    // The shadow is baked in: a selection of many squares would be slow with a blur for each in every frame.
    let texture = textures.texture(of: look, scale: scaleFactor * liftedScale)
    snapshot.draw(texture, in: rect.inset(by: -look.margin))
    let text = TextLayout("\(number)", pixelSize: 30 * scale, bold: true, for: self)
    snapshot.draw(text, at: rect.center - Point(x: text.size.width / 2, y: text.size.height / 2), look.ink)
  }
}
