import Boards
import DragAndDrop
import Games
import Geometry
import Widgets

/// A card that is also a place: a card that is dropped on it is turned over together with it.
final class CardPiece: Piece {
  let position: GridPosition
  private let style: BoardStyle
  private let textures: CardTextures
  /// The remaining part of the time bonus, from 0 to 1; `nil` for no ring.
  var ring: Double? { didSet { if ring != oldValue { queueDraw() } } }

  /// The drawing that is face up, or will be at the end of the turn; `nil` for the back.
  private var drawing: MemoryFace.Drawing?
  private var shownDrawing: MemoryFace.Drawing?
  private let strength = AnimatedNumber(1)
  private var turning: Motion?
  private var preparing: Scheduled?
  private var fading: Scheduled?

  /// The durations, in seconds.
  static let turnTime = 0.3
  private static let fadeTime = 0.5
  private static let restTime = 0.4

  init(_ position: GridPosition, _ style: BoardStyle, _ textures: CardTextures) {
    (self.position, self.style, self.textures) = (position, style, textures)
    super.init(WidgetKind(styleName: "memory-card", role: .button, actions: [BoardStrings.click]))
    setCursor("pointer")
  }

  /// Shows a drawing, or the back, without an animation.
  func lay(_ drawing: MemoryFace.Drawing?, strength: Double) {
    (turning, fading) = (nil, nil)
    (self.drawing, shownDrawing, turn) = (drawing, drawing, 0)
    self.strength.set(strength)
    queueDraw()
  }

  func turnOver(to drawing: MemoryFace.Drawing?) {
    guard drawing != self.drawing else { return }
    self.drawing = drawing
    // Draws the front between two frames, before the turn shows it.
    if drawing != nil { preparing = .whenIdle { [weak self] in _ = self?.texture(of: drawing) } }
    revolve(by: 180)
  }

  func revolve() { revolve(by: 360) }

  private func revolve(by degrees: Double) {
    fading = nil
    strength.stop()
    guard Motion.canMove(on: self) else {
      turning = nil
      show(degrees, of: degrees)
      strength.set(0)
      return strength.move(to: 1, on: self, seconds: Self.turnTime)
    }
    // A new turn continues at the angle of an interrupted one.
    let start = turn
    turning = Motion.timed(on: self, seconds: Self.turnTime * degrees / 180, isEased: false) { [weak self] progress in
      let angle = start + (degrees - start) * progress * progress * (3 - 2 * progress)
      self?.show(angle, of: degrees)
    } done: { [weak self] in
      self?.turning = nil
    }
  }

  /// Shows the side that is visible at an angle: the previous one, the back, and finally the new one.
  private func show(_ angle: Double, of degrees: Double) {
    let halves = (angle / 180).rounded()
    turn = angle - halves * 180
    guard halves > 0 else { return }
    let seen = halves * 180 == degrees ? drawing : nil
    guard seen != shownDrawing || strength.value != 1 else { return }
    shownDrawing = seen
    // If frames are late, the card may already be fading when its new side first appears.
    if !strength.isMoving { strength.set(1) }
    queueDraw()
  }

  func fade(to end: Double) {
    fading = .after(Self.turnTime + Self.restTime) { [weak self] in
      self.map { $0.strength.move(to: end, on: $0, seconds: Self.fadeTime) }
    }
  }

  override func draw(_ snapshot: Snapshot) {
    if strength.value < 1 { snapshot.faded(to: strength.value, drawCard) } else { drawCard(snapshot) }
  }

  private func drawCard(_ snapshot: Snapshot) {
    let rect = Rect(origin: .zero, size: frame.size)
    snapshot.draw(texture(of: shownDrawing), in: rect.inset(by: -shadow.reach))
    if shownDrawing != nil, let ring, ring > 0 { Self.drawRing(snapshot, rect, ring, scale: style.scale) }
  }

  private var shadow: Shadow { .cast(isLifted: isLifted, scale: style.scale) }

  private func texture(of drawing: MemoryFace.Drawing?) -> Texture {
    textures.texture(of: drawing, shadow, scale: drawnScale, for: self)
  }

  override var markStyle: MarkStyle {
    MarkStyle(radius: CardGrid.cardRadius * style.scale, width: max(3, 4 * style.scale), ringGap: 2)
  }

  static func drawRing(_ snapshot: Snapshot, _ rect: Rect, _ left: Double, scale: Double) {
    let width = 4 * scale
    let radius = min(rect.size.width, rect.size.height) / 2 - width
    snapshot.paint(in: rect) { painter in
      painter.arc(center: rect.center, radius: radius, from: -0.5 * .pi, to: (2 * left - 0.5) * .pi)
      painter.stroke(Color(red: 0.9, green: 0.45, blue: 0.1).opacity(0.75), width: width)
    }
  }
}
