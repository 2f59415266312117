import Geometry
import Testing

@testable import AppCore
@testable import Games

@Suite struct SoundMixerTests {
  /// A WAV file of a triangle wave.
  static func wav(pitch: Int = 400, rate: Int = 24_000, seconds: Double = 0.2) -> [UInt8] {
    let count = Int(Double(rate) * seconds)
    let samples = (0..<count).map { index in
      let part = Double(index * pitch % rate) / Double(rate)
      return Int16(12_000 * (part < 0.5 ? 4 * part - 1 : 3 - 4 * part))
    }
    func bytes(_ number: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(number >> (8 * $0) & 255) } }
    let format =
      bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(2 * rate, 4) + bytes(2, 2) + bytes(16, 2)
    let data = samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) }
    return Array("RIFF".utf8) + bytes(36 + data.count, 4) + Array("WAVEfmt ".utf8) + format + Array("data".utf8)
      + bytes(data.count, 4) + data
  }

  private func mixed(at position: SoundPosition, frames: Int = 4800) throws -> (left: [Int16], right: [Int16]) {
    var mixer = SoundMixer()
    mixer.add(try #require(SoundClip(wav: Self.wav())), volume: 1, at: position)
    let samples = mixer.next(frames)
    return (stride(from: 0, to: 2 * frames, by: 2).map { samples[$0] }, (0..<frames).map { samples[2 * $0 + 1] })
  }

  private func loudness(_ samples: [Int16]) -> Double { samples.reduce(0) { $0 + Double($1) * Double($1) } }

  private func crossings(_ samples: [Int16]) -> Int {
    zip(samples, samples.dropFirst()).reduce(0) { $0 + ($1.0 < 0 && $1.1 >= 0 ? 1 : 0) }
  }

  private func position(_ x: Double, _ y: Double) -> SoundPosition {
    SoundPosition(Point(x: x, y: y), in: Size(width: 1, height: 1))
  }

  @Test func aSoundOnOneSideIsLouderThere() throws {
    let left = try mixed(at: position(0, 0.5))
    #expect(loudness(left.left) > 20 * loudness(left.right) && loudness(left.right) > 0)
    let right = try mixed(at: position(1, 0.5))
    #expect(loudness(right.right) > 20 * loudness(right.left))
    let middle = try mixed(at: .middle)
    #expect(middle.left == middle.right)
  }

  @Test func aSoundAtTheTopIsAnOctaveAboveOneAtTheBottom() throws {
    let (top, bottom) = (try mixed(at: position(0.5, 0)), try mixed(at: position(0.5, 1)))
    let (high, low) = (crossings(top.left), crossings(bottom.left))
    #expect((1.9...2.1).contains(Double(high) / Double(low)))
  }

  @Test func simultaneousSoundsArePlayedOneAfterAnother() throws {
    let clip = try #require(SoundClip(wav: Self.wav(seconds: 0.02)))
    var mixer = SoundMixer()
    for _ in 0..<2 { mixer.add(clip, volume: 1, at: .middle) }
    let samples = mixer.next(SoundMixer.rate / 4)
    let heard = samples.indices.filter { samples[$0] != 0 }.map { $0 / 2 }
    let gap = zip(heard, heard.dropFirst()).map { $1 - $0 }.max() ?? 0
    #expect(gap > SoundMixer.spacing / 2)
    #expect(mixer.isSilent)
  }

  @Test func theLoudestMixStaysInRange() throws {
    let clip = try #require(SoundClip(wav: Self.wav()))
    var mixer = SoundMixer()
    for _ in 0..<20 { mixer.add(clip, volume: 1, at: .middle) }
    while !mixer.isSilent { #expect(mixer.next(480).allSatisfy { $0.magnitude <= 32_767 }) }
  }

  @Test func invalidFilesAreNoClips() {
    let whole = Self.wav(seconds: 0.01)
    for count in 0..<44 { #expect(SoundClip(wav: Array(whole.prefix(count))) == nil) }
    for count in 44...whole.count { #expect(SoundClip(wav: Array(whole.prefix(count)))?.rate == 24_000) }
    for index in 0..<44 {
      for byte in [0, 1, 127, 255] as [UInt8] {
        var bytes = whole
        bytes[index] = byte
        _ = SoundClip(wav: bytes)
      }
    }
    #expect(SoundClip(path: "/nonexistent.wav") == nil)
  }

  @Test func thePreferenceOverridesThatOfTheDesktop() {
    #expect(SoundPreference.asDesktop.isOn(desktop: true) && !SoundPreference.asDesktop.isOn(desktop: false))
    #expect(SoundPreference.on.isOn(desktop: false) && !SoundPreference.off.isOn(desktop: true))
  }

  @Test func aClipThatPlaysAloneEndsBeforeTheNext() throws {
    var mixer = SoundMixer()
    let clip = try #require(SoundClip(wav: Self.wav(seconds: 0.2)))
    mixer.add(clip, volume: 1, at: SoundPosition(Point(x: 0, y: 0.5), in: Size(width: 1, height: 1)), playsAlone: true)
    mixer.add(clip, volume: 1, at: SoundPosition(Point(x: 1, y: 0.5), in: Size(width: 1, height: 1)))
    let frames = SoundMixer.rate / 5
    let (first, second) = (mixer.next(frames), mixer.next(frames))
    func side(_ samples: [Int16], _ offset: Int) -> Double {
      loudness(stride(from: offset, to: samples.count, by: 2).map { samples[$0] })
    }
    #expect(side(first, 0) > 20 * side(first, 1) && side(second, 1) > 20 * side(second, 0))
  }
}
