import Games
import Storage

/// Plays the sounds, on a thread of its own that exists only while something is heard and shortly after.
///
/// The library and the connection to the sound server are opened for the first sound. Without one of them, nothing is
/// heard, and nothing waits.
package final class SoundPlayer: Sendable {
  private struct Request: Sendable {
    let sound: Sound
    let volume: Double
    let position: SoundPosition
    let time = SuspendingClock.now
  }

  private struct State {
    var requests: [Request] = []
    var hasThread = false
    var clips: [Sound: SoundClip] = [:]
  }

  /// The frames that are mixed at once: 5 ms.
  private static let frames = SoundMixer.rate / 200
  /// The silence that is written after a sound, because a server plays nothing less than its own buffer.
  private static let silence = 20
  /// The age from which a sound is no longer played, because the server took that long to answer.
  private static let latest = Duration.milliseconds(300)
  /// How long the connection stays open, during which the next sound needs no new one.
  private static let idleTime = Duration.seconds(10)

  private let state = Locked(State())
  private let folder: String
  private let name: String

  /// Creates a player of the WAV files in a folder; `name` is the program's name for the desktop's sound settings.
  package init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  /// Plays a sound as soon as possible; `volume` is from 0 to 1.
  package func play(_ sound: Sound, volume: Double, at position: SoundPosition) {
    let isNew = state.change { state in
      defer { state.hasThread = true }
      state.requests.removeAll { $0.time.duration(to: .now) > Self.latest }
      state.requests.append(Request(sound: sound, volume: volume, position: position))
      return !state.hasThread
    }
    guard isNew, !DetachedThread.start("sound", { [self] in run() }) else { return }
    state.change { $0 = State() }
  }

  private func run() {
    repeat {
      stream()
    } while state.change { state in
      state.hasThread = !state.requests.isEmpty
      return state.hasThread
    }
  }

  private func stream() {
    guard let stream = PulseStream(name: name, frames: Self.frames) else { return _ = takeRequests() }
    var mixer = SoundMixer()
    var quiet = 0
    repeat {
      for request in takeRequests() where request.time.duration(to: .now) <= Self.latest {
        guard let clip = clip(of: request.sound) else { continue }
        mixer.add(clip, volume: request.volume, at: request.position)
        quiet = 0
      }
      if mixer.isSilent { quiet += 1 }
      guard stream.write(mixer.next(Self.frames)) else { return }
    } while quiet < Self.silence || state.wait(for: Self.idleTime) { !$0.requests.isEmpty }
  }

  private func takeRequests() -> [Request] {
    state.change { state in
      defer { state.requests = [] }
      return state.requests
    }
  }

  private func clip(of sound: Sound) -> SoundClip? {
    if let clip = state.change({ $0.clips[sound] }) { return clip }
    let clip = SoundClip(path: "\(folder)/\(sound.rawValue).wav")
    state.change { $0.clips[sound] = clip }
    return clip
  }
}
