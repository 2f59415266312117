import Geometry
import Widgets

/// A piece that leaves its place when it is played, and returns when that is undone.
open class LeavingPiece: Piece {
  /// Whether the piece has not been played: it is in its place, on the way there, or carried.
  public private(set) var isAtHome = true
  private var fading: Motion?

  /// Moves the piece's center to `point` of the board; the piece can no longer be picked up.
  public func leave(for point: @escaping () -> Point) {
    hover(about: point)
    isAtHome = false
    (isFocusable, isTarget) = (false, false)
  }

  /// Fades the piece out in place within 0.25 s, and then hides it.
  public func vanish() {
    fading = Motion.timed(on: self, seconds: 0.25) { [weak self] progress in
      self?.presence = 1 - progress
    } done: { [weak self] in
      self?.isVisible = false
      self?.fading = nil
    }
  }

  /// Returns the piece to its place without fading, or hides it if it was played.
  open func setAtHome(_ isAtHome: Bool) {
    fading = nil
    presence = 1
    self.isAtHome = isAtHome
    (isVisible, isFocusable, isTarget) = (isAtHome, isAtHome, isAtHome)
    animateToFrame()
  }
}
