import Glibc
import Testing

@testable import AppCore

/// Sounds that the player adds.
@Suite struct SoundFileTests {
  private func tone(seconds: Double, loudness: Float = 0.2, rate: Int = 8000) -> [Float] {
    (0..<Int(clamping: seconds * Double(rate))).map { loudness * sinf(Float($0) * 0.3) }
  }

  private func read(_ bytes: [UInt8]) -> Result<SoundFile, SoundFileError> {
    Result { () throws(SoundFileError) in try SoundFile(bytes) }
  }

  @Test func aSoundIsStoredInTheFormatOfTheMixer() throws {
    let sound = try read(SoundClip.wav(tone(seconds: 1), rate: 8000)).get()
    let clip = try #require(SoundClip(wav: sound.wav))
    #expect(clip.rate == 8000 && clip.samples.count == 8000 && !sound.isCut)
    let loudest = try #require(clip.samples.max())
    #expect((0.69...0.71).contains(loudest))
    #expect(sound.levels.count == 24 && sound.levels.allSatisfy { $0 > 13 })
    // A stored sound, such as from the file of a deck, is not changed.
    #expect(try read(sound.wav).get().wav == sound.wav)
  }

  @Test func aLongSoundIsCutAndItsLevelsShowItsShape() throws {
    let sound = try read(SoundClip.wav(tone(seconds: 9), rate: 8000)).get()
    #expect(sound.isCut && SoundClip(wav: sound.wav)?.samples.count == SoundFile.longest * 8000)
    let parts = tone(seconds: 0.5, loudness: 0.05) + tone(seconds: 0.5, loudness: 0.8)
    let levels = try read(SoundClip.wav(parts, rate: 8000)).get().levels
    #expect(levels.prefix(11).allSatisfy { $0 < 3 } && levels.suffix(11).allSatisfy { $0 > 13 })
  }

  @Test(.enabled(if: SoundFileLibrary.available != nil)) func otherFormatsAreRead() throws {
    // An AU file of two channels with samples of 16 bits, most significant byte first.
    func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    let samples = tone(seconds: 0.5).flatMap { sample -> [UInt8] in
      let value = Int(clamping: sample * 32767)
      return [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value), 0, 0]
    }
    let header = Array(".snd".utf8) + [24, samples.count, 3, 8000, 2].flatMap(number)
    let sound = try read(header + samples).get()
    #expect(SoundClip(wav: sound.wav)?.samples.count == 4000)
    #expect(read([]) == .failure(.notSound) && read(Array("This is no sound.".utf8)) == .failure(.notSound))
    #expect(read(Array(header.prefix(20))) == .failure(.notSound))
  }

  @Test func silenceIsRejected() {
    #expect(read(SoundClip.wav([Float](repeating: 0, count: 4000), rate: 8000)) == .failure(.silent))
  }
}
