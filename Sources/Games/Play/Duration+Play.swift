extension Duration {
  /// Creates a duration limited to a million hours, or zero for NaN; `Duration.seconds(_:)` traps for such numbers.
  package init(clampingSeconds seconds: Double) {
    let maximum = 3_600_000_000.0
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -maximum), maximum))  // cannot trap: it is finite and small
  }

  var milliseconds: Int {
    let (seconds, attoseconds) = components
    return Int(clamping: seconds) * 1000 + Int(clamping: attoseconds / 1_000_000_000_000_000)
  }

  /// Whether this is a plausible playing time: at most a million hours, so that adding to it cannot overflow.
  var isTimeOfPlay: Bool { (.zero ... .seconds(3_600_000_000)).contains(self) }
}
