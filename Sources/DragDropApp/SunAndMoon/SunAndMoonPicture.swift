import Games
import Widgets

/// The launcher's picture of Sun and Moon: the areas as they stand between the two hands, small and live.
final class SunAndMoonPicture: CustomWidget {
  private let game: SunAndMoonGame
  private var style: Style?
  private var token: ObservationToken?

  init(_ game: SunAndMoonGame) {
    self.game = game
    super.init(WidgetKind(name: "SunAndMoonPicture", styleName: "picture", role: .image))
    request(width: 280, height: 176)
    style = Style { [weak self] in self?.queueDraw() }
    token = observe { [weak self] in
      _ = self?.game.state
      self?.queueDraw()
    }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let appearance = style?.appearance else { return }
    let (state, unit) = (game.state, size.height / 176)
    var y = 14 * unit
    for area in TableArea.allCases {
      let (width, height) = area == .there ? (104.0, 66.0) : (66.0, 36.0)
      let rect = Rect(x: (size.width - width * unit) / 2, y: y, width: width * unit, height: height * unit)
      let painting = AreaPainting(
        area: area, hasSun: state.has(.sun, in: area), hasMoon: state.has(.moon, in: area), appearance: appearance)
      painting.draw(snapshot, in: rect, radius: 5 * unit, name: nil)
      y += (height + 5) * unit
    }
    drawHand(snapshot, .visitor, x: 12 * unit, unit, appearance)
    drawHand(snapshot, .home, x: size.width - 76 * unit, unit, appearance)
  }

  /// The hand as a short fan, the cards one below the other.
  private func drawHand(
    _ snapshot: Snapshot, _ player: TablePlayer, x: Double, _ unit: Double, _ appearance: Style.Appearance
  ) {
    let isHidden = game.hiddenHands.contains(player)
    let scale = 0.5 * unit
    let hand = game.state.hand(of: player)
    let top = (size.height - (170 * scale + Double(hand.count - 1) * 15 * unit)) / 2
    for (position, card) in hand.enumerated() {
      let origin = Point(x: x + Double(position % 2) * 14 * unit, y: top + Double(position) * 15 * unit)
      let rect = Rect(x: 0, y: 0, width: 100 * scale, height: 170 * scale)
      snapshot.translated(by: origin) { snapshot in
        snapshot.shadow(
          of: rect, radius: 10 * scale, Shadow(color: .black.opacity(0.3), offset: Point(x: 0, y: 1), blur: 3))
        CardPainting(card: isHidden ? nil : card, scale: scale, appearance: appearance).draw(snapshot)
      }
    }
  }
}
