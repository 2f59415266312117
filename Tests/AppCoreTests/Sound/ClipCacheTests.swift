import Glibc
import TestSupport
import Testing

@testable import AppCore

@Suite struct ClipCacheTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a sound of a number of samples, and returns its path.
  private func write(_ name: String, count: Int) throws -> String {
    let path = folder.path + "/" + name
    let bytes = SoundClip.wav([Float](repeating: 0.5, count: count), rate: 8000)
    let file = try #require(fopen(path, "w"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    return path
  }

  @Test func aClipIsReadOnce() throws {
    let path = try write("tone.wav", count: 100)
    var clips = ClipCache()
    let first = clips.clip(at: path)
    #expect(first?.samples.count == 100)
    unlink(path)
    let second = clips.clip(at: path)
    #expect(second == first)
  }

  @Test func thereIsRoomForALimitedNumberOfSamples() throws {
    let (one, other) = (try write("one.wav", count: 60), try write("other.wav", count: 60))
    var clips = ClipCache(limit: 100)
    let both = (clips.clip(at: one), clips.clip(at: other))
    #expect(both.0 != nil && both.1 != nil)
    unlink(one)
    unlink(other)
    let (oldest, newest) = (clips.clip(at: one), clips.clip(at: other))
    #expect(oldest == nil && newest == both.1)
  }

  @Test func whatIsNoSoundHasNoClip() {
    var clips = ClipCache()
    let clip = clips.clip(at: folder.path)
    #expect(clip == nil)
  }
}
