import CGtk

/// Work that GLib's main loop will do later; cancelled when this token goes.
///
/// Wraps a `GSource`.
@MainActor public final class Scheduled {
  private var source: guint = 0
  /// What waits for the next frame, which has no source of its own.
  private var frameWork: Int?
  /// What waits until nothing else is left to do, and shares one source.
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

  /// Runs `work` once in the next frame of a widget's window, after all that moves in it and right before its layout.
  ///
  /// Nil for a widget in no window, which has no frames. Wraps `GdkFrameClock::layout`.
  public static func beforeLayout(of widget: Widget, _ work: @escaping () -> Void) -> Scheduled? {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return nil }
    let scheduled = Scheduled()
    scheduled.frameWork = FrameScheduler.shared.addLast(on: clock) { [weak scheduled] in
      scheduled?.frameWork = nil
      work()
    }
    return scheduled
  }

  /// Runs `work` once the frame that is at work now is through (`G_PRIORITY_DEFAULT_IDLE`).
  ///
  /// Wraps `g_idle_add_full`.
  public static func afterFrame(_ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.attach(work, repeats: false) { function, data in
      g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, function, data, closureBoxDestroyed)
    }
    return scheduled
  }

  /// Runs `work` once when nothing else is left to do (`G_PRIORITY_LOW`), one in each turn of the main loop.
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

  /// Runs `work` once after `seconds`, to the millisecond; less than none count as none.
  ///
  /// Wraps `g_timeout_add_full`.
  public static func after(_ seconds: Double, _ work: @escaping () -> Void) -> Scheduled {
    let scheduled = Scheduled()
    scheduled.attach(work, repeats: false) { function, data in
      g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds: seconds), function, data, closureBoxDestroyed)
    }
    return scheduled
  }

  /// Runs `work` every `seconds` whole seconds, of which there is at least one, joined with other programs' wake-ups.
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

  /// Runs `work` once the event that is handled now is through; nothing cancels it.
  ///
  /// Wraps `g_idle_add_full` (`G_PRIORITY_DEFAULT`).
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

  /// Drops the work, if it has not run.
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
    // The box holds this token weakly: the loop must not keep alive what cancels it.
    let box = ClosureBox<() -> Bool> { [weak self] in
      if !repeats { self?.source = 0 }
      work()
      return repeats
    }
    let run: GSourceFunc = { data in ClosureBox<() -> Bool>.run(data) == true ? 1 : 0 }
    source = add(run, box.retained())
  }
}
