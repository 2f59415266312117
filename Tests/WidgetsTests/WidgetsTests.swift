import TestSupport
import Testing

/// The checks of WidgetsTestHost: those of one topic run in a process of their own, which has a display to itself.
@Suite struct WidgetsTests {
  @Test func theProbeHasChecks() {
    #expect(!Probe.topics.isEmpty, "\(Probe.executable) says: \(Probe.list)")
  }

  @Test(arguments: Probe.topics)
  func hold(_ topic: Probe.Topic) async throws {
    for failure in try await Probe.failures(of: topic) { Issue.record("\(failure)") }
  }
}
