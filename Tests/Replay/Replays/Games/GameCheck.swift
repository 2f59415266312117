import FoundationEssentials

@testable import Games
@testable import Storage

/// Checks what holds in every game after every event.
@MainActor final class GameCheck<Game: PlayedGame> {
  typealias State = Game.State

  /// The values that are compared with those after an event.
  struct Snapshot {
    let game: SavedGame<State>
    let replaced: SavedGame<State>?
    let elapsed: Duration
    let isClockRunning: Bool
    let isDemo: Bool
    let changeCount: Int
    let statistics: Statistics
    let isPlayersTurn: Bool
  }

  /// The statistics and results of all levels together.
  struct Statistics: Equatable {
    var begun = 0
    var finished = 0
    var results = 0
  }

  private let game: Game
  private let environment: GameEnvironment
  private var isClockSuspended = false
  /// The counters with which the game was dealt; a restart of Picture Puzzle keeps the number of hints.
  private var dealtCounters = Counters()
  /// The game that a demo interrupted.
  private var interrupted: Snapshot?

  init(_ game: Game, _ environment: GameEnvironment) { (self.game, self.environment) = (game, environment) }

  func snapshot() -> Snapshot {
    Snapshot(
      game: game.play.game, replaced: game.play.replaced, elapsed: game.elapsed, isClockRunning: game.isClockRunning,
      isDemo: game.isDemo, changeCount: game.changeCount, statistics: statistics,
      isPlayersTurn: game.state.isPlayersTurn)
  }

  func complaint(after event: GameEvent, _ before: Snapshot, checksAll: Bool) -> Complaint? {
    let now = snapshot()
    if event == .other("suspend the clock") { isClockSuspended = true }
    if event == .other("resume the clock") { isClockSuspended = false }
    if dealt(event), now.changeCount != before.changeCount { dealtCounters = now.game.counters }
    if event == .restored { dealtCounters = now.game.dealtCounters }
    if !game.state.isValid { return Complaint("The rules lead to the state.", "\(game.state)") }
    if !game.hasAllItems { return Complaint("No item is lost or doubled.", "\(game.state)") }
    if event != .demo, before.game.state != now.game.state, before.changeCount == now.changeCount {
      return Complaint("Every change of the state is reported.", "\(event)")
    }
    return clock(event, before, now) ?? history(event, before, now) ?? counters(event, before, now)
      ?? demo(event, before, now) ?? (checksAll ? storage(now) ?? texts(before.changeCount) : nil)
  }

  // MARK: Clock

  private func clock(_ event: GameEvent, _ before: Snapshot, _ now: Snapshot) -> Complaint? {
    guard case .waited(let time) = event else {
      let isSame = now.game.seed != before.game.seed || event == .restored || event == .demo || dealt(event)
      return Replays.complaint(unless: isSame || now.elapsed == before.elapsed, "Only waiting takes time.", "\(event)")
    }
    let counted = before.isClockRunning && !isClockSuspended ? time : .zero
    return Replays.complaint(
      unless: now.elapsed == before.elapsed + counted, "The clock counts the time while it runs.",
      "\(before.elapsed) + \(counted) is not \(now.elapsed)")
  }

  private func dealt(_ event: GameEvent) -> Bool {
    if case .dealt = event { true } else { false }
  }

  // MARK: History

  private func history(_ event: GameEvent, _ before: Snapshot, _ now: Snapshot) -> Complaint? {
    let (old, new) = (before.game.history, now.game.history)
    switch event {
    case .demo: return nil
    case .dealt: return Replays.complaint(unless: old == new || new.states.count == 1, "A deal has no history.")
    case .restored:
      guard let replaced = before.replaced else { return Complaint("Only a replaced game is restored.") }
      var expected = replaced
      (expected.elapsed, expected.splits) = (now.game.elapsed, now.game.splits)
      return Replays.complaint(
        unless: now.game == expected && now.replaced == nil, "A replaced game is restored as it was.")
    case .undone, .redone: return undo(event, old, new)
    case .waited: return Replays.complaint(unless: old == new, "Time makes no moves.")
    case .other: return move(old, new)
    }
  }

  private func undo(_ event: GameEvent, _ old: History<State>, _ new: History<State>) -> Complaint? {
    if old.present is MemoryState { return memoryUndo(old.present, new.present) }
    let (from, to) = (old.undoCount, new.undoCount)
    guard old.states == new.states, event == .undone ? to < from : to > from else {
      return Complaint("Undo and redo go through the same states.", "\(event): \(from) to \(to)")
    }
    var copy = new
    if event == .undone { copy.redo(to: \.isPlayersTurn) } else { copy.undo(to: \.isPlayersTurn) }
    return Replays.complaint(
      unless: copy.present == old.present || !old.present.isPlayersTurn, "Redo leads back to where undo came from.")
  }

