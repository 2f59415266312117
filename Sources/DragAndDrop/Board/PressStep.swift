import InputEvents

/// The step that an event of a press on a piece performs.
package enum PressStep: Equatable, Sendable {
  case pickUp
  case follow
  case drop
  /// Cancels the drag: the press was interrupted, or was the second click on the piece.
  case cancel
  /// Passes the held piece to a click, because the press was one.
  case handOff
  /// Drops the sticky drag on the piece, which is a place for it.
  case dropOnPiece
  /// Performs the action of a click on the piece.
  case act
  /// Opens the place at the point, or drops the sticky drag there.
  case dropAtPoint
  case ignore

  package struct State {
    /// Whether a press holds the piece.
    package var isHeld: Bool
    /// Whether the press took the piece over from a click or a key.
    package var tookOver: Bool
    /// Whether this press has ever held the piece, which another input may have taken over.
    package var hasHeld: Bool
    /// Whether a click has an action of its own.
    package var hasAction: Bool
    /// Whether the piece is a place for the sticky drag.
    package var isPlace: Bool

    package init(isHeld: Bool, tookOver: Bool, hasHeld: Bool, hasAction: Bool, isPlace: Bool) {
      (self.isHeld, self.tookOver, self.hasHeld) = (isHeld, tookOver, hasHeld)
      (self.hasAction, self.isPlace) = (hasAction, isPlace)
    }
  }

  package init(_ event: DragEvent, _ state: State) {
    self =
      switch event.phase {
      case .began: state.hasAction || state.isPlace ? .ignore : .pickUp
      case .changed where state.isHeld: .follow
      // The second click on a piece puts it back.
      case .ended where state.isHeld && !event.hasMoved: state.tookOver ? .cancel : .handOff
      case .ended where state.isHeld: .drop
      case .cancelled where state.isHeld: .cancel
      // Another input has taken over the piece.
      case _ where state.hasHeld: .ignore
      // The press on a piece with an action, or on a place for the sticky drag, became a drag of the piece itself.
      case .changed where event.hasMoved && (state.hasAction || state.isPlace): .pickUp
      case .ended where state.isPlace: .dropOnPiece
      case .ended where !event.hasMoved: state.hasAction ? .act : .dropAtPoint
      case .changed, .ended, .cancelled: .ignore
      }
  }
}
