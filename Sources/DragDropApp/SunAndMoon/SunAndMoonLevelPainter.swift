import Games
import Geometry
import Widgets

final class SunAndMoonLevelPainter: LevelPainter {
  func paint(_ level: SunAndMoonLevel, _ snapshot: Snapshot, on picture: TilePicture) {
    let unit = picture.pictureSize.height / 144
    drawAreas(snapshot, unit, on: picture)
    let state = SunAndMoonState(level: level, seed: 1)
    for player in TablePlayer.allCases {
      let middle = (player == .visitor ? 40 : 200) * unit
      let sign = Sign(of: player, at: level)
      let hand = Hand(
        cards: Array(state.hand(of: player).prefix(3)), isHidden: level.hidesHands || sign?.isComputer == true,
        center: Point(x: middle, y: (sign == nil ? 72 : 98) * unit))
      draw(hand, unit, snapshot, on: picture)
      if let sign { draw(sign, Rect(center: Point(x: middle, y: 34 * unit), side: 46 * unit), snapshot, on: picture) }
    }
  }

  private struct Hand {
    let cards: [SkyCard]
    let isHidden: Bool
    let center: Point
  }

  private enum Sign: Equatable {
    case person
    case computer(ComputerStrength)
    /// The sign of deals that are left to chance.
    case die

    init?(of player: TablePlayer, at level: SunAndMoonLevel) {
      switch (player, level.strength, level) {
      case (.home, _, _): self = .person
      case (.visitor, let strength?, _): self = .computer(strength)
      case (.visitor, nil, .solitaire): return nil
      case (.visitor, nil, .anyDeal): self = .die
      case (.visitor, nil, _): self = .person
      }
    }

    var isComputer: Bool { if case .computer = self { true } else { false } }
  }

  private func drawAreas(_ snapshot: Snapshot, _ unit: Double, on picture: TilePicture) {
    var y = 14 * unit
    for area in TableArea.allCases {
      let size = (area == .there ? Size(width: 80, height: 48) : Size(width: 56, height: 30)) * unit
      let painting = AreaPainting(
        area: area, content: .init(hasSun: false, hasMoon: false), appearance: picture.appearance, size: size,
        scale: unit, radius: 5 * unit)
      snapshot.translated(by: Point(x: (picture.pictureSize.width - size.width) / 2, y: y), painting.draw)
      y += size.height + 4 * unit
    }
  }

  private func draw(_ hand: Hand, _ unit: Double, _ snapshot: Snapshot, on picture: TilePicture) {
    let (scale, step) = (0.38 * unit, 14 * unit)
    let card = SunAndMoonLayout.cardSize * scale
    let left = hand.center.x - (card.width + step * Double(hand.cards.count - 1)) / 2
    for (position, skyCard) in hand.cards.enumerated() {
      let origin = Point(x: left + step * Double(position), y: hand.center.y - card.height / 2)
      snapshot.shadow(
        of: Rect(origin: origin, size: card), radius: SunAndMoonLayout.radius * scale,
        .cast(isLifted: false, scale: 0.7))
      let painting = SkyCardPainting(
        card: hand.isHidden ? nil : skyCard, scale: scale, appearance: picture.appearance)
      snapshot.translated(by: origin, painting.draw)
    }
  }

  private func draw(_ sign: Sign, _ rect: Rect, _ snapshot: Snapshot, on picture: TilePicture) {
    let ink = picture.themeColor("accent_color") ?? .black
    snapshot.paint(in: rect) { painter in
      switch sign {
      case .person: painter.addPerson(in: rect)
      case .computer(let strength):
        painter.addComputer(in: rect)
        for x in strength.marks {
          painter.add(.star, in: Rect(center: rect.point(x, 0.38), side: rect.size.width * 0.24))
        }
      case .die:
        painter.addSmoothSquare(rect.inset(by: rect.size.width * 0.1), radius: rect.size.width * 0.16)
        painter.fill(ink)
        painter.addDots(5, in: rect.inset(by: rect.size.width * 0.16))
        return painter.fill(.white)
      }
      painter.fill(ink)
    }
  }
}

extension ComputerStrength {
  /// The horizontal centers of one to three marks, for a width of 1.
  fileprivate var marks: [Double] {
    switch self {
    case .easy: [0.5]
    case .medium: [0.37, 0.63]
    case .hard: [0.24, 0.5, 0.76]
    }
  }
}
