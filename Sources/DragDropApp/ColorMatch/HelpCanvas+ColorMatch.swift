import AppCore
import Games
import Geometry
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.ColorMatch) {
    switch picture {
    case .match:
      slot(62, 74)
      target(176, 66, .red)
      square(.red, 62, 74, isLifted: true)
      arrow(at(92, 54), at(140, 58), bend: 0.25)
      hand(72, 86)
    case .right:
      target(66, 66, fill: .red)
      arrow(at(108, 66), at(132, 66))
      target(174, 66, .green)
    case .wrong:
      slot(50, 66)
      let rect = target(172, 66, .red)
      mark(.rejected, rect, radius: 10 * unit)
      square(.blue, 50, 66)
      arrow(at(124, 82), at(82, 82), bend: 0.3, isDashed: true)
    case .won:
      for x in [64.0, 120, 176] { slot(x, 104) }
      target(120, 42, fill: .green, side: 62)
      star(180, 30, side: 28)
      star(62, 44)
    case .shapes:
      for (index, color) in [MatchColor.red, .yellow, .green, .blue].enumerated() {
        square(color, 42 + 52 * Double(index), 42, side: 42)
        paint { painter in
          painter.add(color.shape, in: rect(42 + 52 * Double(index), 100, 24, 24))
          painter.stroke(ink, width: 2.5 * unit)
        }
      }
    case .levels:
      for (start, count) in [(36.0, 3), (92, 6), (164, 9)] {
        for (index, color) in MatchColor.allCases.prefix(count).enumerated() {
          square(color, start + 24 * Double(index / 3), 40 + 26 * Double(index % 3), side: 20)
        }
      }
    case .tricky:
      target(120, 60, .red, ink: .blue)
      square(.red, 36, 56, side: 42)
      square(.blue, 204, 56, side: 42)
      arrow(at(62, 58), at(84, 58))
      sign(.check, 36, 98)
      sign(.cross, 204, 98)
    case .languages:
      square(.red, 50, 66)
      for (index, word) in ["red", "rouge", "rojo"].enumerated() {
        plate(rect(162, 30 + 36 * Double(index), 100, 30), radius: 8)
        write(word, in: rect(162, 30 + 36 * Double(index), 92, 30), size: 18)
      }
    }
  }

  func square(_ color: MatchColor, _ x: Double, _ y: Double, side: Double = 50, isLifted: Bool = false) {
    let scale = side / ColorMatchLayout.squareSide * unit
    draw(
      ColorSquarePainting(
        color: color, side: (side * unit).rounded(), scale: scale, appearance: appearance,
        shadow: .cast(isLifted: isLifted, scale: scale)),
      at: at(x, y))
  }

  private func slot(_ x: Double, _ y: Double, side: Double = 44) {
    let frame = rect(x, y, side, side)
    snapshot.fill(frame, radius: 6 * unit, ink.opacity(0.05))
    snapshot.stroke(frame, radius: 6 * unit, width: 1, ink.opacity(appearance.isHighContrast ? 0.8 : 0.25))
  }

  @discardableResult
  private func target(
    _ x: Double, _ y: Double, _ asked: MatchColor = .red, ink: MatchColor? = nil, fill: MatchColor? = nil,
    side: Double = 80
  ) -> Rect {
    let frame = rect(x, y, side, side)
    plate(frame, radius: 10, fill?.rgb)
    if fill != nil {
      sign(.check, x, y, radius: side * 0.22)
    } else {
      let line = rect(x, y - side * 0.12, side - 10, side * 0.32)
      if let ink { snapshot.fill(line, radius: 5 * unit, ink.rgb.legibleGround) }
      write(asked.word, in: line, size: side * 0.24, ink?.rgb ?? .black)
      guard ink == nil else { return frame }
      paint { painter in
        painter.add(asked.shape, in: rect(x, y + side * 0.25, side * 0.19, side * 0.19))
        painter.stroke(.black.opacity(0.75), width: 1.5 * unit)
      }
    }
    return frame
  }

  private func plate(_ frame: Rect, radius: Double, _ fill: Color? = nil) {
    let grey = appearance.isDark ? 0.75 : 0.86
    snapshot.shadow(of: frame, radius: radius * unit, .cast(isLifted: false, scale: unit))
    let ground = appearance.isHighContrast ? .white : Color(red: grey, green: grey, blue: grey + 0.01)
    snapshot.fill(frame, radius: radius * unit, fill ?? ground)
    if appearance.isHighContrast { snapshot.stroke(frame, radius: radius * unit, width: 2 * unit, .black) }
  }

  private func write(_ word: String, in line: Rect, size: Double, _ color: Color = .black) {
    let text = TextLayout.fitting(
      word, width: line.size.width - 6 * unit, pixelSize: size * unit, bold: true, for: widget)
    snapshot.draw(text, about: line.center, color)
  }
}
