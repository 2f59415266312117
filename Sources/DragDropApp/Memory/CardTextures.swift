import Boards
import DragAndDrop
import Games
import Widgets

/// The textures of the cards' two sides, each drawn once and shown by every card that needs it.
///
/// A front is drawn when a card first shows it: before that nothing of it is there.
final class CardTextures {
  /// The photos on the cards, of which those that are not loaded are not drawn.
  let photos: CardPhotos
  /// The widget in whose font letters are drawn.
  private unowned let widget: Widget
  private var size = Size.zero
  private var scale = 1.0
  private var appearance = Style.Appearance()
  /// Device pixels per device-independent pixel of what was drawn.
  private var density = 1.0
  private var back: Texture?
  private var fronts: [(drawing: MemoryFace.Drawing, texture: Texture)] = []

  init(for widget: Widget, _ photos: CardPhotos) { (self.widget, self.photos) = (widget, photos) }

  /// Forgets what was drawn for another size or another look.
  func prepare(size: Size, scale: Double, appearance: Style.Appearance) {
    guard size != self.size || scale != self.scale || appearance != self.appearance else { return }
    (self.size, self.scale, self.appearance) = (size, scale, appearance)
    forget()
  }

  /// Forgets what was drawn, for other photos.
  func forget() { (back, fronts) = (nil, []) }

  /// Forgets what was drawn for a monitor of another scale.
  private func followMonitor() {
    guard widget.scaleFactor != density else { return }
    density = widget.scaleFactor
    forget()
  }

  /// The back of every card.
  func texture() -> Texture {
    followMonitor()
    if let back { return back }
    let texture = bake { CardPainting(scale: scale, appearance: appearance, widget: widget).drawBack($0, in: $1) }
    back = texture
    return texture
  }

  /// The front with a drawing.
  func texture(of drawing: MemoryFace.Drawing) -> Texture {
    followMonitor()
    if let front = fronts.first(where: { $0.drawing == drawing }) { return front.texture }
    let painting = CardPainting(scale: scale, appearance: appearance, widget: widget)
    let texture = bake { painting.drawFront(drawing, photos, $0, in: $1) }
    fronts.append((drawing, texture))
    return texture
  }

  private func bake(_ draw: (Snapshot, Rect) -> Void) -> Texture {
    Texture(size: size, scale: density * Piece.liftedScale) { draw($0, Rect(origin: .zero, size: size)) }
  }
}
