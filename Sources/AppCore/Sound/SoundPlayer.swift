import Games

/// Plays the sounds, on threads of its own that exist only while something is heard and shortly after.
///
/// One reads the files, and another writes the stream, so that a slow disk interrupts nothing that is heard. The library
/// and the connection to the sound server are opened for the first sound. Without one of them, nothing is heard, and
/// nothing waits.
package final class SoundPlayer: Sendable {
  private struct Request: Sendable {
    let sound: Sound
    let volume: Double
    let position: SoundPosition
    let time = SuspendingClock.now

    /// Whether the disk or the server took so long to answer that the sound is no longer wanted.
    var isLate: Bool { time.duration(to: .now) > .milliseconds(300) }
  }

  private struct ReadSound: Sendable {
    let request: Request
    let clip: SoundClip
  }

  /// The number of frames of each write: 5 ms.
  private static let framesPerWrite = SoundMixer.rate / 200
  /// The number of silent writes after a sound, because a server plays nothing less than its own buffer: 100 ms.
  private static let silentWrites = 20
  /// How long the threads and the connection stay, during which the next sound needs no new ones.
  private static let idleTime = Duration.seconds(10)

  private let requests = RequestQueue<Request>(threadName: "sound files")
  private let readSounds = RequestQueue<ReadSound>(threadName: "sound")
  private let folder: String
  private let name: String

  /// Creates a player of the WAV files in a folder; `name` is the program's name for the desktop's sound settings.
  package init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  /// Plays a sound as soon as possible; `volume` is from 0 to 1.
  package func play(_ sound: Sound, volume: Double, at position: SoundPosition) {
    let request = Request(sound: sound, volume: volume, position: position)
    requests.add(request, removing: \.isLate) { [self] in read() }
  }

  private func read() {
    var clips = ClipCache()
    repeat {
      for request in requests.take() where !request.isLate {
        guard let clip = clips.clip(at: request.sound.path(inFolder: folder)) else { continue }
        readSounds.add(ReadSound(request: request, clip: clip), removing: \.request.isLate) { [self] in stream() }
      }
    } while requests.wait(for: Self.idleTime)
  }

  private func stream() {
    guard let stream = PulseStream(name: name, frames: Self.framesPerWrite) else {
      _ = readSounds.take()
      return
    }
    var (mixer, silentCount) = (SoundMixer(), 0)
    repeat {
      for sound in readSounds.take() where !sound.request.isLate {
        let request = sound.request
        mixer.add(sound.clip, volume: request.volume, at: request.position, playsAlone: request.sound.isTune)
        silentCount = 0
      }
      if mixer.isSilent { silentCount += 1 }
      guard stream.write(mixer.next(Self.framesPerWrite)) else { return }
    } while silentCount < Self.silentWrites || readSounds.wait(for: Self.idleTime)
  }
}
