import DragAndDrop
import Games
import Widgets

import Glibc

/// The squares of a won round in a bow, each hopping up in its turn, with their shapes flying about.
final class ColorMatchWinPicture: CustomWidget {
  private let colors: [GameColor]
  private var style: Style?
  private var textures: [GameColor: (picture: Texture, side: Double, appearance: Style.Appearance)] = [:]
  private var progress = 0.0
  private var motion: Motion?

  init(colors: [GameColor]) {
    self.colors = colors
    super.init(WidgetKind(styleName: "picture", role: .image))
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
    let side = min(76, radius * 0.8 * .pi / Double(colors.count) * 0.84).rounded()
    drawShapes(snapshot, about: center, radius: radius)
    for (index, color) in colors.enumerated() {
      // Each square starts a little after the one before it and swings over a little.
      let start = 0.45 * Double(index) / Double(colors.count)
      let own = min(1, max(0, (progress - start) / 0.45))
      let grown = sin(own * .pi * 0.68) / sin(.pi * 0.68)
      guard grown > 0.01 else { continue }
      let angle = Double.pi * (1 - (Double(index) + 0.5) / Double(colors.count))
      let middle = center + Point(x: cos(angle), y: -sin(angle)) * (radius * 0.8)
      let picture = texture(of: color, side: side, appearance)
      snapshot.translated(by: middle - Point(x: side / 2, y: side / 2)) { snapshot in
        snapshot.scaled(by: grown, about: Point(x: side / 2, y: side / 2)) { snapshot in
          let rect = Rect(x: 0, y: 0, width: side, height: side)
          snapshot.shadow(of: rect, radius: 0.12 * side, SquarePainting.shadow(isLifted: false, scale: side / 100))
          snapshot.draw(picture, in: rect)
        }
      }
    }
  }

  /// The square's picture, drawn once for all frames of the motion.
  private func texture(of color: GameColor, side: Double, _ appearance: Style.Appearance) -> Texture {
    if let baked = textures[color], baked.side == side, baked.appearance == appearance { return baked.picture }
    let painting = SquarePainting(color: color, side: side, scale: side / 100, appearance: appearance)
    let picture = Texture(size: Size(width: side, height: side), scale: scaleFactor, draw: painting.draw)
    textures[color] = (picture, side, appearance)
    return picture
  }

  /// Small shapes that fly outwards and stay where they got to.
  private func drawShapes(_ snapshot: Snapshot, about center: Point, radius: Double) {
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for index in 0..<36 {
        let color = colors[index % colors.count]
        // Multiples of these two spread over the plane evenly and without a pattern (the golden ratio's next relatives).
        let across = (Double(index) * 0.7548777).truncatingRemainder(dividingBy: 1)
        let along = (Double(index) * 0.5698403).truncatingRemainder(dividingBy: 1)
        let angle = Double.pi * (0.02 + 0.96 * across)
        let distance = radius * (0.15 + 1.05 * along.squareRoot()) * progress
        let middle = center + Point(x: cos(angle), y: -sin(angle)) * distance
        painter.add(color.shape, center: middle, size: 11 + Double(index % 3) * 4)
        painter.fill(color.rgb.opacity(0.75))
      }
    }
  }
}
