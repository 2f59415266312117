import CGtk

/// What is to be done before the next frame, in its order.
///
/// An idle source of `G_PRIORITY_HIGH_IDLE` comes before GTK's own for layout and paint, but not always: once a frame is
/// due, GTK hands out the events that it has held back and paints at once, and a layout may bring one event more. What they
/// have asked for is done at `GdkFrameClock::before-paint` and `layout`. Otherwise a piece would follow the pointer a frame
/// later.
@MainActor final class FrameScheduler {
  static let shared = FrameScheduler()

  private let waiting = IdleQueue(priority: G_PRIORITY_HIGH_IDLE)
  /// What comes after all that waits, right before the layout of a clock's window.
  private var last: [(id: Int, clock: OpaquePointer, work: ClosureBox<() -> Void>)] = []
  /// The clock of the frame that is being laid out; a window may take it along in the middle of that.
  private let clock = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  /// How often that has begun.
  private var layouts = 0
  /// How often a frame is laid out for what waits, before the rest is left to the next one: GTK warns at the fifth time.
  private static let mostLayouts = 2

  private init() {
    g_weak_ref_init(clock, nil)
    let type = gdk_frame_clock_get_type()
    // Signals are known once their class is.
    g_type_class_unref(g_type_class_ref(type))
    let hooks: [(signal: String, hook: GSignalEmissionHook)] = [
      ("before-paint", frameBegan), ("layout", layoutBegan), ("paint", frameIsPainted),
    ]
    for (signal, hook) in hooks { g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, hook, nil, nil) }
  }

  /// Has `work` done once; gives what `remove` drops it by.
  func add(_ work: @escaping () -> Void) -> Int {
    if layouts < Self.mostLayouts, let clock = g_weak_ref_get(clock) {
      gdk_frame_clock_request_phase(OpaquePointer(clock), GDK_FRAME_CLOCK_PHASE_LAYOUT)
      g_object_unref(clock)
    }
    return waiting.add(work)
  }

  /// Has `work` done once in the next frame of a clock, after all that moves in it; gives what `remove` drops it by.
  func addLast(on clock: OpaquePointer, _ work: @escaping () -> Void) -> Int {
    let id = waiting.newID()
    last.append((id, clock, ClosureBox(work)))
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_LAYOUT)
    return id
  }

  func remove(_ id: Int) {
    waiting.remove(id)
    last.removeAll { $0.id == id }
  }

  fileprivate func frameBegins(on clock: gpointer?) {
    g_weak_ref_set(self.clock, clock)
    layouts = 0
    waiting.runAll()
  }

  fileprivate func layoutBegins(on clock: gpointer?) {
    layouts += 1
    if layouts <= Self.mostLayouts { waiting.runAll() }
    // What comes of it is left to the next layout.
    let (newest, clock) = (waiting.lastID, clock.map(OpaquePointer.init))
    while let next = last.firstIndex(where: { $0.clock == clock && $0.id <= newest }) {
      last.remove(at: next).work.handler()
    }
  }

  fileprivate func frameEnds() { g_weak_ref_set(clock, nil) }
}

private nonisolated let frameBegan: GSignalEmissionHook = { _, _, values, _ in
  nonisolated(unsafe) let clock = values.flatMap { g_value_get_object($0) }
  MainActor.assumeIsolated { FrameScheduler.shared.frameBegins(on: clock) }
  return 1
}

private nonisolated let layoutBegan: GSignalEmissionHook = { _, _, values, _ in
  nonisolated(unsafe) let clock = values.flatMap { g_value_get_object($0) }
  MainActor.assumeIsolated { FrameScheduler.shared.layoutBegins(on: clock) }
  return 1
}

private nonisolated let frameIsPainted: GSignalEmissionHook = { _, _, _, _ in
  MainActor.assumeIsolated { FrameScheduler.shared.frameEnds() }
  return 1
}
