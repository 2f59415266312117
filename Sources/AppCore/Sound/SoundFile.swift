import Games
import Glibc

/// The reason why the content of a file cannot be a sound on a card.
package enum SoundFileError: Error, Equatable {
  case notSound
  /// Nothing can be heard in it.
  case silent
  /// The library that reads sounds is missing.
  case noLibrary
}

/// A sound from a file of the player, as it is stored and shown.
package struct SoundFile: Equatable, Sendable {
  /// The maximum length that is kept, in seconds.
  package static let longest = 4
  /// The maximum size of a file that is read, in bytes.
  package static let largestFile = 32 << 20
  /// The endings of the names of files that libsndfile reads.
  package static let endings = ["wav", "ogg", "oga", "opus", "flac", "mp3", "aiff", "aif", "au"]

  /// A WAV file of one channel, as ``SoundPlayer`` plays it.
  package let wav: [UInt8]
  /// The loudness over time, as in ``Recording``.
  package let levels: [Int]
  /// Whether the end was cut off.
  package let isCut: Bool

  private static let peak: Float = 0.7
  private static let quietest: Float = 0.01
  /// The time in which a sound that is cut fades, in seconds.
  private static let fadeTime = 0.05

  /// Reads a file of any kind that libsndfile reads, or without the library a WAV file of one channel and 16 bits.
  package init(_ bytes: [UInt8]) throws(SoundFileError) {
    let library = SoundFileLibrary.available
    let clip = SoundClip(wav: bytes)
    let limit = (clip?.rate ?? 0) * Self.longest  // cannot trap: at most 192,000 samples a second
    let plain = clip.map { (Array($0.samples.prefix(limit)), $0.rate, $0.samples.count > limit) }
    guard let (samples, rate, isCut) = library == nil ? plain : library?.samples(of: bytes, seconds: Self.longest)
    else { throw library == nil ? .noLibrary : .notSound }
    let loudest = samples.lazy.map(abs).max() ?? 0
    guard loudest >= Self.quietest else { throw .silent }
    let fade = isCut ? max(1, Int(clamping: (Double(rate) * Self.fadeTime).rounded())) : 1
    let count = samples.count
    let even = samples.enumerated().map { index, sample in
      sample * Self.peak / loudest * (isCut ? min(1, Float(count - index) / Float(fade)) : 1)
    }
    self.isCut = isCut
    wav = SoundClip.wav(even, rate: rate)
    levels = Self.levels(of: even)
  }

  private static func levels(of samples: [Float]) -> [Int] {
    let count = Recording.levelCount
    let loudness = (0..<count).map { part -> Float in
      let range = part * samples.count / count..<(part + 1) * samples.count / count
      guard !range.isEmpty else { return 0 }
      return (samples[range].reduce(0) { $0 + $1 * $1 } / Float(range.count)).squareRoot()
    }
    let loudest = max(loudness.max() ?? 0, .leastNonzeroMagnitude)
    return loudness.map { Int(clamping: (Double($0 / loudest) * Double(Recording.highestLevel)).rounded()) }
  }
}
