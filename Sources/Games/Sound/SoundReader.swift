import DragAndDrop

/// Finds the sounds for the drags and the changes of a game.
@MainActor
package final class SoundReader<Game: GameModel> {
  package typealias Cue = SoundCue<Game.Item, Game.Place>
  private typealias Event = DragMonitorEvent<Game.Rules>

  private let game: Game
  private let monitor: DragMonitor<Game.Rules>
  private var serial: Int

  /// Creates a reader of the events from now on.
  package init(_ game: Game) {
    self.game = game
    (monitor, serial) = (DragMonitor(of: game.dragState), game.changes.serial)
  }

  /// Returns the sounds since the last call, in the order in which they play.
  package func newCues() -> [Cue] {
    let changes = game.changes.changes(since: serial)
    serial = game.changes.serial
    let events = monitor.events(of: game.dragState)
    // A change that replaces the game also ends the drags, which then have no sound.
    if changes.contains(where: { $0 == .undone || $0 == .redone }) { return [Cue(.undo)] }
    if changes.contains(.dealt) { return [] }
    let own = changes.flatMap(game.cues)
    // A cue of the game says more than the sound of a placed item.
    let dropped = events.lazy.compactMap(endCue).first.flatMap { own.isEmpty || $0.sound != .placed ? $0 : nil }
    return [dropped].compactMap(\.self) + own + events.compactMap(stepCue)
  }

  private func endCue(for event: Event) -> Cue? {
    guard case .ended(let outcome, _) = event.kind else { return nil }
    return switch outcome {
    case .stays(let place): Cue(.placed, item: event.item, place: place)
    case .returns(.refused): Cue(.refused, item: event.item)
    case .returns: Cue(.returned, item: event.item)
    }
  }

  private func stepCue(for event: Event) -> Cue? {
    let isHeld = event.input?.isHeld == true
    switch event.kind {
    case .began: return Cue(.pickUp, item: event.item, isSpoken: !isHeld)
    case .over(let verdict):
      guard let place = event.place, let sound = sound(over: place, verdict, event.item) else { return nil }
      // With a pointer or clicks, no screen reader says what a piece is over.
      return Cue(sound, item: event.item, place: place, isSpoken: !isHeld && event.input != .click)
    case .pending, .ended, .withdrawn: return nil
    }
  }

  private func sound(over place: Game.Place, _ verdict: Game.Rules.Verdict, _ item: Game.Item) -> Sound? {
    switch verdict {
    // A place that is anywhere on the board is not a candidate.
    case .accepted: game.session.activeDrag(of: item)?.candidates.contains(place) == true ? .overAccepting : nil
    case .rejected: .overRefusing
    case .unknown: nil
    }
  }
}
