import DragAndDrop
import Geometry
import Widgets

/// The scene on the end page; it shrinks and then disappears if the texts below it need its space.
class EndScene: CustomWidget {
  private static let (width, minimumWidth) = (300, 240)
  /// The height below which nothing is drawn, because it could not be recognized, in device-independent pixels.
  static let smallestHeight = 64
  private static let maximumScale = 1.6

  private let height: Int
  private let motion = AnimatedNumber(0)
  private var style: Style?

  /// Creates a scene with an accessible name and an animation of `seconds`.
  init(_ description: String, height: Int = 210, seconds: Double) {
    self.height = height
    super.init(WidgetKind(styleName: "picture", role: .image))
    accessibleLabel = description
    expand(vertically: false)
    style = Style { [weak self] in self?.queueDraw() }
    Motion.canMove(on: self) ? motion.move(to: 1, on: self, seconds: seconds) : motion.set(1)
  }

  override var sizing: Sizing { .heightForWidth }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    guard direction == .vertical else { return (Self.minimumWidth, Self.width) }
    // There is no minimum height, which would push large texts out of sight.
    let scale = other < 0 ? 1 : min(Self.maximumScale, Double(other) / Double(Self.width))
    return (0, Int(clamping: Double(height) * scale))
  }

  override func draw(_ snapshot: Snapshot) {
    let scale = min(Self.maximumScale, size.height / Double(height), size.width / Double(Self.width))
    guard scale > 0, size.height >= Double(Self.smallestHeight) else { return }
    let scene = Size(width: size.width / scale, height: Double(height))
    snapshot.translated(by: Point(x: 0, y: (size.height - scene.height * scale) / 2)) { snapshot in
      snapshot.scaled(by: scale) { drawScene($0, scene) }
    }
  }

  /// Draws the scene at its natural height; ``draw(_:)`` scales it.
  func drawScene(_ snapshot: Snapshot, _ size: Size) {}

  /// The progress of the animation, from 0 to 1.
  var progress: Double { motion.value }

  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Returns a point of the R2 sequence, from the plastic ratio, which fills the unit square evenly without a pattern.
  static func scattered(_ index: Int) -> Point {
    let point = Point(x: 0.7548777, y: 0.5698403) * Double(index)
    return Point(x: point.x.truncatingRemainder(dividingBy: 1), y: point.y.truncatingRemainder(dividingBy: 1))
  }
}
