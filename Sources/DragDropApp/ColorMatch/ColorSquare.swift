import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class ColorSquare: LeavingPiece {
  let color: MatchColor
  private let style: BoardStyle
  private let textures: Textures<ColorSquarePainting>

  init(_ color: MatchColor, _ style: BoardStyle, _ textures: Textures<ColorSquarePainting>) {
    (self.color, self.style, self.textures) = (color, style, textures)
    super.init(WidgetKind(styleName: "piece", role: .button, actions: BoardStrings.translated.pieceActions))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: ColorMatchLayout.squareRadius * style.scale) }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let painting = painting(isLifted: isLifted)
    snapshot.draw(textures.texture(of: painting, scale: drawnScale), in: rect.inset(by: -painting.margin))
  }

  func painting(isLifted: Bool) -> ColorSquarePainting {
    ColorSquarePainting(
      color: color, side: frame.size.width, scale: style.scale, appearance: style.appearance,
      shadow: .cast(isLifted: isLifted, scale: style.scale))
  }
}
