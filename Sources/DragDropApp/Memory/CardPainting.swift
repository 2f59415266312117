import Games
import Geometry
import Widgets

struct CardPainting {
  let scale: Double
  var faceShare = 0.5
  let appearance: Style.Appearance
  let widget: Widget
  let photos: CardPhotos?

  /// The sizes at which emoji are drawn before they are scaled, because cairo caches each emoji at each size.
  private static let drawnSizes = (small: 72.0, large: 104.0)

  var paper: Color { appearance.isDark ? Color(red: 0.21, green: 0.21, blue: 0.23) : .white }
  var ink: Color { appearance.isDark ? .white : Color(red: 0.12, green: 0.12, blue: 0.14) }

  func drawBack(_ snapshot: Snapshot, in rect: Rect) {
    let blue = Color(red: 0.11, green: 0.44, blue: 0.85)
    snapshot.fill(rect, radius: radius, blue)
    drawEdge(snapshot, rect, .white.opacity(appearance.isHighContrast ? 1 : 0.25))
    let sign = TextLayout.fitting("?", width: rect.size.width, pixelSize: 36 * scale, bold: true, for: widget)
    snapshot.draw(sign, about: rect.center, .white)
  }

  func drawFront(_ drawing: MemoryFace.Drawing, _ snapshot: Snapshot, in rect: Rect) {
    snapshot.fill(rect, radius: radius, paper)
    drawEdge(snapshot, rect, ink.opacity(appearance.isHighContrast ? 1 : 0.12))
    draw(drawing, snapshot, in: rect)
  }

  var radius: Double { CardGrid.cardRadius * scale }

  private func drawEdge(_ snapshot: Snapshot, _ rect: Rect, _ color: Color) {
    snapshot.stroke(rect, radius: radius, width: appearance.isHighContrast ? max(2, 2 * scale) : 1, color)
  }

  private func draw(_ drawing: MemoryFace.Drawing, _ snapshot: Snapshot, in card: Rect) {
    let size = card.size.height * faceShare
    switch drawing {
    case .emoji(let emoji):
      // The size of an emoji is that of its line, most of which it fills.
      drawEmoji(snapshot, emoji, size: size * 0.95, in: card)
    case .text(let text): draw(snapshot, text, size: size, in: card)
    case .words(let text): drawWords(snapshot, text, in: card)
    case .playingCard(let playingCard): draw(snapshot, playingCard, in: card)
    case .dots(let count): paint(snapshot, card) { $0.addDots(count, in: card.inset(by: 7 * scale)) }
    case .shape(let shape): paint(snapshot, card) { $0.add(shape, in: square(card, faceShare * 1.12)) }
    case .tune(let tune): paintTune(tune, snapshot, card)
    case .recording(let recording): paint(snapshot, card) { $0.addLevels(of: recording, in: square(card, 0.76)) }
    case .photo(let photo):
      guard let bitmap = photos?.bitmap(of: photo) else { return }
      let side = min(card.size.width, card.size.height) * 0.86
      let rect = Rect(center: card.center, side: side)
      snapshot.clipped(to: rect, radius: 6 * scale) { $0.draw(bitmap.texture, in: rect) }
    }
  }

  /// Draws the notes of a tune, for players who do not hear it.
  private func paintTune(_ tune: Tune, _ snapshot: Snapshot, _ card: Rect) {
    snapshot.paint(in: card) { painter in
      let rect = square(card, faceShare * 0.9)
      painter.addLines(of: tune, in: rect)
      painter.stroke(ink.opacity(appearance.isHighContrast ? 1 : 0.5), width: max(1, 2 * scale))
      painter.addNotes(of: tune, in: rect)
      painter.fill(ink)
    }
  }

  private func drawEmoji(_ snapshot: Snapshot, _ emoji: String, size: Double, in card: Rect) {
    let drawnSize = size > Self.drawnSizes.small ? Self.drawnSizes.large : Self.drawnSizes.small
    let layout = TextLayout(emoji, pixelSize: drawnSize, keepsGlyphs: true, for: widget)
    let texture = Texture(size: layout.size, scale: widget.scaleFactor) { $0.draw(layout, at: .zero, ink) }
    let factor = min(size / drawnSize, (card.size.width - 8 * scale) / layout.size.width)
    let shown = Size(width: layout.size.width * factor, height: layout.size.height * factor)
    snapshot.draw(texture, in: Rect(center: card.center, size: shown))
  }

  private func draw(_ snapshot: Snapshot, _ text: String, size: Double, in card: Rect) {
    let layout = TextLayout.fitting(
      text, width: card.size.width - 8 * scale, pixelSize: size, bold: true, for: widget)
    snapshot.draw(layout, about: card.center, ink)
  }

  private func drawWords(_ snapshot: Snapshot, _ text: String, in card: Rect) {
    let room = card.inset(by: 6 * scale)
    let size = min(card.size.height * 0.3, card.size.width * 0.34)
    let layout = TextLayout.wrapping(text, in: room.size, pixelSize: size, bold: true, for: widget)
    snapshot.draw(layout, about: card.center, ink)
  }

  private func draw(_ snapshot: Snapshot, _ playingCard: PlayingCard, in card: Rect) {
    let isWide = card.size.width > card.size.height * 1.1
    let side = isWide ? card.size.width / 2 : card.size.height / 2
    let space = card.inset(by: side * 0.1)
    let half = isWide ? Point(x: space.size.width / 2, y: 0) : Point(x: 0, y: space.size.height / 2)
    let part = Size(width: space.size.width - half.x, height: space.size.height - half.y)
    let size = min(card.size.height * faceShare * 0.8, part.height * 0.9)
    draw(snapshot, playingCard.sign, size: size, in: Rect(origin: space.origin, size: part))
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
