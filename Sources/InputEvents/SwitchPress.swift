/// What the press of one switch does: at once, after it was held for a time, or when it is released.
package struct SwitchPress: Equatable {
  package enum Action: Equatable {
    case select
    case stepBack
    /// The mark moves until the release.
    case scan
    /// The mark stays, and nothing is selected.
    case stop
  }

  private let options: ScanOptions
  /// Whether the press or its release has acted.
  private var isDone = false

  package init(_ options: ScanOptions) { self.options = options }

  /// Returns the action at the beginning of the press; nil for none.
  package mutating func press() -> Action? {
    if options.scansWhileHeld { return .scan }
    guard options.holdTime <= 0, options.backTime <= 0 else { return nil }
    isDone = true
    return .select
  }

  /// The seconds after the press when ``deadlinePassed()`` is called if the switch is still held; nil for never.
  package var deadline: Double? {
    guard !options.scansWhileHeld, !isDone else { return nil }
    // Going back takes longer than selecting.
    if options.backTime > 0 { return max(options.backTime, options.holdTime + 0.3) }
    return options.holdTime > 0 ? options.holdTime : nil
  }

  package mutating func deadlinePassed() -> Action? {
    guard !isDone else { return nil }
    isDone = true
    return options.backTime > 0 ? .stepBack : .select
  }

  /// Returns the action of a release, a time in seconds after the press; nil for none.
  package mutating func release(after seconds: Double) -> Action? {
    guard !isDone else { return nil }
    isDone = true
    // The clocks of timers differ by a little.
    let isLongEnough = seconds >= options.holdTime - 0.005
    if options.scansWhileHeld { return isLongEnough ? .select : .stop }
    return options.backTime > 0 && isLongEnough ? .select : nil
  }
}
