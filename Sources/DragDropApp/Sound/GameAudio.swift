import Games
import Geometry
import Widgets

/// Plays the sounds of one game and speaks its words, while its page is shown.
final class GameAudio<View: GameView> {
  private unowned let view: View
  private let audio: Audio
  private let reader: SoundReader<View.Model>
  private var spokenSerial: Int
  private var tick: Scheduled?

  init(_ view: View, _ audio: Audio) {
    (self.view, self.audio) = (view, audio)
    reader = SoundReader(view.game)
    spokenSerial = view.game.changes.serial
    view.coordinator.onUpdate.observe { [weak self] in self?.update() }
  }

  private var game: View.Model { view.game }

  private func update() {
    for cue in reader.newCues() {
      let position = position(of: cue)
      audio.play(cue.sound, at: cue.sound.isTune ? position.atSamePitch : position, isSpoken: cue.isSpoken)
    }
    let changes = game.changes.changes(since: spokenSerial)
    spokenSerial = game.changes.serial
    let words = changes.flatMap(game.words)
    if !words.isEmpty, audio.interface.readsAloud { audio.say(words, language: game.wordLanguage) }
    scheduleTick()
  }

  private func position(of cue: SoundReader<View.Model>.Cue) -> SoundPosition {
    let place = cue.place.flatMap { view.coordinator.place($0)?.frame ?? view.frame(of: $0) }
    guard let frame = place ?? cue.item.flatMap({ view.coordinator.piece($0)?.frame }) else { return .middle }
    return SoundPosition(frame.center, in: view.board.size)
  }

  private func scheduleTick() {
    let delay = game.countdown.flatMap(Countdown.delay(untilNextTick:))
    tick = delay.map { delay in
      .after(delay / .seconds(1)) { [weak self] in
        self?.audio.play(.countdown, at: .middle, isSpoken: false)
        self?.scheduleTick()
      }
    }
  }
}