  /// Memory undoes turns as moves of its own, because what was seen stays seen.
  private func memoryUndo(_ old: State, _ new: State) -> Complaint? {
    guard let old = old as? MemoryState, let new = new as? MemoryState else { return nil }
    let lost = !old.seen.isSubset(of: new.seen) || new.cards != old.cards || new.moves.count <= old.moves.count
    return Replays.complaint(unless: !lost, "Undo is a move, after which what was seen is seen.")
  }

  /// A move adds states to the past, or replaces the present one.
  private func move(_ old: History<State>, _ new: History<State>) -> Complaint? {
    guard old != new else { return nil }
    let (oldPast, newPast) = (old.states.prefix(old.undoCount), new.states.prefix(new.undoCount))
    let isReplaced = newPast == oldPast && new.states.count == old.states.count
    let isRecorded =
      !new.canRedo && new.undoCount > 0
      && (newPast.count > oldPast.count
        ? newPast.prefix(oldPast.count) == oldPast
        : newPast.dropLast() == oldPast.suffix(newPast.count - 1))
    return Replays.complaint(
      unless: isReplaced || isRecorded, "A move is recorded after the states before it.",
      "\(old.undoCount) of \(old.states.count) to \(new.undoCount) of \(new.states.count)")
  }

  // MARK: Counters, statistics and results

  private var statistics: Statistics {
    var sum = Statistics()
    for level in game.levels {
      guard let level = environment.statistics.statistics(game: game.kind, level: level.id) else { continue }
      sum.begun += level.playedCount
      sum.finished += level.finishedCount
    }
    sum.results = environment.results.all.count
    return sum
  }

  private func counters(_ event: GameEvent, _ before: Snapshot, _ now: Snapshot) -> Complaint? {
    var expected = before.statistics
    if case .other = event, !before.isDemo, game.kind.hasEnd {
      let (old, new) = (before.game.counters, now.game.counters)
      if (old.moves, old.mistakes, old.hints) > (new.moves, new.mistakes, new.hints) {
        return Complaint("The counters count up.", "\(old) to \(new)")
      }
      if old == dealtCounters, new != old { expected.begun += 1 }
      if !before.game.isOver, now.game.isOver, now.game.state.countsAsResult, new != Counters() {
        expected.finished += 1
        expected.results += 1
        let result = game.lastResult?.result
        guard result?.counters == new, result?.elapsed == now.elapsed, result?.seed == now.game.seed else {
          return Complaint("The result is that of the game.", "\(result as Any)")
        }
      }
    }
    return Replays.complaint(
      unless: now.statistics == expected, "Games are counted once when they begin and end.",
      "\(event): \(now.statistics) instead of \(expected)")
  }

  // MARK: Demo

  private func demo(_ event: GameEvent, _ before: Snapshot, _ now: Snapshot) -> Complaint? {
    guard event == .demo else { return nil }
    if now.isDemo {
      interrupted = before
      return nil
    }
    guard var expected = interrupted?.game else { return nil }
    (expected.elapsed, expected.splits) = (now.game.elapsed, now.game.splits)
    return Replays.complaint(
      unless: now.game == expected && now.replaced == interrupted?.replaced, "A demo leaves the game as it was.")
  }

  // MARK: Storage and texts

  private func storage(_ now: Snapshot) -> Complaint? {
    guard !now.isDemo else { return nil }
    var stored = now.game
    stored.elapsed = now.elapsed
    let session = SavedSession(game: stored, replaced: now.replaced)
    do {
      let data = try JSONEncoder().encode(VersionedFile(session))
      let again = try JSONDecoder().decode(VersionedFile<SavedSession<State>>.self, from: data).value
      return Replays.complaint(
        unless: again.game == stored && again.replaced == now.replaced, "A game is read as it was stored.")
    } catch {
      return Complaint("A stored game can be read.", "\(error)")
    }
  }

  private func texts(_ serial: Int) -> Complaint? {
    let text = game.text
    let texts =
      [text.board, text.status, text.shortStatus, text.endTitle, text.end, game.shortStatus]
      + game.changes.changes(since: serial).flatMap(text.sentences)
    return texts.first { $0.contains("{") }.map { Complaint("Every text is filled in.", $0) }
  }
}

extension History {
  /// How often the state can be undone.
  fileprivate var undoCount: Int {
    var count = 0
    _ = canUndo { _ in
      count += 1
      return false
    }
    return count
  }
}
