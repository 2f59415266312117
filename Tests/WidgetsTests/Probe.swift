import TestSupport
import Testing

/// The helper executable that does what wants GTK's main thread.
enum Probe {
  /// One of its checks.
  struct Check: CustomTestStringConvertible, Sendable {
    let name: String
    let lane: Lane
    var testDescription: String { name }
  }

  static let executable = Subprocess.path(of: "WidgetsProbe")

  static let list = Result { try Subprocess([executable, "--list"], environment: Lane.inherited).finish() }

  /// Every check, spread over the lanes.
  ///
  /// They mostly wait for frames, so that there are more lanes than processors.
  static let checks: [Check] = {
    let lanes = (0..<4).map { _ in Lane() }
    let names = (try? list.get().output)?.split(separator: "\n") ?? []
    return names.enumerated().map { Check(name: String($1), lane: lanes[$0 % lanes.count]) }
  }()

  /// Runs a check to its end.
  static func run(_ check: Check) async throws -> Subprocess.Outcome {
    try await check.lane.run { environment in
      try Subprocess([executable, check.name], environment: environment).finish()
    }
  }
}
