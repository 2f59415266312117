import DragAndDrop
import Widgets

/// What is seen on the page at the end of a game; most move once, when they come.
class EndScene: CustomWidget {
  private let motion = AnimatedNumber(0)
  private var style: Style?

  /// A scene that is told as `description`, and moves for so many seconds; nil for one that is still.
  init(_ description: String, height: Int = 210, seconds: Double?) {
    super.init(WidgetKind(styleName: "picture", role: .image))
    accessibleLabel = description
    expand(vertically: false)
    request(width: 240, height: height)
    style = Style { [weak self] in self?.queueDraw() }
    if let seconds { motion.move(to: 1, on: self, seconds: seconds) }
  }

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
