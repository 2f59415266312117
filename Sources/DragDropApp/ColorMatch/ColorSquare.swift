import Boards
import Games
import Geometry
import Widgets

final class ColorSquare: LeavingPiece {
  let color: MatchColor
  private let look: BoardLook
  private let textures: Textures<ColorSquarePainting>

  init(_ color: MatchColor, _ look: BoardLook, _ textures: Textures<ColorSquarePainting>) {
    (self.color, self.look, self.textures) = (color, look, textures)
    super.init(WidgetKind(styleName: "piece", role: .button, actions: BoardStrings.translated.pieceActions))
  }

  override var markStyle: MarkStyle { MarkStyle(radius: ColorMatchLayout.squareRadius * look.scale) }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let painting = painting(isLifted: isLifted)
    snapshot.draw(textures.texture(of: painting, scale: drawnScale), in: rect.inset(by: -painting.margin))
  }

  func painting(isLifted: Bool) -> ColorSquarePainting {
    ColorSquarePainting(
      color: color, side: frame.size.width, scale: look.scale, appearance: look.appearance,
      shadow: .cast(isLifted: isLifted, scale: look.scale))
  }
}
