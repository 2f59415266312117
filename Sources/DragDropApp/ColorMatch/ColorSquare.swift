import Boards
import DragAndDrop
import Games
import Widgets

/// A colored square that is dragged to the word.
final class ColorSquare: Piece {
  let color: GameColor
  private var texture: (picture: Texture, side: Double, appearance: Style.Appearance)?
  private var fading: Motion?
  /// Whether the square lies in its slot, or is on the way there or in a hand: not placed.
  private(set) var isInSlot = true

  /// How much the board is larger than its table; set with the frame.
  var scale = 1.0
  var appearance = Style.Appearance() {
    didSet { if appearance != oldValue { queueDraw() } }
  }

  init(_ color: GameColor) {
    self.color = color
    super.init(WidgetKind(styleName: "piece", role: .button, actions: BoardWords.translated.pieceActions))
  }

  override func draw(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    let shadow = SquarePainting.shadow(isLifted: isLifted, scale: scale)
    snapshot.shadow(of: rect, radius: ColorMatchLayout.squareRadius * scale, shadow)
    snapshot.draw(bakedTexture(), in: rect)
  }

  /// Sinks into the place whose middle is at `point`, and is gone from its slot.
  func vanish(into point: @escaping () -> Point) {
    hover(about: point)
    isInSlot = false
    isFocusable = false
    fading = Motion.timed(on: self, seconds: 0.25) { [weak self] progress in
      self?.opacity = 1 - progress
    } done: { [weak self] in
      self?.isVisible = false
      self?.fading = nil
    }
  }

  /// Lies in its slot again, or not, without a motion of its own.
  func setInSlot(_ isInSlot: Bool) {
    fading = nil
    opacity = 1
    self.isInSlot = isInSlot
    isVisible = isInSlot
    isFocusable = isInSlot
    goHome()
  }

  private func bakedTexture() -> Texture {
    if let texture, texture.side == frame.size.width, texture.appearance == appearance { return texture.picture }
    let painting = SquarePainting(color: color, side: frame.size.width, scale: scale, appearance: appearance)
    let picture = Texture(size: frame.size, scale: scaleFactor * liftedScale, draw: painting.draw)
    texture = (picture, frame.size.width, appearance)
    return picture
  }
}
