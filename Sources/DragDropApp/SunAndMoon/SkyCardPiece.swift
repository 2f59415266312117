import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class SkyCardPiece: LeavingPiece {
  let card: SkyCard
  private let style: BoardStyle
  private let textures: Textures<SkyCardPainting>
  private let shadows: Textures<LiftedShadow>
  private let glow = VerdictGlow()
  private var travel: Scheduled?

  var isFaceDown = false { didSet { if isFaceDown != oldValue { queueDraw() } } }

  init(
    _ card: SkyCard, _ style: BoardStyle, _ textures: Textures<SkyCardPainting>, _ shadows: Textures<LiftedShadow>
  ) {
    (self.card, self.style, self.textures, self.shadows) = (card, style, textures, shadows)
    super.init(WidgetKind(styleName: "sky-card", role: .button, actions: BoardStrings.translated.pieceActions))
  }

  func show(_ verdict: DropVerdict<SunAndMoonRefusal>?) { glow.show(verdict, on: self) }

  override func draw(_ snapshot: Snapshot) {
    let (rect, scale) = (Rect(origin: .zero, size: frame.size), style.scale)
    let radius = SunAndMoonLayout.radius * scale
    if isLifted { snapshot.draw(shadows.texture(of: shadow, scale: drawnScale), in: rect.inset(by: -shadow.margin)) }
    // In a right-to-left fan, the symbols are on the left.
    let painting = SkyCardPainting(
      card: isFaceDown ? nil : card, scale: scale, appearance: style.appearance, isMirrored: isRightToLeft)
    snapshot.draw(textures.texture(of: painting, scale: drawnScale), in: rect)
    glow.draw(snapshot, rect, radius: radius, scale: scale, isMirrored: isRightToLeft)
  }

  var shadow: LiftedShadow {
    LiftedShadow(caster: frame.size, radius: SunAndMoonLayout.radius * style.scale, scale: style.scale)
  }

  override var markStyle: MarkStyle {
    MarkStyle(radius: SunAndMoonLayout.radius * style.scale, width: max(4, 5 * style.scale))
  }

  /// Moves the card to its symbol, where it disappears; one that was not dragged stays for a moment first (`isSeen`).
  func fly(into point: @escaping () -> Point, isSeen: Bool, arrived: @escaping () -> Void) {
    leave(for: point)
    let end = { [weak self] in
      arrived()
      self?.fadeOut()
    }
    if isSeen { travel = .after(0.6, end) } else { end() }
  }

  override func setInPlace(_ isInPlace: Bool) {
    travel = nil
    super.setInPlace(isInPlace)
  }
}
