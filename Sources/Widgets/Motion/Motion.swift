import CGtk

/// A value that goes from 0 to 1 over time; it ends when this object goes.
///
/// Wraps `AdwAnimation`.
///
/// libadwaita's animations obey the desktop's reduced motion: the value is 1 at once then.
@MainActor public final class Motion {
  private let ref: GObjectRef

  /// Lets a value swing to its end as on a spring, and calls `done` there.
  ///
  /// `step` gets the value in each frame. Neither closure may hold the motion strongly.
  ///
  /// Wraps `AdwSpringAnimation`.
  ///
  /// - Parameters:
  ///   - damping: The damping ratio, not below 0: from 1 on the value does not swing over its end.
  ///   - stiffness: How strongly it is drawn to its end; at least 1.
  ///   - velocity: How fast the value is at the start, per second.
  public static func spring(
    on widget: Widget, damping: Double = 0.72, stiffness: Double = 320, velocity: Double = 0,
    step: @escaping (Double) -> Void, done: @escaping () -> Void
  ) -> Motion {
    // The animation takes both the parameters and the target over.
    let parameters = adw_spring_params_new(max(0, damping.orZero), 1, max(1, stiffness.orZero))
    let animation = adw_spring_animation_new(widget.pointer, 0, 1, parameters, target(step))
    adw_spring_animation_set_initial_velocity(OpaquePointer(animation), velocity.orZero)
    return Motion(UnsafeMutableRawPointer(animation!), done)
  }

  /// Lets a value go to its end in `seconds`, fast first (ease-out) or evenly, and calls `done` there.
  ///
  /// `step` gets the value in each frame; less than no seconds count as none.
  ///
  /// Wraps `AdwTimedAnimation`.
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
    adw_animation_play(animation.assumingMemoryBound(to: AdwAnimation.self))
  }

  isolated deinit {
    // Paused, not skipped: what replaces this motion starts from where it got to.
    adw_animation_pause(UnsafeMutableRawPointer(ref.pointer).assumingMemoryBound(to: AdwAnimation.self))
    // A step that drops its own motion is still inside one of the animation's functions.
    ref.keepUntilIdle()
  }

  /// Whether the desktop wants things to move (`gtk-enable-animations`).
  ///
  /// Wraps `adw_get_enable_animations`.
  public static func isEnabled(on widget: Widget) -> Bool { adw_get_enable_animations(widget.pointer) != 0 }

  private static func target(_ step: @escaping (Double) -> Void) -> OpaquePointer? {
    let run: AdwAnimationTargetFunc = { value, data in
      guard let data else { return }
      nonisolated(unsafe) let pointer = data
      MainActor.assumeIsolated { ClosureBox<(Double) -> Void>.handler(in: pointer)(value) }
    }
    return adw_callback_animation_target_new(run, ClosureBox(step).retained(), closureBoxDestroyed)
  }
}
