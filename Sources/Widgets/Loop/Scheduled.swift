import CGtk

/// A closure that GLib's main loop runs later; freeing this token cancels it.
///
/// Wraps a `GSource`.
@MainActor public final class Scheduled {
  private var source: guint = 0
  /// The identifier in the shared `FrameScheduler`.
  private var frameWork: Int?
  /// The identifier in `IdleQueue.last`.
  private var idleWork: Int?

  /// Runs `work` once, before the next layout and paint.
  ///
  /// Wraps `g_idle_add_full` (`G_PRIORITY_HIGH_IDLE`) and `GdkFrameClock::before-paint`.
  public static func beforeNextFrame(_ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.frameWork = FrameScheduler.shared.add { [weak scheduled] in
      scheduled?.frameWork = nil
      work()
    }
    return scheduled
  }

  /// Runs `work` once in the next frame of a widget's window, after all frame closures and right before layout.
  ///
  /// Returns nil for a widget outside a window, which has no frames. Wraps `GdkFrameClock::layout`.
  public static func beforeLayout(of widget: Widget, _ work: @escaping () -> Void) -> Scheduled? {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return nil }
    let scheduled = Scheduled()
    scheduled.frameWork = FrameScheduler.shared.addLast(on: clock) { [weak scheduled] in
      scheduled?.frameWork = nil
      work()
    }
    return scheduled
  }

  /// Runs `work` once after the current frame (`G_PRIORITY_DEFAULT_IDLE`).
  ///
  /// Wraps `g_idle_add_full`.
  public static func afterFrame(_ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.attach(work, repeats: false) { function, data in
      g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, function, data, closureBoxDestroyed)
    }
    return scheduled
  }

  /// Runs `work` once when nothing else is left to do (`G_PRIORITY_LOW`), one closure per turn of the main loop.
  ///
  /// Wraps `g_idle_add_full`.
  public static func whenIdle(_ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.idleWork = IdleQueue.last.add { [weak scheduled] in
      scheduled?.idleWork = nil
      work()
    }
    return scheduled
  }

  /// Runs `work` once after `seconds`, rounded up to milliseconds; negative values count as 0.
  ///
  /// Wraps `g_timeout_add_full`.
  public static func after(_ seconds: Double, _ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.attach(work, repeats: false) { function, data in
      g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds: seconds), function, data, closureBoxDestroyed)
    }
    return scheduled
  }

  /// Runs `work` every `seconds` seconds, at least 1, aligned with the wake-ups of other timers.
  ///
  /// Wraps `g_timeout_add_seconds_full`.
  public static func every(seconds: Int, _ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.attach(work, repeats: true) { function, data in
      g_timeout_add_seconds_full(
        G_PRIORITY_DEFAULT, guint(clamping: max(1, seconds)), function, data, closureBoxDestroyed)
    }
    return scheduled
  }

  /// Wraps `g_idle_add_full` (`G_PRIORITY_DEFAULT`): runs `work` once after the current event; it cannot be cancelled.
  static func afterThisEvent(_ work: @escaping () -> Void) {
    let box = ClosureBox<() -> Void>(work)
    let run: GSourceFunc = { data in
      ClosureBox<() -> Void>.run(data)
      return 0
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, run, box.retained(), closureBoxDestroyed)
  }

  private init() {}

  isolated deinit { cancel() }

  /// Cancels the closure if it has not run; stops a repeating one.
  ///
  /// Wraps `g_source_remove`.
  public func cancel() {
    if let frameWork { FrameScheduler.shared.remove(frameWork) }
    if let idleWork { IdleQueue.last.remove(idleWork) }
    (frameWork, idleWork) = (nil, nil)
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }

  private func attach(
    _ work: @escaping () -> Void, repeats: Bool, _ add: (GSourceFunc, UnsafeMutableRawPointer) -> guint
  ) {
    // The closure holds this token weakly: the source must not retain the token whose release cancels it.
    let box = ClosureBox<() -> Bool> { [weak self] in
      if !repeats { self?.source = 0 }
      work()
      return repeats
    }
    let run: GSourceFunc = { data in ClosureBox<() -> Bool>.run(data) == true ? 1 : 0 }
    source = add(run, box.retained())
  }
}
