import Games
import Glibc

/// Mixes clips into stereo, each with a loudness, a balance and a pitch.
struct SoundMixer {
  /// The number of frames per second.
  static let rate = 48_000
  /// The minimum time between the beginnings of two clips, so that they can be distinguished, in frames.
  static let spacing = rate * 7 / 100
  /// The maximum number of clips at once; more would be noise.
  private static let limit = 8

  private struct Voice {
    let clip: SoundClip
    let left: Float
    let right: Float
    /// The number of samples per frame.
    let step: Double
    /// The frames until the clip begins.
    var delay: Int
    var position = 0.0

    var isOver: Bool { position >= Double(clip.samples.count) }

    /// Returns the next sample, interpolated between those of the clip.
    mutating func next() -> Float {
      guard delay == 0 else {
        delay -= 1
        return 0
      }
      let whole = Int(exactly: position.rounded(.down)) ?? 0
      guard whole < clip.samples.count else { return 0 }
      let following = whole + 1 < clip.samples.count ? clip.samples[whole + 1] : 0
      let part = Float(position - Double(whole))
      position += step
      return clip.samples[whole] * (1 - part) + following * part
    }
  }

  private var voices: [Voice] = []
  /// The frames until another clip can begin.
  private var wait = 0

  var isSilent: Bool { voices.isEmpty }

  /// Adds a clip, after those that have just begun.
  ///
  /// - Parameters:
  ///   - volume: The loudness, from 0 to 1.
  ///   - playsAlone: Whether the next clip begins only after this one.
  mutating func add(_ clip: SoundClip, volume: Double, at position: SoundPosition, playsAlone: Bool = false) {
    guard voices.count < Self.limit, !clip.samples.isEmpty else { return }
    if isSilent { wait = 0 }
    let angle = (position.balance + 1) * .pi / 4
    let step = Double(clip.rate) / Double(Self.rate) * exp2(position.octaves)
    voices.append(
      Voice(
        clip: clip, left: Float(volume * cos(angle)), right: Float(volume * sin(angle)), step: step, delay: wait))
    wait += playsAlone ? max(Self.spacing, Int(clamping: (Double(clip.samples.count) / step).rounded())) : Self.spacing
  }

  /// Returns the next frames, two samples each: left and right.
  mutating func next(_ frames: Int) -> [Int16] {
    var mixed = [Int16](repeating: 0, count: 2 * frames)
    for frame in 0..<frames {
      var (left, right): (Float, Float) = (0, 0)
      for index in voices.indices {
        let sample = voices[index].next()
        left += voices[index].left * sample
        right += voices[index].right * sample
      }
      (mixed[2 * frame], mixed[2 * frame + 1]) = (Self.limited(left), Self.limited(right))
    }
    wait = max(0, wait - frames)
    voices.removeAll(where: \.isOver)
    return mixed
  }

  private static func limited(_ sample: Float) -> Int16 { Int16(exactly: (tanh(sample) * 32767).rounded()) ?? 0 }
}
