import CGtk
import Geometry

/// A widget that shakes its child horizontally: 20 px, 0.25 s.
public final class ShakeAnimation: CustomWidget {
  private let child: Widget
  private var offset = 0.0
  private var motion: Motion?
  private var rest: Scheduled?

  /// The distance from the center, in device-independent pixels.
  public static let reach = 20.0
  /// The duration of each of the five strokes, in seconds.
  public static let step = 0.05
  /// The shortest time between shakes, in seconds, against seizures (WCAG 2.1, success criterion 2.3.1).
  public static let interval = 1.0
  private static let stations = [0.0, reach, -reach, reach, -reach, 0]

  /// Creates a widget that `child` fills.
  public init(around child: Widget) {
    self.child = child
    super.init(WidgetKind(styleName: "shaker", role: .group))
    gtk_widget_set_parent(child.pointer, pointer)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }

  /// Shakes the child once, unless the last shake began within ``interval`` or ``Motion/canMove(on:)`` is false.
  public func shake() {
    guard Motion.canMove(on: self), rest == nil else { return }
    rest = .after(ShakeAnimation.interval) { [weak self] in self?.rest = nil }
    let steps = Double(ShakeAnimation.stations.count - 1)
    motion = Motion.timed(on: self, seconds: steps * ShakeAnimation.step, isEased: false) { [weak self] progress in
      self?.setOffset(at: progress * steps)
    } done: { [weak self] in
      self?.setOffset(at: 0)
      self?.motion = nil
    }
  }

  private func setOffset(at step: Double) {
    let last = ShakeAnimation.stations.count - 1
    let (index, part) = (min(max(Int(clamping: step), 0), last), step - step.rounded(.down))
    let next = min(index + 1, last)
    // A texture at a fractional offset would be resampled in each frame.
    offset = (ShakeAnimation.stations[index] * (1 - part) + ShakeAnimation.stations[next] * part).rounded()
    queueAllocate()
  }

  /// The sizing of the child.
  public override var sizing: Sizing { child.askedSizing }

  /// Returns the size of the child; what moves outside of it is clipped.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    child.extent(direction, other: other)
  }

  /// Moves the child by a transform, without redrawing it.
  public override func allocate(_ size: Size) {
    child.allocate(in: Rect(origin: Point(x: offset, y: 0), size: size))
  }
}
