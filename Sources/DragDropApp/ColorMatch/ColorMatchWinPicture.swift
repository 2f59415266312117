import Games
import Widgets

import Glibc

/// The squares of a won round in a bow, each hopping up in its turn, with their shapes flying about.
final class ColorMatchWinPicture: CustomWidget {
  private let colors: [GameColor]
  private var style: Style?
  private var progress = 0.0
  private var motion: Motion?

  init(colors: [GameColor]) {
    self.colors = colors
    super.init(WidgetKind(name: "ColorMatchWinPicture", styleName: "picture", role: .image))
    accessibleLabel = tr("All squares in an arc")
    expand(vertically: false)
    request(width: 240, height: 210)
    style = Style { [weak self] in self?.queueDraw() }
    motion = Motion.timed(on: self, seconds: 1.4) { [weak self] progress in
      self?.progress = progress
      self?.queueDraw()
    } done: { [weak self] in
      self?.motion = nil
    }
  }

  override func draw(_ snapshot: Snapshot) {
    guard let style else { return }
    let (size, appearance) = (size, style.appearance)
    let radius = min(size.width * 0.42, size.height * 0.8)
    let center = Point(x: size.width / 2, y: size.height * 0.94)
    let side = min(76, radius * 0.8 * .pi / Double(colors.count) * 0.9)
    drawShapes(snapshot, about: center, radius: radius)
    for (index, color) in colors.enumerated() {
      // Each square starts a little after the one before it and swings over a little.
      let start = 0.45 * Double(index) / Double(colors.count)
      let own = min(1, max(0, (progress - start) / 0.45))
      let grown = sin(own * .pi * 0.68) / sin(.pi * 0.68)
      guard grown > 0.01 else { continue }
      let angle = Double.pi * (1 - (Double(index) + 0.5) / Double(colors.count))
      let middle = center + Point(x: cos(angle), y: -sin(angle)) * (radius * 0.8)
      let painting = SquarePainting(color: color, side: side, scale: side / 100, appearance: appearance)
      snapshot.translated(by: middle - Point(x: side / 2, y: side / 2)) { snapshot in
        snapshot.scaled(by: grown, about: Point(x: side / 2, y: side / 2)) { snapshot in
          let rect = Rect(x: 0, y: 0, width: side, height: side)
          snapshot.shadow(of: rect, radius: 0.12 * side, SquarePainting.shadow(isLifted: false, scale: side / 100))
          painting.draw(snapshot)
        }
      }
    }
  }

  /// Small shapes that fly outwards and stay where they got to.
  private func drawShapes(_ snapshot: Snapshot, about center: Point, radius: Double) {
    let count = 26
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for index in 0..<count {
        let color = colors[index % colors.count]
        // The golden angle spreads them evenly without a pattern.
        let turn = Double(index) * 2.39996
        let angle = Double.pi * (0.04 + 0.92 * (turn / .pi).truncatingRemainder(dividingBy: 1))
        let distance = radius * (0.3 + 0.8 * Double((index * 7) % count) / Double(count)) * progress
        let middle = center + Point(x: cos(angle) * 1.05, y: -sin(angle)) * distance
        painter.add(color.shape, center: middle, size: 11 + Double(index % 3) * 4)
        painter.fill(Color(color.rgb).opacity(0.75))
      }
    }
  }
}
