import DragAndDrop

/// A move that the rules allow and that is worth making, for a lesson or a demo to show.
package struct ExampleMove<Rules: DropRules>: Equatable, Sendable {
  package let item: Rules.Item
  package let place: Rules.Place
  /// Why the move is good, as a sentence; empty if that is evident.
  package let reason: String

  init(_ item: Rules.Item, to place: Rules.Place, reason: String = "") {
    (self.item, self.place, self.reason) = (item, place, reason)
  }
}

package enum MoveGesture: CaseIterable, Sendable {
  /// An item is picked up and dropped on a place, with every input.
  case drag
  /// The item and the one at the place are activated, one after the other.
  case turnTwo
  /// An item is dragged anywhere; arrow keys move it at once.
  case slide
}

extension GameModel {
  package var exampleMove: ExampleMove<Rules>? { nil }
  package var moveGesture: MoveGesture { .drag }
  package var isMoveUnderWay: Bool { session.isDragging }
  package var hasExampleMove: Bool { exampleMove != nil }
  package var counters: Counters { play.counters }
  /// Whether the player has done nothing in this game, not even a part of a move.
  package var isUntouched: Bool { play.isAsDealt && counters == Counters() && !isMoveUnderWay }

  /// Whether the player has done something in this game, or finished one of its kind before.
  package var wasEverPlayed: Bool {
    counters != Counters() || play.environment.results.latestLevel(of: kind) != nil
  }

  /// Counts a move that was shown to the player as a hint.
  package func countShownMove() { play.count(\.hints) }
}
