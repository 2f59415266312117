import InputEvents

extension KeyPress {
  /// Returns the direction of Home, End and Ctrl with an arrow key; nil for other keys.
  func edgeDirection(isRightToLeft: Bool) -> FocusDirection? {
    switch key {
    case .home: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    case .left where control: .left
    case .right where control: .right
    case .up where control: .up
    case .down where control: .down
    default: nil
    }
  }
}
