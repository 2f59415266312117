import DragAndDrop
import Widgets

/// A piece that leaves its place for good when it is played, and comes back when that is undone.
open class LeavingPiece: Piece {
  /// Whether it is in its place, on the way there, or carried: not played.
  public private(set) var isAtHome = true
  private var fading: Motion?

  /// Goes to where its middle is to be at `point` of the board; nobody can take it any more.
  public func leave(for point: @escaping () -> Point) {
    hover(about: point)
    isAtHome = false
    (isFocusable, isTarget) = (false, false)
  }

  /// Fades where it is, in a quarter of a second, and is gone.
  public func vanish() {
    fading = Motion.timed(on: self, seconds: 0.25) { [weak self] progress in
      self?.presence = 1 - progress
    } done: { [weak self] in
      self?.isVisible = false
      self?.fading = nil
    }
  }

  /// Lies in its place again, or not, without a motion of its own.
  open func setAtHome(_ isAtHome: Bool) {
    fading = nil
    presence = 1
    self.isAtHome = isAtHome
    (isVisible, isFocusable, isTarget) = (isAtHome, isAtHome, isAtHome)
    animateToFrame()
  }
}
