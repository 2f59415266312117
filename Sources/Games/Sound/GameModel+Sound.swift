extension GameModel {
  package typealias Cue = SoundCue<Item, Place>

  /// The sound of the end, which differs for a new best result.
  var endCue: Cue { Cue(play.lastResult?.isBest == true ? .best : .end) }

  package var countdown: Duration? { nil }
}

/// The last seconds of a countdown, each of which has a sound.
package enum Countdown {
  private static let seconds = 3

  /// Returns the time until the sound of the next second, from the time that is left; `nil` if no sound follows.
  package static func delay(untilNextTick left: Duration) -> Duration? {
    (1...seconds).reversed().map { left - .seconds($0) }.first { $0 > .zero }  // cannot trap: three seconds at most
  }
}
