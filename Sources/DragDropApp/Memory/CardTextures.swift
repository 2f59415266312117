import Games
import Geometry
import Widgets

/// The textures of the cards' sides, each drawn once and shared by all cards.
///
/// A front is drawn only when a card first shows it.
final class CardTextures {
  /// The photos on the cards; those that are not loaded are not drawn.
  let photos: CardPhotos
  private var grid: CardGrid?
  private var appearance = Style.Appearance()
  private var drawn: [Side: Texture] = [:]

  /// The back has no drawing.
  private struct Side: Hashable {
    let drawing: MemoryFace.Drawing?
    let shadow: Shadow
    let density: Double
  }

  init(_ photos: CardPhotos) { self.photos = photos }

  /// Discards all textures if the cards or their appearance have changed.
  func prepare(_ grid: CardGrid, appearance: Style.Appearance) {
    guard grid != self.grid || appearance != self.appearance else { return }
    (self.grid, self.appearance) = (grid, appearance)
    forget()
  }

  func forget() { drawn = [:] }

  /// Returns the front with a drawing, or the back if `drawing` is nil.
  ///
  /// `density` is in device pixels for each device-independent pixel. The shadow enlarges the texture on each side.
  /// `widget` provides the font, because a card may outlive its board for a moment.
  func texture(
    of drawing: MemoryFace.Drawing?, _ shadow: Shadow, scale density: Double, for widget: Widget
  ) -> Texture {
    let side = Side(drawing: drawing, shadow: shadow, density: density)
    if let known = drawn[side] { return known }
    let (size, scale) = (grid?.card ?? .zero, grid?.scale ?? 1)
    let painting = CardPainting(
      scale: scale, faceShare: grid?.faceShare ?? 0.5, appearance: appearance, widget: widget, photos: photos)
    let whole = Rect(origin: .zero, size: size).inset(by: -shadow.reach)
    let rect = Rect(origin: .zero - whole.origin, size: size)
    let texture = Texture(size: whole.size, scale: density) { snapshot in
      snapshot.shadow(of: rect, radius: painting.radius, shadow)
      guard let drawing else { return painting.drawBack(snapshot, in: rect) }
      painting.drawFront(drawing, snapshot, in: rect)
    }
    drawn[side] = texture
    return texture
  }
}
