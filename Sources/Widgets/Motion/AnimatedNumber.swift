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
    begin(to: end, on: widget, done) { .timed(on: widget, seconds: seconds, isEased: isEased, step: $0, done: $1) }
  }

  /// Swings to a number as on a spring, from where it is now; a `damping` below 1 takes it over its end.
  public func swing(to end: Double, on widget: Widget, damping: Double) {
    begin(to: end, on: widget, {}) { .spring(on: widget, damping: damping, step: $0, done: $1) }
  }

  private func begin(
    to end: Double, on widget: Widget, _ done: @escaping () -> Void,
    _ makeMotion: (_ step: @escaping (Double) -> Void, _ done: @escaping () -> Void) -> Motion
  ) {
    let start = value
    var isThere = false
    let motion = makeMotion { [weak self, weak widget] progress in
      self?.value = start + (end - start) * progress
      widget?.queueDraw()
    } _: { [weak self, weak widget] in
      isThere = true
      self?.set(end)
      widget?.queueDraw()
      done()
    }
    // Where nothing is to move, it has come there before the motion is known.
    if !isThere { self.motion = motion }
  }
}
