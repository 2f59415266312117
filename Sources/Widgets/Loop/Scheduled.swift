import CGtk

/// A closure that GLib's main loop runs later; freeing this token cancels it (`GSource`).
@MainActor public final class Scheduled {
  /// Removes the closure from where it waits; nil once it has run.
  private var remove: (() -> Void)?

  /// Runs `work` before the next layout and paint (`G_PRIORITY_HIGH_IDLE`, `GdkFrameClock::before-paint`).
  public static func beforeNextFrame(_ work: @escaping () -> Void) -> Scheduled {
    Scheduled(work, FrameScheduler.shared.add, FrameScheduler.shared.remove)
  }

  /// Runs `work` right before the next layout of a widget's window; nil without a window (`GdkFrameClock::layout`).
  public static func beforeLayout(of widget: Widget, _ work: @escaping () -> Void) -> Scheduled? {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return nil }
    return Scheduled(work, { FrameScheduler.shared.addLast(on: clock, $0) }, FrameScheduler.shared.remove)
  }

  /// Runs `work` once after the current frame (`g_idle_add_full` with `G_PRIORITY_DEFAULT_IDLE`).
  public static func afterFrame(_ work: @escaping () -> Void) -> Scheduled {
    Scheduled(work, repeats: false) { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, closureBoxDestroyed) }
  }

  /// Runs `work` when nothing else is left to do, one closure per turn (`g_idle_add_full` with `G_PRIORITY_LOW`).
  public static func whenIdle(_ work: @escaping () -> Void) -> Scheduled {
    Scheduled(work, IdleQueue.last.add, IdleQueue.last.remove)
  }

  /// Runs `work` once after `seconds`, rounded up to milliseconds; negative values count as 0 (`g_timeout_add_full`).
  public static func after(_ seconds: Double, _ work: @escaping () -> Void) -> Scheduled {
    Scheduled(work, repeats: false) {
      g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds: seconds), $0, $1, closureBoxDestroyed)
    }
  }

  /// Runs `work` every `seconds`, at least 1, aligned with other timers (`g_timeout_add_seconds_full`).
  public static func every(seconds: Int, _ work: @escaping () -> Void) -> Scheduled {
    Scheduled(work, repeats: true) {
      g_timeout_add_seconds_full(G_PRIORITY_DEFAULT, guint(clamping: max(1, seconds)), $0, $1, closureBoxDestroyed)
    }
  }

  /// Runs `work` once after the current event (`g_idle_add_full` with `G_PRIORITY_DEFAULT`); it cannot be cancelled.
  static func afterThisEvent(_ work: @escaping () -> Void) {
    let run: GSourceFunc = { data in
      ClosureBox<() -> Void>.run(data)
      return 0
    }
    g_idle_add_full(G_PRIORITY_DEFAULT, run, ClosureBox(work).retained(), closureBoxDestroyed)
  }

  private init(
    _ work: @escaping () -> Void, _ add: (@escaping () -> Void) -> Int, _ removeFromQueue: @escaping (Int) -> Void
  ) {
    let id = add { [weak self] in
      self?.remove = nil
      work()
    }
    remove = { removeFromQueue(id) }
  }

  private init(
    _ work: @escaping () -> Void, repeats: Bool, _ add: (GSourceFunc, UnsafeMutableRawPointer) -> guint
  ) {
    // The closure holds this token weakly: the source must not retain the token whose release cancels it.
    let box = ClosureBox<() -> Bool> { [weak self] in
      if !repeats { self?.remove = nil }
      work()
      return repeats
    }
    let source = add({ ClosureBox<() -> Bool>.run($0) == true ? 1 : 0 }, box.retained())
    remove = { g_source_remove(source) }
  }

  isolated deinit { remove?() }

  /// Cancels the closure if it has not run; stops a repeating one (`g_source_remove`).
  public func cancel() {
    remove?()
    remove = nil
  }
}

nonisolated extension guint {
  /// Converts seconds to whole milliseconds, rounded up; NaN and negative values become 0.
  init(milliseconds seconds: Double) {
    self = guint(clamping: (seconds * 1000).rounded(.up))
  }
}

nonisolated extension Double {
  var orZero: Double { isFinite ? self : 0 }
}
