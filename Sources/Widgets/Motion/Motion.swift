import CGtk

/// An animation from 0 to 1 that stops when this object is freed; 1 at once if disabled (`AdwAnimation`).
@MainActor public final class Motion {
  private let ref: GObjectRef

  /// Animates a value like a spring and then calls `done` (`AdwSpringAnimation`).
  ///
  /// `step` is called with the value in each frame. Neither closure may hold the motion strongly.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, at least 0. From 1 on, the value does not overshoot.
  ///   - stiffness: The stiffness of the spring, at least 1.
  ///   - velocity: The initial velocity, per second.
  public static func spring(
    on widget: Widget, damping: Double = 0.72, stiffness: Double = 320, velocity: Double = 0,
    step: @escaping (Double) -> Void, done: @escaping () -> Void
  ) -> Motion {
    // The animation takes ownership of the parameters and of the target.
    let parameters = adw_spring_params_new(max(0, damping.orZero), 1, max(1, stiffness.orZero))
    let animation = adw_spring_animation_new(widget.pointer, 0, 1, parameters, target(step))
    adw_spring_animation_set_initial_velocity(OpaquePointer(animation), velocity.orZero)
    return Motion(UnsafeMutableRawPointer(animation!), done)
  }

  /// Animates a value in `seconds`, with an ease-out curve or linearly, and then calls `done` (`AdwTimedAnimation`).
  ///
  /// `step` is called with the value in each frame. A negative duration counts as 0. Neither closure may hold the
  /// motion strongly.
  public static func timed(
    on widget: Widget, seconds: Double, isEased: Bool = true,
    step: @escaping (Double) -> Void, done: @escaping () -> Void
  ) -> Motion {
    let animation = adw_timed_animation_new(widget.pointer, 0, 1, guint(milliseconds: seconds), target(step))
    adw_timed_animation_set_easing(OpaquePointer(animation), isEased ? ADW_EASE_OUT_CUBIC : ADW_LINEAR)
    return Motion(UnsafeMutableRawPointer(animation!), done)
  }

  private init(_ animation: UnsafeMutableRawPointer, _ done: @escaping () -> Void) {
    ref = GObjectRef(adopting: animation)
    connect(animation, "done", done)
    adw_animation_play(ref.typed())
  }

  isolated deinit {
    // Pausing, unlike skipping, keeps the value from which the next motion starts.
    adw_animation_pause(ref.typed())
    // A step may release its own motion, while a function of the animation is still on the stack.
    ref.keepUntilIdle()
  }

  /// Returns whether animations are enabled (`adw_get_enable_animations`).
  public static func isEnabled(on widget: Widget) -> Bool { adw_get_enable_animations(widget.pointer) != 0 }

  /// Returns whether things may move, and not only fade: the desktop does not ask for less motion either
  /// (`gtk-interface-reduced-motion`, GTK 4.22).
  public static func canMove(on widget: Widget) -> Bool { isEnabled(on: widget) && !NewerSettings.reducesMotion }

  private static func target(_ step: @escaping (Double) -> Void) -> OpaquePointer? {
    let run: AdwAnimationTargetFunc = { value, data in
      guard let data else { return }
      nonisolated(unsafe) let pointer = data
      MainActor.assumeIsolated { ClosureBox<(Double) -> Void>.handler(in: pointer)(value) }
    }
    return adw_callback_animation_target_new(run, ClosureBox(step).retained(), closureBoxDestroyed)
  }
}
