import DragAndDrop

/// Finds the sounds for what has happened in a game: in its drags, and by its changes.
@MainActor
package final class SoundReader<Game: GameModel> {
  package typealias Cue = SoundCue<Game.Item, Game.Place>
  private typealias ActiveDrag = DragSession<Game.Rules>.ActiveDrag

  private let game: Game
  private let ends: DragState<Game.Rules>.EndReader
  private var serial: Int
  private var drags: [ActiveDrag] = []

  /// Creates a reader of all that happens from now on.
  package init(_ game: Game) {
    self.game = game
    ends = game.dragState.makeEndReader()
    (serial, drags) = (game.changes.serial, game.session.activeDrags)
  }

  /// Returns the sounds since the last call, in the order in which they are to be heard.
  package func newCues() -> [Cue] {
    let changes = game.changes.changes(since: serial)
    let (before, now) = (drags, game.session.activeDrags)
    (serial, drags) = (game.changes.serial, now)
    let ended = game.dragState.newEnds(for: ends)
    // What replaces the game ends the drags, which is not heard as well.
    if changes.contains(where: { $0 == .undone || $0 == .redone }) { return [Cue(.undo)] }
    if changes.contains(.dealt) { return [] }
    let own = changes.flatMap(game.cues)
    // A cue of the game says more than that something was placed.
    let dropped = ended.first.map(cue).flatMap { own.isEmpty || $0.sound != .placed ? $0 : nil }
    return [dropped].compactMap(\.self) + own + now.flatMap { drag in steps(of: drag, before) }
  }

  private func cue(for end: DragState<Game.Rules>.End) -> Cue {
    switch end.outcome {
    case .stays(let place): Cue(.placed, item: end.item, place: place)
    case .returns(.refused): Cue(.refused, item: end.item)
    case .returns: Cue(.returned, item: end.item)
    }
  }

  private func steps(of drag: ActiveDrag, _ before: [ActiveDrag]) -> [Cue] {
    let last = before.first { $0.item == drag.item }
    let pickUp = last == nil ? [Cue(.pickUp, item: drag.item, isSpoken: !drag.input.isHeld)] : []
    guard let place = drag.place, last?.place != place || last?.verdict != drag.verdict else { return pickUp }
    // With a pointer or clicks, no screen reader says what a piece is over.
    let isSpoken = !drag.input.isHeld && drag.input != .click
    return switch drag.verdict {
    // A place anywhere on the board is no candidate.
    case .accepted where !drag.candidates.contains(place): pickUp
    case .accepted: pickUp + [Cue(.overAccepting, item: drag.item, place: place, isSpoken: isSpoken)]
    case .rejected: pickUp + [Cue(.overRefusing, item: drag.item, place: place, isSpoken: isSpoken)]
    case .unknown: pickUp
    }
  }
}
