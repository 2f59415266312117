import AppCore
import Games
import Geometry
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.MoveMe) {
    let palette = SquareColor.palette
    switch picture {
    case .move:
      square(2, 186, 40)
      square(1, 62, 60)
      arrow(at(92, 70), at(142, 92), bend: -0.2)
      hand(72, 78)
    case .glide:
      for (x, strength) in [(96.0, 0.15), (126, 0.3), (156, 0.55)] {
        snapshot.faded(to: strength) { _ in square(nil, x, 56) }
      }
      square(1, 188, 56)
      arrow(at(44, 96), at(196, 96))
      hand(60, 70)
    case .fingers:
      square(1, 60, 50)
      square(2, 160, 50)
      arrow(at(88, 44), at(116, 36), bend: 0.2)
      arrow(at(188, 44), at(216, 36), bend: 0.2)
      hand(70, 66)
      hand(170, 66)
    case .add:
      square(1, 50, 52, side: 36)
      snapshot.faded(to: 0.45) { _ in square(2, 98, 52, side: 36) }
      badge("+", 116, 34)
      square(1, 160, 52, side: 36)
      square(2, 206, 52, side: 36)
      badge("−", 222, 34)
      key("Insert", 74, 104, width: 72)
      key("Delete", 182, 104, width: 72)
    case .select:
      square(1, 74, 44, side: 38, .selected)
      square(2, 126, 60, side: 38, .selected)
      square(3, 206, 60, side: 38)
      let area = rect(100, 52, 118, 74)
      snapshot.fill(area, radius: 4 * unit, accent.opacity(0.15))
      snapshot.stroke(area, radius: 4 * unit, width: max(1, 1.5 * unit), accent)
      hand(160, 86, isPressing: false)
    case .arrange:
      for index in 0..<4 {
        let (column, row) = (Double(index % 2), Double(index / 2))
        square(nil, 32 + 26 * column, 53 + 26 * row, side: 22)
        square(nil, 120 + 26 * [0, 1, 0, -1][index], 66 + 26 * [-1, 0, 1, 0][index], side: 22)
        square(nil, 200, 27 + 26 * Double(index), side: 22)
      }
    case .color:
      square(1, 168, 44)
      for (index, color) in palette.prefix(6).enumerated() { swatch(color, 30 + 36 * Double(index), 110) }
      swatch(palette[3], 100, 50, side: 34)
      arrow(at(122, 44), at(140, 42))
      hand(106, 60)
    case .keys:
      square(1, 74, 52)
      ring(rect(74, 52, 50, 50), radius: 12 * unit)
      arrow(at(110, 52), at(150, 52))
      key("↑", 184, 72)
      keys(["←", "↓", "→"], 150, 104, step: 34)
    case .arrows:
      square(1, 120, 36)
      keys(["←", "↑", "↓", "→"], 63, 84, step: 38, width: 32)
      hand(184, 88)
    }
  }

  func square(
    _ number: Int?, _ x: Double, _ y: Double, side: Double = 50, _ kind: SquarePainting.Kind = .plain,
    color: SquareColor = .blue
  ) {
    let painting = SquarePainting(color: color, kind: kind, side: (side * unit).rounded(), appearance: appearance)
    draw(painting, at: at(x, y))
    guard let number else { return }
    let text = TextLayout("\(number)", pixelSize: 0.3 * side * unit, bold: true, for: widget)
    snapshot.draw(text, about: at(x, y), painting.ink)
  }

  private func swatch(_ color: SquareColor, _ x: Double, _ y: Double, side: Double = 26) {
    let frame = rect(x, y, side, side)
    snapshot.translated(by: frame.origin) { ColorSwatch.draw($0, color, side: frame.size.width, rim: ink) }
  }
}
