extension Duration {
  /// Creates a duration of a number of seconds.
  ///
  /// `Duration.seconds(_:)` ends the program for a number that is infinite, NaN, or too large.
  ///
  /// - Parameter seconds: At most a million hours, forward or backward. A longer time gives that, and NaN gives zero.
  public init(clampingSeconds seconds: Double) {
    let longest = 3_600_000_000.0
    self = .seconds(seconds.isNaN ? 0 : min(max(seconds, -longest), longest))  // cannot trap: it is finite and small
  }

  /// Whether someone can have played for so long: at most a million hours, which leaves room to go on.
  var isTimeOfPlay: Bool { (.zero ... .seconds(3_600_000_000)).contains(self) }
}
