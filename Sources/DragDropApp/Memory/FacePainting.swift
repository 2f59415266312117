import Games
import Geometry
import Widgets

/// The drawing of a card's front for the board, the thumbnail and the end scene.
struct FacePainting {
  let drawing: MemoryFace.Drawing
  let scale: Double
  let ink: Color
  /// The widget whose font is used for letters.
  let widget: Widget
  let photos: CardPhotos

  private static let emojiSize = 40.0
  /// The height at which every emoji is drawn before it is scaled, because cairo caches each emoji at each size.
  private static let drawnSize = 72.0

  func draw(_ snapshot: Snapshot, in card: Rect) {
    switch drawing {
    case .emoji(let emoji):
      // The size of an emoji is that of its line, most of which it fills.
      draw(snapshot, emoji, size: Self.emojiSize * scale * 0.95, in: card)
    case .text(let text): draw(snapshot, text, size: Self.emojiSize * scale, bold: true, in: card)
    case .playingCard(let playingCard): draw(snapshot, playingCard, in: card)
    case .dots(let count): paint(snapshot, card) { $0.addDots(count, in: card.inset(by: 7 * scale)) }
    case .shape(let shape): paint(snapshot, card) { $0.add(shape, in: square(card, 0.62)) }
    case .photo(let photo):
      guard let bitmap = photos.bitmap(of: photo) else { return }
      let side = min(card.size.width, card.size.height) * 0.86
      let rect = Rect(center: card.center, side: side)
      snapshot.clipped(to: rect, radius: 6 * scale) { $0.draw(bitmap.texture, in: rect) }
    }
  }

  private func draw(_ snapshot: Snapshot, _ emoji: String, size: Double, in card: Rect) {
    let layout = TextLayout(emoji, pixelSize: Self.drawnSize, keepsGlyphs: true, for: widget)
    let texture = Texture(size: layout.size, scale: widget.scaleFactor) { $0.draw(layout, at: .zero, ink) }
    let factor = min(size / Self.drawnSize, (card.size.width - 8 * scale) / layout.size.width)
    let shown = Size(width: layout.size.width * factor, height: layout.size.height * factor)
    snapshot.draw(texture, in: Rect(center: card.center, size: shown))
  }

  private func draw(_ snapshot: Snapshot, _ text: String, size: Double, bold: Bool, in card: Rect) {
    let layout = TextLayout.fitting(
      text, width: card.size.width - 8 * scale, pixelSize: size, bold: bold, for: widget)
    snapshot.draw(layout, about: card.center, ink)
  }

  private func draw(_ snapshot: Snapshot, _ playingCard: PlayingCard, in card: Rect) {
    let isWide = card.size.width > card.size.height * 1.1
    let side = isWide ? card.size.width / 2 : card.size.height / 2
    let space = card.inset(by: side * 0.1)
    let half = isWide ? Point(x: space.size.width / 2, y: 0) : Point(x: 0, y: space.size.height / 2)
    let part = Size(width: space.size.width - half.x, height: space.size.height - half.y)
    draw(snapshot, playingCard.sign, size: 32 * scale, bold: true, in: Rect(origin: space.origin, size: part))
    let suit = square(Rect(origin: space.origin + half, size: part), 0.78)
    let isRed = playingCard.suit == .hearts || playingCard.suit == .diamonds
    snapshot.paint(in: card) { painter in
      painter.add(playingCard.suit, in: suit)
      painter.fill(isRed ? Color(red: 0.85, green: 0.15, blue: 0.2).mixed(with: ink, by: 0.1) : ink)
    }
  }

  private func paint(_ snapshot: Snapshot, _ card: Rect, _ addPath: (Painter) -> Void) {
    snapshot.paint(in: card) { painter in
      addPath(painter)
      painter.fill(ink)
    }
  }

  private func square(_ card: Rect, _ part: Double) -> Rect {
    Rect(center: card.center, side: min(card.size.width, card.size.height) * part)
  }
}
