import TestSupport
import Testing

@testable import Games

/// Tests that need a process of their own.
@Suite struct SlowDiskTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Five hundred squares, and every move is saved.
  @Test func noMoveWaitsForASlowDisk() throws {
    let shim = try Probe.compile("slow-disk", in: folder)
    let turns = "\(folder.path)/turns"
    let probe = try Probe.start("turns", folder.path, shim: shim, settings: ["SLOW_FSYNC": "500", "TURNS": turns])
    let outcome = probe.finish()
    #expect(outcome.status == .exited(0))
    let times = outcome.output.split { " \n".contains($0) }.compactMap { Int($0) }
    try #require(times.count == 2, "\(outcome.output)")
    #expect(times[0] < 8_000 * Sanitizer.slowness, "microseconds of processor time")
    // Other tests can keep the processors busy.
    #expect(times[1] < 400_000 * Sanitizer.slowness, "microseconds, without waiting for the disk")
    #expect(!folder.files.contains("turns"), "the main thread itself never waits for the disk")
    #expect(folder.files.contains("move-me.json"))
  }

  @Test func aClockJumpAddsNothingToTheTimeOfPlay() throws {
    let shim = try Probe.compile("clock-jump", in: folder)
    let outcome = try Probe.start("clocks", shim: shim).finish()
    #expect(outcome == Subprocess.Outcome(status: .exited(0), output: "0 3600\n"))
  }
}
