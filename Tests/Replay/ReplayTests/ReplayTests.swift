import Replays
import TestSupport
import Testing

@Suite @MainActor struct ReplayTests {
  static let replays = "SOAK_REPLAYS"

  @Test(arguments: ReplayTarget.allCases)
  func allRulesHoldAfterRandomEvents(in target: ReplayTarget) async {
    for seed in Soak.seeds(Self.replays, usually: 2) {
      let replay = Replay(target, seed: seed, length: 500)
      guard let finding = await replay.run() else { continue }
      let shortest = await replay.minimized(finding)
      let events = shortest.replay.events.map { "\($0)," }.joined()
      Issue.record("\(shortest.complaint): Tests/Replay/run \(target.rawValue) \(seed) \(events)")
      return
    }
  }
}
