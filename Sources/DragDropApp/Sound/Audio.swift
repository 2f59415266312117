import AppCore
import DragAndDrop
import Games
import Widgets

/// What the program plays and speaks, as the player and the desktop want it.
final class Audio {
  let interface: InterfacePreferences
  private let player = SoundPlayer(folder: Identity.soundFolder, name: Identity.name)
  private let speaker = Speaker()
  private let screenReader = ScreenReader()
  /// Whether there is a speech engine; false until that is known.
  @Observed private(set) var hasSpeech = false

  init(_ interface: InterfacePreferences) { self.interface = interface }

  /// Looks for a speech engine, which a player may install or start at any time, and then calls `found`.
  func findSpeech(then found: @escaping @MainActor () -> Void = {}) {
    WorkerPool.start { [speaker] in
      speaker.isAvailable
    } then: { [weak self] isAvailable in
      if self?.hasSpeech != isAvailable { self?.hasSpeech = isAvailable }
      found()
    }
  }

  /// Whether the program speaks: not beside a screen reader, which says the same.
  var canSpeak: Bool { hasSpeech && !screenReader.isOn }

  func play(_ sound: Sound, at position: SoundPosition, isSpoken: Bool) {
    guard interface.sounds.isOn(desktop: EventSounds.areOn), interface.soundVolume > 0 else { return }
    guard !isSpoken || !interface.leavesOutSpokenSounds || !screenReader.isOn else { return }
    player.play(sound, volume: interface.soundVolume, at: position)
  }

  func say(_ words: [String], language: String) {
    guard canSpeak, !words.isEmpty else { return }
    speaker.say(words.joined(separator: ". "), language: language)
    findSpeech()
  }

  func stopSpeaking() { speaker.stop() }
}
