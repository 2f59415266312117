extension GameModel {
  package typealias Cue = SoundCue<Item, Place>

  /// Returns the sound of the end: another one for a new best result.
  var endCue: Cue { Cue(play.lastResult?.isBest == true ? .best : .end) }

  package var countdown: Duration? { nil }
}

/// The last seconds of a countdown, each of which is heard.
package enum Countdown {
  private static let seconds = 3

  /// Returns the time until the next second is heard, from the time that is left; nil if none is left.
  package static func delay(untilNextTick left: Duration) -> Duration? {
    (1...seconds).reversed().map { left - .seconds($0) }.first { $0 > .zero }  // cannot trap: three seconds at most
  }
}
