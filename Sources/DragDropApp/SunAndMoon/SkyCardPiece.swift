import Boards
import DragAndDrop
import Games
import Widgets

/// A card on the table.
final class SkyCardPiece: Piece {
  let card: SkyCard
  private let glow = VerdictGlow()
  private var texture: (picture: Texture, look: Look)?
  private var leaving: Motion?
  private var travel: Scheduled?
  /// Whether the card is in the hand, or on the way there, or carried: not played.
  private(set) var isInHand = true

  /// All that decides about the card's picture.
  private struct Look: Equatable {
    var scale = 1.0
    var isFaceDown = false
    var isMirrored = false
    var appearance = Style.Appearance()
  }

  private var look = Look() { didSet { if look != oldValue { queueDraw() } } }

  /// How much the table is larger than its table of sizes; set with the frame.
  var scale: Double {
    get { look.scale }
    set { look.scale = newValue }
  }
  /// Whether only the back is to be seen.
  var isFaceDown: Bool {
    get { look.isFaceDown }
    set { look.isFaceDown = newValue }
  }
  /// Whether what matters is on the left, as in a fan that is read from the right.
  var isMirrored: Bool {
    get { look.isMirrored }
    set { look.isMirrored = newValue }
  }
  var appearance: Style.Appearance {
    get { look.appearance }
    set { look.appearance = newValue }
  }
  /// Whether a hint points at the card.
  var isHinted = false { didSet { if isHinted != oldValue { queueDraw() } } }

  init(_ card: SkyCard) {
    self.card = card
    super.init(WidgetKind(styleName: "sky-card", role: .button, actions: BoardWords.translated.pieceActions))
  }

  /// What the rules say about the place under the card.
  func show(_ verdict: DropVerdict<SunAndMoonRefusal>) { glow.show(verdict, on: self) }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let radius = SunAndMoonLayout.radius * scale
    if isLifted {
      let shadow = Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 8 * scale), blur: 12 * scale)
      snapshot.shadow(of: rect, radius: radius, shadow)
    }
    snapshot.draw(bakedTexture(), in: rect)
    glow.draw(snapshot, rect, radius: radius, scale: scale, isMirrored: isMirrored)
    if isHinted { snapshot.outlineHint(rect, radius: radius, width: max(4, 5 * scale)) }
  }

  private func bakedTexture() -> Texture {
    if let texture, texture.look == look { return texture.picture }
    let painting = SkyCardPainting(
      card: isFaceDown ? nil : card, scale: scale, appearance: appearance, isMirrored: isMirrored)
    let picture = Texture(size: frame.size, scale: scaleFactor * Piece.liftedScale, draw: painting.draw)
    texture = (picture, look)
    return picture
  }

  // MARK: Playing

  /// Flies to where its symbol will be, and turns into it there; `arrived` is called then.
  ///
  /// A card that was not in a hand before has a way to go that should be seen, and stays a moment longer.
  func fly(into point: @escaping () -> Point, isSeen: Bool, arrived: @escaping () -> Void) {
    hover(about: point)
    isInHand = false
    isFocusable = false
    isTarget = false
    guard isSeen else { return vanish(arrived) }
    travel = .after(0.6) { [weak self] in self?.vanish(arrived) }
  }

  private func vanish(_ arrived: () -> Void) {
    arrived()
    leaving = Motion.timed(on: self, seconds: 0.25) { [weak self] progress in
      self?.opacity = 1 - progress
    } done: { [weak self] in
      self?.isVisible = false
      self?.leaving = nil
    }
  }

  /// Lies in the hand again, or not, without a motion of its own.
  func setInHand(_ isInHand: Bool) {
    (leaving, travel) = (nil, nil)
    opacity = 1
    self.isInHand = isInHand
    isVisible = isInHand
    isFocusable = isInHand
    isTarget = isInHand
    goHome()
  }
}
