import InputEvents

extension KeyPress {
  /// Returns the direction in which a key moves the focus to the last item; nil for a key that does not.
  ///
  /// The keys are Home, End, and Ctrl with an arrow key. In columns, Home and End go to the top and bottom; otherwise to
  /// the start and end of the row. With Alt, they are the program's.
  package func edgeDirection(isRightToLeft: Bool, line: Direction?) -> FocusDirection? {
    guard !alt else { return nil }
    return switch key {
    case .home where line == .vertical: .up
    case .end where line == .vertical: .down
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
