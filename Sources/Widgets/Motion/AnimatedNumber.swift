/// A number that a widget draws with, and that goes to another one over time.
///
/// The widget is drawn again at each step. As with ``Motion`` the desktop's reduced motion is obeyed: the number is there
/// at once.
public final class AnimatedNumber {
  /// The number now.
  public private(set) var value: Double
  private var motion: Motion?

  /// Begins with a number, at rest.
  public init(_ value: Double) { self.value = value }

  /// Whether it is on its way to another number.
  public var isMoving: Bool { motion != nil }

  /// Is a number at once, and at rest.
  public func set(_ value: Double) {
    motion = nil
    self.value = value
  }

  /// Stays where it has got to.
  public func stop() { motion = nil }

  /// Goes to a number in `seconds`, fast first (ease-out) or evenly, from where it is now; calls `done` there.
  ///
  /// Neither the widget nor the number lives on for it.
  public func move(
    to end: Double, on widget: Widget, seconds: Double, isEased: Bool = true, done: @escaping () -> Void = {}
  ) {
    let (step, finish) = way(to: end, widget, done)
    motion = .timed(on: widget, seconds: seconds, isEased: isEased, step: step, done: finish)
  }

  /// Swings to a number as on a spring, from where it is now; a `damping` below 1 takes it over its end.
  public func swing(to end: Double, on widget: Widget, damping: Double) {
    let (step, finish) = way(to: end, widget) {}
    motion = .spring(on: widget, damping: damping, step: step, done: finish)
  }

  private func way(
    to end: Double, _ widget: Widget, _ done: @escaping () -> Void
  ) -> (step: (Double) -> Void, done: () -> Void) {
    let start = value
    let step: (Double) -> Void = { [weak self, weak widget] progress in
      self?.value = start + (end - start) * progress
      widget?.queueDraw()
    }
    return (
      step,
      { [weak self, weak widget] in
        self?.set(end)
        widget?.queueDraw()
        done()
      }
    )
  }
}
