import TestSupport
import Testing

/// The helper executable, which runs the checks that need GTK's main thread.
enum Probe {
  /// The checks of one topic, which is the start of their names.
  struct Topic: CustomTestStringConvertible, Sendable {
    let name: String
    var checks: [String]
    var testDescription: String { name }
  }

  /// A check that does not hold, and its output.
  struct Failure: CustomStringConvertible, Sendable {
    let check: String
    let outcome: Subprocess.Outcome
    var description: String { "\(check): \(outcome)" }
  }

  static let executable = Subprocess.path(of: "WidgetsTestHost")

  static let list = Result { try Subprocess([executable, "--list"], environment: Lane.inherited).finish() }

  /// Every check, by topic.
  static let topics: [Topic] = {
    var topics: [Topic] = []
    for line in (try? list.get().output)?.split(separator: "\n") ?? [] {
      let (check, topic) = (String(line), String(line.prefix { $0 != ":" }))
      if let index = topics.firstIndex(where: { $0.name == topic }) {
        topics[index].checks.append(check)
      } else {
        topics.append(Topic(name: topic, checks: [check]))
      }
    }
    return topics
  }()

  /// More than there are processors, because the checks mostly wait for frames.
  private static let lanes = LanePool((0..<4).map { _ in Lane() })

  /// Runs the checks of a topic, and returns those that do not hold.
  ///
  /// They share a process, because GTK takes longer to start than most of them. A check that fails there, or ends the
  /// process, is repeated in a process of its own, which decides.
  static func failures(of topic: Topic) async throws -> [Failure] {
    try await lanes.run { environment in
      var failures: [Failure] = []
      var rest = topic.checks[...]
      while !rest.isEmpty {
        let outcome = try Subprocess([executable] + rest, environment: environment).finish()
        let output = "\n\(outcome.output)".split(separator: "\n# ").map { $0.split(separator: "\n") }
        let last = output.count - 1
        for (index, check) in rest.prefix(max(1, output.count)).enumerated() {
          let holds = index <= last && output[index].count == 1 && (index < last || outcome.status == .exited(0))
          if !holds, let failure = try failure(of: check, environment) { failures.append(failure) }
        }
        rest = rest.dropFirst(max(1, output.count))
      }
      return failures
    }
  }

  /// A check that holds prints only its name; a warning on stderr is a failure too.
  private static func failure(of check: String, _ environment: [String: String]) throws -> Failure? {
    let outcome = try Subprocess([executable, check], environment: environment).finish()
    let holds = outcome == Subprocess.Outcome(status: .exited(0), output: "# \(check)\n")
    return holds ? nil : Failure(check: check, outcome: outcome)
  }
}
