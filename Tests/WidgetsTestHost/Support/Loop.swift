import CGtk

/// GLib's main loop, as far as a check needs it.
enum Loop {
  /// Runs until `isTrue`, which fails the check if that takes more than `seconds`.
  static func run(
    until what: String, atMost seconds: Double = 5, file: StaticString = #fileID, line: UInt = #line,
    _ isTrue: () -> Bool
  ) throws {
    let deadline = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    let alarm = g_timeout_add(guint(seconds * 1000), { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    while !isTrue() {
      guard g_get_monotonic_time() < deadline else { throw Failure("timed out before \(what)", file, line) }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Runs for `seconds`, and returns how often it woke up.
  static func run(for seconds: Double) -> Int {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    let alarm = g_timeout_add(guint(seconds * 1000), { _ in 1 }, nil)
    defer { g_source_remove(alarm) }
    var wakeUps = 0
    while g_get_monotonic_time() < end {
      g_main_context_iteration(nil, 1)
      wakeUps += 1
    }
    return wakeUps
  }

  /// Runs all due work, without waiting for more.
  static func runWhatIsDue() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
