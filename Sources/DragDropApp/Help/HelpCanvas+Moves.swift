import AppCore
import Boards
import Games
import Geometry
import Widgets

extension HelpCanvas {
  func draw(_ picture: HelpPicture.Move) {
    switch picture {
    case .drag:
      place(186, 66)
      square(.blue, 54, 56, isLifted: true)
      arrow(at(86, 46), at(150, 56), bend: 0.25)
      hand(60, 64)
    case .places:
      for (x, y) in [(118.0, 66.0), (186, 66)] { mark(.candidate, place(x, y), radius: 8 * unit) }
      square(.blue, 44, 56, isLifted: true)
      hand(50, 64)
    case .signs:
      mark(.accepted, place(72, 72), radius: 8 * unit)
      mark(.rejected, place(176, 72), radius: 8 * unit)
      square(.blue, 78, 78, side: 40, isLifted: true)
      square(.blue, 182, 78, side: 40, isLifted: true)
      hand(82, 86)
      hand(186, 86)
    case .back:
      place(54, 60)
      square(.blue, 54, 60)
      arrow(at(170, 56), at(92, 52), bend: -0.3, isDashed: true)
      hand(180, 64, isPressing: false)
    case .clicks:
      place(186, 56)
      square(.blue, 54, 56)
      arrow(at(88, 56), at(148, 56), isDashed: true)
      hand(58, 64)
      hand(190, 64)
    case .escape:
      place(54, 60)
      square(.blue, 54, 60)
      arrow(at(170, 52), at(92, 52), bend: -0.3, isDashed: true)
      key("Esc", 186, 66, width: 50)
    case .undo:
      square(.blue, 54, 66)
      arrow(at(150, 52), at(92, 52), bend: -0.3, isDashed: true)
      turningArrow(186, 66)
    case .focus:
      for (index, color) in [MatchColor.red, .yellow, .green].enumerated() {
        square(color, 56 + 64 * Double(index), 44, side: 44)
      }
      ring(rect(120, 44, 44, 44), radius: 6 * unit)
      key("Tab", 74, 106, width: 50)
      keys(["←", "→"], 124, 106, step: 50, width: 34)
    case .space:
      place(186, 46)
      square(.blue, 54, 40, isLifted: true)
      ring(rect(54, 40, 50, 50), radius: 6 * unit)
      arrow(at(94, 40), at(150, 44), bend: 0.2)
      key("␣", 120, 106, width: 110)
    case .enter:
      ring(place(120, 42), radius: 8 * unit)
      square(.blue, 120, 42, side: 44)
      key("↵", 120, 106, width: 60)
    case .scan:
      for (index, color) in [MatchColor.red, .yellow, .green].enumerated() {
        square(color, 56 + 64 * Double(index), 44, side: 44)
      }
      ring(rect(120, 44, 180, 50), radius: 8 * unit, ink.opacity(0.4))
      ring(rect(56, 44, 44, 44), radius: 6 * unit)
      arrow(at(62, 100), at(178, 100))
    case .tap:
      square(.blue, 72, 46)
      hand(76, 54)
      place(168, 46)
      hand(172, 54)
    case .fingers:
      square(.blue, 60, 46, isLifted: true)
      square(.red, 150, 46, isLifted: true)
      arrow(at(92, 40), at(114, 36), bend: 0.2)
      arrow(at(182, 40), at(210, 36), bend: 0.2)
      hand(66, 56)
      hand(156, 56)
    case .dwell:
      square(.blue, 120, 54)
      hand(120, 54, isPressing: false)
      paint { painter in
        painter.arc(center: at(120, 54), radius: 18 * unit, from: -0.5 * .pi, to: .pi)
        painter.stroke(.white, width: 7 * unit)
        painter.arc(center: at(120, 54), radius: 18 * unit, from: -0.5 * .pi, to: .pi)
        painter.stroke(accent, width: 4 * unit)
      }
    }
  }

  @discardableResult
  private func place(_ x: Double, _ y: Double) -> Rect {
    let frame = rect(x, y, 54, 54)
    snapshot.fill(frame, radius: 8 * unit, ink.opacity(0.1))
    snapshot.stroke(frame, radius: 8 * unit, width: 1, ink.opacity(appearance.isHighContrast ? 0.9 : 0.35))
    return frame
  }
}
