import FoundationEssentials

/// The amount of work of a test: little in usual runs, and as much as the environment says in Tests/Soak.
public enum Soak {
  private static let environment = ProcessInfo.processInfo.environment

  /// Returns the number in a variable of the environment, or else the usual one.
  public static func count(_ variable: String, usually: Int) -> Int {
    environment[variable].flatMap { Int($0) } ?? usually
  }

  /// Returns the seeds to test, from `SOAK_SEED` on.
  public static func seeds(_ variable: String, usually: Int) -> Range<UInt64> {
    let first = environment["SOAK_SEED"].flatMap { UInt64($0) } ?? 0
    return first..<first + UInt64(count(variable, usually: usually))
  }

  /// Returns the command that repeats one seed of a suite.
  public static func again(_ suite: String, _ variable: String, _ seed: UInt64) -> String {
    "seed \(seed): SOAK_SEED=\(seed) \(variable)=1 scripts/swift test --filter \(suite)"
  }

  /// Prints the result of a long run, for Tests/Soak; usual runs print nothing.
  public static func report(_ variable: String, _ text: @autoclosure () -> String) {
    if environment[variable] != nil { print("soak: \(text())") }
  }
}
