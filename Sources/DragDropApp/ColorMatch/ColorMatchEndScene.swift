import Games
import Geometry
import Glibc
import Widgets

final class ColorMatchEndScene: EndScene {
  private let colors: [MatchColor]
  private let textures = Textures<ColorSquarePainting>()

  init(colors: [MatchColor]) {
    self.colors = colors
    super.init(tr("All squares in an arc"), seconds: 1.4)
  }

  override func drawScene(_ snapshot: Snapshot, _ size: Size) {
    let radius = min(size.width * 0.42, size.height * 0.8)
    let center = Point(x: size.width / 2, y: size.height * 0.94)
    let side = min(76, radius * 0.8 * .pi / Double(colors.count) * 0.84).rounded()
    let scale = side / ColorMatchLayout.squareSide
    drawShapes(snapshot, size, about: center, radius: radius)
    for (index, color) in colors.enumerated() {
      let start = 0.45 * Double(index) / Double(colors.count)
      let own = min(1, max(0, (progress - start) / 0.45))
      let grown = sin(own * .pi * 0.68) / sin(.pi * 0.68)
      guard grown > 0.01 else { continue }
      let angle = Double.pi * (1 - (Double(index) + 0.5) / Double(colors.count))
      let middle = center + Point(x: cos(angle), y: -sin(angle)) * (radius * 0.8)
      let painting = ColorSquarePainting(color: color, side: side, scale: scale, appearance: appearance)
      let texture = textures.texture(of: painting, scale: scaleFactor)
      snapshot.translated(by: middle - Point(x: side / 2, y: side / 2)) { snapshot in
        snapshot.scaled(by: grown, about: Point(x: side / 2, y: side / 2)) { snapshot in
          let rect = Rect(x: 0, y: 0, width: side, height: side)
          snapshot.shadow(
            of: rect, radius: ColorMatchLayout.squareRadius * scale, .cast(isLifted: false, scale: scale))
          snapshot.draw(texture, in: rect)
        }
      }
    }
  }

  private func drawShapes(_ snapshot: Snapshot, _ size: Size, about center: Point, radius: Double) {
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for index in 0..<36 {
        let color = colors[index % colors.count]
        let part = EndScene.scattered(index)
        let angle = Double.pi * (0.02 + 0.96 * part.x)
        let distance = radius * (0.15 + 1.05 * part.y.squareRoot()) * progress
        let middle = center + Point(x: cos(angle), y: -sin(angle)) * distance
        painter.add(color.shape, in: Rect(center: middle, side: 11 + Double(index % 3) * 4))
        painter.fill(color.rgb.opacity(0.75))
      }
    }
  }
}
