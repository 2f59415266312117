import DragAndDrop
import Geometry
import Widgets

/// The scene on the page at the end of a game; most scenes play one animation.
///
/// A scene shrinks in a low window, so that the texts below it do not have to be scrolled.
class EndScene: CustomWidget {
  private static let (width, minimumHeight) = (240, 96)

  private let height: Int
  private let motion = AnimatedNumber(0)
  private var style: Style?

  /// Creates a scene with an accessible name and an animation of `seconds`; nil for no animation.
  init(_ description: String, height: Int = 210, seconds: Double?) {
    self.height = height
    super.init(WidgetKind(styleName: "picture", role: .image))
    accessibleLabel = description
    expand(vertically: false)
    style = Style { [weak self] in self?.queueDraw() }
    if let seconds { motion.move(to: 1, on: self, seconds: seconds) }
  }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    direction == .horizontal ? (Self.width, Self.width) : (Self.minimumHeight, height)
  }

  override func draw(_ snapshot: Snapshot) {
    let scale = min(1, size.height / Double(height))
    if scale > 0 { snapshot.scaled(by: scale) { drawScene($0, size * (1 / scale)) } }
  }

  /// Draws the scene at its natural height; ``draw(_:)`` scales it down.
  func drawScene(_ snapshot: Snapshot, _ size: Size) {}

  /// The progress of the animation, from 0 to 1.
  var progress: Double { motion.value }

  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// Returns a point of the unit square for each of many small shapes.
  ///
  /// Multiples of these two numbers spread evenly and without a pattern (the R2 sequence, based on the plastic ratio).
  static func scattered(_ index: Int) -> Point {
    let point = Point(x: 0.7548777, y: 0.5698403) * Double(index)
    return Point(x: point.x.truncatingRemainder(dividingBy: 1), y: point.y.truncatingRemainder(dividingBy: 1))
  }
}
