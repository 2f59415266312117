import Geometry

extension Piece {
  /// Sets the frame, and the area that hides what is scrolled out of it.
  ///
  /// A piece at rest moves there, unless it is new. A lifted piece keeps its position, and lands there later.
  func setFrame(_ frame: Rect, in area: ScrollArea?, isAnimated: Bool) {
    scrollArea = area
    guard self.frame != frame else { return }
    let (start, isNew) = (currentFrame.center, self.frame == .zero)
    self.frame = frame
    if isAnimated, !isLifted, !isNew { animateToFrame(from: start) }
  }
}
