import Games

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

    /// Whether the server took so long to answer that the sound is no longer wanted.
    var isLate: Bool { time.duration(to: .now) > .milliseconds(300) }
  }

  /// The frames that are mixed at once: 5 ms.
  private static let frames = SoundMixer.rate / 200
  /// The number of silent writes after a sound, because a server plays nothing less than its own buffer.
  private static let silence = 20
  /// The time for which the connection stays open, so that the next sound needs no new one.
  private static let idleTime = Duration.seconds(10)

  private let requests = RequestQueue<Request>(threadName: "sound")
  private let folder: String
  private let name: String

  /// Creates a player of the WAV files in a folder; `name` is the program's name for the desktop's sound settings.
  package init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  /// Plays a sound as soon as possible; `volume` is from 0 to 1.
  package func play(_ sound: Sound, volume: Double, at position: SoundPosition) {
    let request = Request(sound: sound, volume: volume, position: position)
    requests.add(request, removing: \.isLate) { [self] in stream() }
  }

  private func stream() {
    guard let stream = PulseStream(name: name, frames: Self.frames) else { return _ = requests.take() }
    var (mixer, clips, quiet) = (SoundMixer(), [Sound: SoundClip](), 0)
    repeat {
      for request in requests.take() where !request.isLate {
        let sound = request.sound
        guard let clip = clips[sound] ?? SoundClip(path: sound.path(inFolder: folder)) else { continue }
        clips[sound] = clip
        mixer.add(clip, volume: request.volume, at: request.position, playsAlone: sound.isTune)
        quiet = 0
      }
      if mixer.isSilent { quiet += 1 }
      guard stream.write(mixer.next(Self.frames)) else { return }
    } while quiet < Self.silence || requests.wait(for: Self.idleTime)
  }
}
