import CGtk

/// The closures to run before the next frame, in order.
///
/// An idle source with `G_PRIORITY_HIGH_IDLE` usually runs before GTK's layout and paint. But when a frame is due, GDK
/// delivers held-back events and paints at once, and a layout may emit another event. Closures of these events run at
/// `before-paint` and `layout` of `GdkFrameClock`; otherwise a piece would follow the pointer one frame late.
@MainActor final class FrameScheduler {
  static let shared = FrameScheduler()

  private let waiting = IdleQueue(priority: G_PRIORITY_HIGH_IDLE)
  /// The closures to run after all of `waiting`, right before the layout of a clock's window.
  private var last: [(id: Int, clock: OpaquePointer, work: ClosureBox<() -> Void>)] = []
  /// The clock of the current frame; weak, because its window may be freed during the frame.
  private let clock = UnsafeMutablePointer<GWeakRef>.allocate(capacity: 1)
  private var layouts = 0
  /// The most layout phases per frame that run closures; the rest waits for the next frame, as GTK warns at the fifth.
  private static let mostLayouts = 2
  private var hooks: [EmissionHook] = []

  private init() {
    g_weak_ref_init(clock, nil)
    let type = gdk_frame_clock_get_type()
    hooks = [
      EmissionHook("before-paint", of: type) { [unowned self] in frameBegins(on: g_value_get_object($0[0])) },
      EmissionHook("layout", of: type) { [unowned self] in layoutBegins(on: g_value_get_object($0[0])) },
      EmissionHook("paint", of: type) { [unowned self] _ in g_weak_ref_set(clock, nil) },
    ]
  }

  func add(_ work: @escaping () -> Void) -> Int {
    if layouts < Self.mostLayouts, let clock = g_weak_ref_get(clock) {
      gdk_frame_clock_request_phase(OpaquePointer(clock), GDK_FRAME_CLOCK_PHASE_LAYOUT)
      g_object_unref(clock)
    }
    return waiting.add(work)
  }

  /// Schedules `work` for the next frame of a clock, after all other closures; returns an identifier for `remove(_:)`.
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

  private func frameBegins(on clock: gpointer?) {
    g_weak_ref_set(self.clock, clock)
    layouts = 0
    waiting.runAll()
  }

  private func layoutBegins(on clock: gpointer?) {
    layouts += 1
    if layouts <= Self.mostLayouts { waiting.runAll() }
    // Closures that these ones schedule run in the next layout.
    let (newest, clock) = (waiting.lastID, clock.map(OpaquePointer.init))
    while let next = last.firstIndex(where: { $0.clock == clock && $0.id <= newest }) {
      last.remove(at: next).work.handler()
    }
  }
}
