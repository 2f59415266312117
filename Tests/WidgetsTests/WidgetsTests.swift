import TestSupport
import Testing

/// The checks of WidgetsTestHost, each topic in a process with a display of its own.
@Suite struct WidgetsTests {
  @Test func theProbeListsItsChecks() {
    #expect(!Probe.topics.isEmpty, "\(Probe.executable) says: \(Probe.list)")
  }

  @Test(arguments: Probe.topics)
  func theChecksOfEachTopicHold(_ topic: Probe.Topic) async throws {
    for failure in try await Probe.failures(of: topic) { Issue.record("\(failure)") }
  }
}
