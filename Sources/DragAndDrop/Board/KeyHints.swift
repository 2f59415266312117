import Observation

/// Decides which hints about keys are part of accessible descriptions, and counts how often each kind was read.
///
/// One object serves all boards of a program, so that a hint learned on one board is known on the others.
@MainActor @Observable public final class KeyHints {
  /// When hints are read.
  public enum Policy: Int, CaseIterable, Sendable {
    case always
    /// Until each kind was read as often as `timesUntilLearned`.
    case untilLearned
    /// Only with the sentences that the user asks for.
    case onRequest
  }

  /// How often a hint is read until its kind is learned.
  public static let timesUntilLearned = 3

  /// When hints are read.
  public var policy: Policy
  /// How often each kind was read, up to `timesUntilLearned`.
  public private(set) var counts: [KeyHint.Kind: Int] = [:]
  /// Returns whether a screen reader reads descriptions now; other readings do not count.
  @ObservationIgnored public var isHeard: () -> Bool = { true }

  /// Creates hints that have not been read.
  public init(_ policy: Policy = .always) { self.policy = policy }

  /// Returns whether a description has hints of a kind.
  public func shows(_ kind: KeyHint.Kind) -> Bool {
    switch policy {
    case .always: true
    case .untilLearned: counts[kind, default: 0] < Self.timesUntilLearned
    case .onRequest: false
    }
  }

  /// The state that decides which hints are shown.
  package struct Shown: Equatable {
    let policy: Policy
    let learned: Set<KeyHint.Kind>
  }

  package var shown: Shown {
    Shown(policy: policy, learned: Set(counts.filter { $0.value >= Self.timesUntilLearned }.keys))
  }

  /// Counts a hint that was part of the description of a focused item.
  package func wasRead(_ kind: KeyHint.Kind) {
    let count = counts[kind, default: 0]
    guard policy == .untilLearned, count < Self.timesUntilLearned, isHeard() else { return }
    counts[kind] = count + 1
  }

  /// Forgets what was learned.
  public func reset() { counts = [:] }

  /// The counts as text, such as 'drop=1 pick-up=3', for the settings of a program.
  ///
  /// Entries that cannot be read are ignored when it is set.
  public var storedCounts: String {
    get { counts.map { "\($0.key.rawValue)=\($0.value)" }.sorted().joined(separator: " ") }
    set {
      let pairs = newValue.split(separator: " ").compactMap { entry -> (KeyHint.Kind, Int)? in
        let parts = entry.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let count = Int(parts[1], radix: 10), count > 0 else { return nil }
        return (KeyHint.Kind(rawValue: String(parts[0])), min(count, Self.timesUntilLearned))
      }
      let counts = Dictionary(pairs, uniquingKeysWith: max)
      if counts != self.counts { self.counts = counts }
    }
  }
}
