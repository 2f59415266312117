import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

final class SkyCardPiece: LeavingPiece {
  let card: SkyCard
  private let look: BoardLook
  private let textures: Textures<SkyCardPainting>
  private let shadows: Textures<LiftedShadow>
  private let glow = VerdictGlow()
  private var travel: Scheduled?

  var isFaceDown = false { didSet { if isFaceDown != oldValue { queueDraw() } } }

  init(
    _ card: SkyCard, _ look: BoardLook, _ textures: Textures<SkyCardPainting>, _ shadows: Textures<LiftedShadow>
  ) {
    (self.card, self.look, self.textures, self.shadows) = (card, look, textures, shadows)
    super.init(WidgetKind(styleName: "sky-card", role: .button, actions: BoardStrings.translated.pieceActions))
  }

  func show(_ verdict: DropVerdict<SunAndMoonRefusal>?) { glow.show(verdict, on: self) }

  override func draw(_ snapshot: Snapshot) {
    let (rect, scale) = (Rect(origin: .zero, size: frame.size), look.scale)
    let radius = SunAndMoonLayout.radius * scale
    if isLifted { snapshot.draw(shadows.texture(of: shadow, scale: drawnScale), in: rect.inset(by: -shadow.margin)) }
    // In a right-to-left fan, the symbols are on the left.
    let painting = SkyCardPainting(
      card: isFaceDown ? nil : card, scale: scale, appearance: look.appearance, isMirrored: isRightToLeft)
    snapshot.draw(textures.texture(of: painting, scale: drawnScale), in: rect)
    glow.draw(snapshot, rect, radius: radius, scale: scale, isMirrored: isRightToLeft)
  }

  var shadow: LiftedShadow {
    LiftedShadow(caster: frame.size, radius: SunAndMoonLayout.radius * look.scale, scale: look.scale)
  }

  override var markStyle: MarkStyle {
    MarkStyle(radius: SunAndMoonLayout.radius * look.scale, width: max(4, 5 * look.scale))
  }

  /// Moves the card to where its symbol will be, where it vanishes, and calls `arrived`.
  ///
  /// - Parameter isSeen: Whether the card takes a moment, because it was not dragged and its move should be seen.
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
