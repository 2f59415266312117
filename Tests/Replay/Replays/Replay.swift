import Games

/// A sequence of random events on a board or in a game, each of which follows from the seed and its own index alone.
///
/// So a run without some of the events has the same others, and a finding can be minimized by leaving events out.
@MainActor package struct Replay {
  package let target: ReplayTarget
  package let seed: UInt64
  /// The indexes of the events, in order.
  package var events: [Int]

  package init(_ target: ReplayTarget, seed: UInt64, events: [Int]) {
    (self.target, self.seed, self.events) = (target, seed, events)
  }

  package init(_ target: ReplayTarget, seed: UInt64, length: Int) {
    self.init(target, seed: seed, events: Array(0..<length))
  }

  /// Performs the events; returns the first finding, or nil if everything holds.
  ///
  /// - Parameter checksAll: Whether to make each check after each event, and not the slow ones after some events only.
  package func run(checksAll: Bool = false, describe: ((String) -> Void)? = nil) async -> Finding? {
    let player = target.makePlayer(seed: seed)
    for (count, event) in events.enumerated() {
      var generator = generator(of: event)
      let complaint = await player.perform(&generator, checksAll: checksAll)
      describe?("\(event): \(player.lastEvent)")
      if let complaint { return Finding(replay: prefix(count + 1), complaint: complaint) }
    }
    return await player.finish().map { Finding(replay: self, complaint: $0) }
  }

  private func generator(of event: Int) -> SeededGenerator {
    var generator = SeededGenerator(seed: seed)
    return SeededGenerator(seed: generator.next() ^ UInt64(clamping: event))
  }

  private func prefix(_ count: Int) -> Replay { Replay(target, seed: seed, events: Array(events.prefix(count))) }

  /// Leaves out every event without which the same check still fails: delta debugging, with halves, quarters and so on.
  ///
  /// Andreas Zeller and Ralf Hildebrandt, 'Simplifying and Isolating Failure-Inducing Input', IEEE TSE 28, 2002.
  package func minimized(_ finding: Finding) async -> Finding {
    func again(_ replay: Replay) async -> Finding? {
      guard let found = await replay.run(checksAll: true), found.complaint.rule == finding.complaint.rule else {
        return nil
      }
      return found
    }
    var shortest = await again(finding.replay) ?? finding
    var size = max(1, shortest.replay.events.count / 2)
    while size > 0 {
      var (start, isShorter) = (0, false)
      while start < shortest.replay.events.count {
        var replay = shortest.replay
        replay.events.removeSubrange(start..<min(start + size, replay.events.count))
        if let found = await again(replay) { (shortest, isShorter) = (found, true) } else { start += size }
      }
      if !isShorter || size > 1 { size /= 2 }
    }
    return shortest
  }
}

extension Replay {
  /// The events after which something does not hold, of which the last one shows it.
  package struct Finding {
    package let replay: Replay
    package let complaint: Complaint
  }
}

/// What does not hold after an event.
package struct Complaint: Equatable, Sendable, CustomStringConvertible {
  /// The rule, the same words for every event that breaks it.
  package let rule: String
  package let detail: String

  init(_ rule: String, _ detail: String = "") { (self.rule, self.detail) = (rule, detail) }

  package var description: String { detail.isEmpty ? rule : "\(rule) (\(detail))" }
}

/// A complaint unless something holds.
func complaint(
  unless holds: Bool, _ rule: String, _ detail: @autoclosure () -> String = ""
) -> Complaint? {
  holds ? nil : Complaint(rule, detail())
}
