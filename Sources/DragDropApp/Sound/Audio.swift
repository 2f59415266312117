import AppCore
import DragAndDrop
import Games
import Widgets

/// The audio output of the program, which follows the preferences of the player and the desktop.
final class Audio {
  let interface: InterfacePreferences
  private let player = SoundPlayer(folder: Identity.soundFolder, name: Identity.name)
  private lazy var speaker = Speaker { [weak self] in
    Task { @MainActor [weak self] in self?.speechLost() }
  }
  private lazy var screenReader = ScreenReader { [weak self] in self?.screenReaderChanged() }
  /// Whether there is a speech engine; `false` until that is known.
  @Observed private(set) var hasSpeech = false
  /// Whether the program may speak: not beside a screen reader, which says the same.
  @Observed private var maySpeak = false
  private var greeting: (() -> Void)?

  init(_ interface: InterfacePreferences) {
    self.interface = interface
    screenReaderChanged()
  }

  /// Looks for a speech engine, which a player may install or start at any time.
  ///
  /// - Parameter greet: Called as soon as the program can speak, unless ``stopSpeaking()`` is called before.
  func findSpeech(then greet: (() -> Void)? = nil) {
    if let greet { greeting = greet }
    WorkerPool.start { [speaker] in
      speaker.isAvailable
    } then: { [weak self] isAvailable in
      guard let self else { return }
      let isPresent = isAvailable && !speaker.isLost
      if hasSpeech != isPresent { hasSpeech = isPresent }
      self.greet()
    }
  }

  private func speechLost() {
    // It may have been found again since.
    if speaker.isLost { hasSpeech = false }
  }

  private func greet() {
    guard canSpeak, let greeting else { return }
    self.greeting = nil
    greeting()
  }

  private func screenReaderChanged() {
    let isOn = screenReader.isOn
    if isOn { speaker.stop() }
    if maySpeak == isOn { maySpeak = !isOn }
    greet()
  }

  /// Whether there is a speech engine that the program may use now.
  var canSpeak: Bool { hasSpeech && maySpeak }

  var hasScreenReader: Bool { screenReader.isOn }

  func play(_ sound: Sound, at position: SoundPosition, isSpoken: Bool) {
    guard interface.sounds.isOn(desktop: EventSounds.areOn), interface.soundVolume > 0 else { return }
    guard !isSpoken || !interface.leavesOutSpokenSounds || !screenReader.isOn else { return }
    player.play(sound, volume: interface.soundVolume, at: position)
  }

  func say(_ words: [String], language: String) {
    guard canSpeak, !words.isEmpty else { return }
    speaker.say(words.joined(separator: ". "), language: language)
  }

  func stopSpeaking() {
    greeting = nil
    speaker.stop()
  }
}
