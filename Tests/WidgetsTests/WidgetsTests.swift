import TestSupport
import Testing

/// The checks of WidgetsProbe: each runs in a process of its own, which has a display to itself.
@Suite struct WidgetsTests {
  @Test func theProbeHasChecks() {
    #expect(!Probe.checks.isEmpty, "\(Probe.executable) says: \(Probe.list)")
  }

  /// A check that holds says nothing at all: a warning on stderr is a failure too.
  @Test(arguments: Probe.checks)
  func holds(_ check: Probe.Check) async throws {
    let outcome = try await Probe.run(check)
    #expect(outcome == Subprocess.Outcome(status: .exited(0), output: ""))
  }
}
