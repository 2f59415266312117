import Games
import Geometry
import Widgets

/// The textures of the cards' sides, shared by all cards; a front is drawn only when a card first shows it.
final class CardTextures {
  let photos: CardPhotos
  private var grid: CardGrid?
  private var appearance = Style.Appearance()
  private var drawn: [Side: Texture] = [:]

  /// A side of a card; the back has no drawing.
  private struct Side: Hashable {
    let drawing: MemoryFace.Drawing?
    let shadow: Shadow
    let density: Double
  }

  init(_ photos: CardPhotos) { self.photos = photos }

  func prepare(_ grid: CardGrid, appearance: Style.Appearance) {
    guard grid != self.grid || appearance != self.appearance else { return }
    (self.grid, self.appearance) = (grid, appearance)
    forget()
  }

  /// Frees all textures, because the cards show other pictures, or the same ones at another scale.
  func forget() { drawn = [:] }

  /// Returns a front, or the back if `drawing` is `nil`; `widget` provides the font, as a card may outlive its board.
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
