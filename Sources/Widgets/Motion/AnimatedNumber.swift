/// A number that animates to a new value and redraws a widget; at once if ``Motion/isEnabled(on:)`` is false.
public final class AnimatedNumber {
  /// The current value.
  public private(set) var value: Double
  private var motion: Motion?

  /// Creates a number that is not animating.
  public init(_ value: Double) { self.value = value }

  /// Whether an animation is running.
  public var isMoving: Bool { motion != nil }

  /// Sets the value without an animation, and stops a running one.
  public func set(_ value: Double) {
    motion = nil
    self.value = value
  }

  /// Stops the animation at the current value.
  public func stop() { motion = nil }

  /// Animates from the current value to `end` in `seconds`, with an ease-out curve or linearly, and then calls `done`.
  ///
  /// The animation keeps neither the widget nor the number alive.
  public func move(
    to end: Double, on widget: Widget, seconds: Double, isEased: Bool = true, done: @escaping () -> Void = {}
  ) {
    begin(to: end, on: widget, done) { .timed(on: widget, seconds: seconds, isEased: isEased, step: $0, done: $1) }
  }

  /// Animates from the current value to `end` like a spring, if things may move; a `damping` below 1 overshoots.
  public func swing(to end: Double, on widget: Widget, damping: Double) {
    guard Motion.canMove(on: widget) else {
      set(end)
      return widget.queueDraw()
    }
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
    // Without animations, the motion is done before `makeMotion` returns.
    if !isThere { self.motion = motion }
  }
}
