import Geometry
import Widgets

/// A piece that leaves its place when it is played, and returns when that is undone.
open class LeavingPiece: Piece {
  /// Whether the piece has not been played: it is in its place, on the way there, or carried.
  public private(set) var isInPlace = true
  private var fading: Motion?

  /// Moves the piece's center to `point` of the board; the piece can no longer be picked up.
  public func leave(for point: @escaping () -> Point) {
    hover(about: point)
    isInPlace = false
    (isFocusable, isTarget) = (false, false)
  }

  /// Fades the piece out in place within 0.25 s, and then hides it.
  public func fadeOut() {
    fading = Motion.timed(on: self, seconds: 0.25) { [weak self] progress in
      self?.presence = 1 - progress
    } done: { [weak self] in
      self?.isVisible = false
      self?.fading = nil
    }
  }

  /// Returns the piece to its place without fading, or hides it if it was played.
  open func setInPlace(_ isInPlace: Bool) {
    fading = nil
    presence = 1
    self.isInPlace = isInPlace
    (isVisible, isFocusable, isTarget) = (isInPlace, isInPlace, isInPlace)
    animateToFrame()
  }
}
