import DragAndDrop
import Widgets

/// What is seen on the page at the end of a game; most move once, when they come.
///
/// In a low window it is smaller, so that nothing of what is told beneath has to be scrolled to.
class EndScene: CustomWidget {
  /// The width and the least height of a scene, in device-independent pixels.
  private static let (width, leastHeight) = (240, 96)

  private let height: Int
  private let motion = AnimatedNumber(0)
  private var style: Style?

  /// A scene that is told as `description`, and moves for so many seconds; nil for one that is still.
  init(_ description: String, height: Int = 210, seconds: Double?) {
    self.height = height
    super.init(WidgetKind(styleName: "picture", role: .image))
    accessibleLabel = description
    expand(vertically: false)
    style = Style { [weak self] in self?.queueDraw() }
    if let seconds { motion.move(to: 1, on: self, seconds: seconds) }
  }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    direction == .horizontal ? (Self.width, Self.width) : (Self.leastHeight, height)
  }

  override func draw(_ snapshot: Snapshot) {
    let scale = min(1, size.height / Double(height))
    if scale > 0 { snapshot.scaled(by: scale) { drawScene($0, size * (1 / scale)) } }
  }

  /// Draws the scene in a size in which it has all its height.
  func drawScene(_ snapshot: Snapshot, _ size: Size) {}

  /// How far it has moved, from 0 to 1.
  var progress: Double { motion.value }

  /// How things should look now.
  var appearance: Style.Appearance { style?.appearance ?? Style.Appearance() }

  /// A part of the width and one of the height for each of many small things.
  ///
  /// Multiples of these two spread over the plane evenly and without a pattern (the golden ratio's next relatives).
  static func scattered(_ index: Int) -> Point {
    let point = Point(x: 0.7548777, y: 0.5698403) * Double(index)
    return Point(x: point.x.truncatingRemainder(dividingBy: 1), y: point.y.truncatingRemainder(dividingBy: 1))
  }
}
