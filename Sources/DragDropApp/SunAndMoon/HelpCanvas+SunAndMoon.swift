import AppCore
import Boards
import Games
import Geometry
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.SunAndMoon) {
    switch picture {
    case .play:
      table(168, 66) { $0 == .yonder ? .init(hasSun: true, hasMoon: true) : .init() }
      card(.sun, [.there], 48, 66)
      arrow(at(76, 48), at(132, 60), bend: 0.25)
      hand(56, 88)
    case .signs:
      card(.sun, [.there, .here], 58, 66, scale: 0.68)
      for (area, y, sign) in [(TableArea.yonder, 26.0, VerdictSign.cross), (.there, 66, .check), (.here, 106, .check)] {
        self.area(area, 164, y, 74, 34)
        self.sign(sign, 216, y)
      }
    case .areas:
      for (area, y) in [(TableArea.yonder, 25.0), (.there, 66), (.here, 107)] {
        let frame = rect(120, y, 200, 36)
        snapshot.fill(frame, radius: 6 * unit, area.color)
        if appearance.isHighContrast { snapshot.stroke(frame, radius: 6 * unit, width: 2, ink) }
        paint { $0.paintSign(of: area, center: at(52, y), size: 26 * unit, .white, ground: area.color) }
        let name = TextLayout.fitting(
          area.title, width: 110 * unit, pixelSize: 19 * unit, bold: true, for: widget)
        snapshot.draw(name, about: at(138, y), .white)
      }
    case .pair:
      area(.there, 56, 66, 84, 52)
      area(.there, 184, 35, 84, 52, .init(hasSun: true))
      area(.there, 184, 97, 84, 52, .init(hasMoon: true))
      arrow(at(104, 54), at(136, 38))
      arrow(at(104, 78), at(136, 94))
    case .solitaire:
      hand(of: [.sun, .moon], [.here], 30)
      hand(of: [.moon, .sun], [.yonder], 210)
      table(120, 66) { _ in .init(hasSun: true, hasMoon: true) }
      star(76, 24)
      star(164, 24)
    case .stuck:
      table(78, 66) { .init(hasSun: true, hasMoon: $0 != .there) }
      let there = painting(of: .there, in: rect(78, 66, 84, 50), .init(hasSun: true))
      let missing = rect(78, 66, 84, 50).origin + there.center(of: .moon)
      ring(Rect(center: missing, side: 18 * unit), radius: 9 * unit, .white)
      turningArrow(186, 66)
    case .points:
      area(.here, 66, 52, 84, 50, .init(hasSun: true))
      badge("+1", 66, 102)
      area(.here, 174, 52, 84, 50, .init(hasSun: true, hasMoon: true))
      badge("+1 +2", 174, 102)
    case .winner:
      for (x, points) in [(72.0, "4"), (168, "8")] {
        let frame = rect(x, 74, 70, 62)
        snapshot.fill(frame, radius: 8 * unit, (points == "8" ? accent : ink).opacity(0.16))
        if points == "8" { snapshot.stroke(frame, radius: 8 * unit, width: 3 * unit, accent) }
        snapshot.draw(TextLayout(points, pixelSize: 36 * unit, bold: true, for: widget), about: frame.center, ink)
      }
      star(168, 30, side: 28)
    case .hidden:
      for x in [38.0, 66] { card(nil, [], x, 60) }
      for (x, symbol) in [(174.0, SkySymbol.sun), (202, .moon)] { card(symbol, [.here], x, 60) }
      arrow(at(100, 44), at(142, 44), bend: 0.2)
      arrow(at(142, 78), at(100, 78), bend: 0.2)
    case .computer:
      for (x, stars) in [(44.0, 1), (120, 2), (196, 3)] {
        computer(x, 52)
        for index in 0..<stars { star(x + (Double(index) - Double(stars - 1) / 2) * 20, 104, side: 18) }
      }
    case .hints:
      let hinted = card(.moon, [.here], 52, 66)
      hint(hinted, radius: 5 * unit)
      arrow(at(86, 66), at(126, 66))
      let place = area(.here, 178, 66, 84, 50, .init(hasSun: true))
      hint(place, radius: 5 * unit)
    }
  }

  @discardableResult
  func card(_ symbol: SkySymbol?, _ areas: [TableArea], _ x: Double, _ y: Double, scale: Double = 0.54) -> Rect {
    let places = areas.reduce(into: TableAreas()) { $0.insert(TableAreas($1)) }
    let card = symbol.map { SkyCard(owner: .home, index: 0, symbol: $0, areas: places) }
    let painting = SkyCardPainting(card: card, scale: scale * unit, appearance: appearance, isMirrored: isMirrored)
    let frame = Rect(center: at(x, y), size: painting.size).wholePixels
    snapshot.shadow(of: frame, radius: 10 * scale * unit, .cast(isLifted: false, scale: unit))
    draw(painting, at: at(x, y))
    return frame
  }

  @discardableResult
  func area(
    _ area: TableArea, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ content: TableAreaPlace.Content = .init()
  ) -> Rect {
    let frame = rect(x, y, width, height)
    draw(painting(of: area, in: frame, content), at: at(x, y))
    return frame
  }

  private func painting(of area: TableArea, in frame: Rect, _ content: TableAreaPlace.Content) -> AreaPainting {
    AreaPainting(area: area, content: content, appearance: appearance, size: frame.size, scale: unit, radius: 5 * unit)
  }

  private func table(_ x: Double, _ y: Double, _ content: (TableArea) -> TableAreaPlace.Content) {
    area(.yonder, x, y - 44, 58, 32, content(.yonder))
    area(.there, x, y, 84, 50, content(.there))
    area(.here, x, y + 44, 58, 32, content(.here))
  }

  private func hand(of symbols: [SkySymbol], _ areas: [TableArea], _ x: Double) {
    for (index, symbol) in symbols.enumerated() {
      card(symbol, areas, x, 46 + 40 * Double(index), scale: 0.4)
    }
  }

  private func computer(_ x: Double, _ y: Double) {
    snapshot.fill(rect(x, y, 54, 38), radius: 5 * unit, ink)
    snapshot.fill(rect(x, y, 46, 30), radius: 2 * unit, accent)
    snapshot.fill(rect(x, y + 25, 8, 12), radius: 0, ink)
    snapshot.fill(rect(x, y + 32, 30, 4), radius: 2 * unit, ink)
    paint { $0.paint(.moon, center: at(x, y), size: 20 * unit) }
  }
}
