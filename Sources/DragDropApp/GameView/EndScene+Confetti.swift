import Geometry
import Glibc
import Widgets

extension EndScene {
  private static let confettiColors = [
    Color(red: 0.2, green: 0.52, blue: 0.89), Color(red: 0.2, green: 0.65, blue: 0.4),
    Color(red: 0.96, green: 0.76, blue: 0.07), Color(red: 0.88, green: 0.11, blue: 0.14),
    Color(red: 0.57, green: 0.25, blue: 0.67),
  ]

  func drawConfetti(_ snapshot: Snapshot, _ size: Size) {
    let middle = Point(x: size.width / 2, y: size.height * 0.62)
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for index in 0..<48 {
        let part = EndScene.scattered(index)
        let angle = Double.pi * (1.02 + 0.96 * part.x)
        let distance = (0.25 + 0.75 * part.y.squareRoot()) * progress
        let point = middle + Point(x: cos(angle) * size.width / 2, y: sin(angle) * size.height * 0.6) * distance
        let lean = Double(index) * 0.9 + 3 * progress
        let (side, edge) = (Point(x: cos(lean), y: sin(lean)) * 5, Point(x: -sin(lean), y: cos(lean)) * 3)
        painter.polygon([point - side - edge, point + side - edge, point + side + edge, point - side + edge])
        painter.fill(Self.confettiColors[index % Self.confettiColors.count].opacity(0.85))
      }
    }
  }
}
