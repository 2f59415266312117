import Games
import Geometry
import Widgets

final class SunAndMoonThumbnail: Thumbnail<SunAndMoonGame> {
  override func paint(_ snapshot: Snapshot) {
    let (state, unit) = (game.state, pictureSize.height / 176)
    var y = 14 * unit
    for area in TableArea.allCases {
      let (width, height) = area == .there ? (104.0, 66.0) : (66.0, 36.0)
      let rect = Rect(x: (pictureSize.width - width * unit) / 2, y: y, width: width * unit, height: height * unit)
      let painting = AreaPainting(
        area: area, content: .init(hasSun: state.has(.sun, in: area), hasMoon: state.has(.moon, in: area)),
        appearance: appearance, size: rect.size, scale: unit, radius: 5 * unit)
      snapshot.translated(by: rect.origin, painting.draw)
      y += (height + 5) * unit
    }
    drawHand(snapshot, .visitor, middle: 46 * unit, unit)
    drawHand(snapshot, .home, middle: pictureSize.width - 46 * unit, unit)
  }

  private func drawHand(_ snapshot: Snapshot, _ player: TablePlayer, middle: Double, _ unit: Double) {
    let isHidden = game.hiddenHands.contains(player)
    let (scale, step) = (0.34 * unit, 22 * unit)
    let card = SunAndMoonLayout.cardSize * scale
    let hand = game.state.hand(of: player)
    let top = (pictureSize.height - card.height - Double(hand.count - 1) * step) / 2
    for (position, skyCard) in hand.enumerated() {
      let x = middle - card.width / 2 + (position.isMultiple(of: 2) ? -7 : 7) * unit
      let rect = Rect(origin: Point(x: x, y: top + Double(position) * step), size: card)
      snapshot.shadow(of: rect, radius: SunAndMoonLayout.radius * scale, .cast(isLifted: false, scale: 0.7))
      let painting = SkyCardPainting(card: isHidden ? nil : skyCard, scale: scale, appearance: appearance)
      snapshot.draw(Texture(size: card, scale: scaleFactor, draw: painting.draw), in: rect)
    }
  }
}
