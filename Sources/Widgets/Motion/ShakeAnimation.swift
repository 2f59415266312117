import CGtk
import DragAndDrop

/// Holds one child and can shake it from side to side, as one shakes one's head: 20 px far, in a quarter of a second.
public final class ShakeAnimation: CustomWidget {
  private let child: Widget
  private var offset = 0.0
  private var motion: Motion?
  private var rest: Scheduled?

  /// How far the child swings, in device-independent pixels.
  public static let reach = 20.0
  /// The time for each of five ways, in seconds.
  public static let step = 0.05
  /// From one shake to the next at least, in seconds: what shakes more often flashes, which can bring about a seizure.
  ///
  /// WCAG 2.1, success criterion 2.3.1.
  public static let interval = 1.0
  /// Where the child is after each step.
  private static let stations = [0.0, reach, -reach, reach, -reach, 0]

  /// A shaker around `child`, which fills it.
  public init(around child: Widget) {
    self.child = child
    super.init(WidgetKind(styleName: "shaker", role: .group))
    gtk_widget_set_parent(child.pointer, pointer)
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
  }

  isolated deinit { gtk_widget_unparent(child.pointer) }

  /// Shakes once, unless it has just done so or the desktop wants nothing to move (``Motion/isEnabled(on:)``).
  public func shake() {
    guard Motion.isEnabled(on: self), rest == nil else { return }
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
    // A texture that lies between pixels is mixed anew in each frame.
    offset = (ShakeAnimation.stations[index] * (1 - part) + ShakeAnimation.stations[next] * part).rounded()
    queueAllocate()
  }

  /// As the child has it.
  public override var sizing: Sizing { child.askedSizing }

  /// What the child asks for; the way that it swings is cut off.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    child.extent(direction, other: other)
  }

  /// Moves the child by a transform, which draws nothing again.
  public override func allocate(_ size: Size) {
    child.allocate(in: Rect(origin: Point(x: offset, y: 0), size: size))
  }
}
