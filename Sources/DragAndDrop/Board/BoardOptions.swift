/// The keys, times, animations and strings of a board.
///
/// `DragCoordinator`, `SortableRows` and `BoardTester` take the same value.
public struct BoardOptions: Sendable {
  /// The keys, by function.
  public var keys: BoardKeys
  /// The condition under which a press becomes a drag, unless ``DragDelegate/activation(of:by:)`` returns another one.
  public var activation = DragActivation.atOnce
  /// The time after which a press by a finger that has not moved opens the menu when it ends, in seconds.
  public var longPressTime = 0.6
  /// The time for which a piece is held over a place before the place opens, in seconds.
  public var springLoadDelay = 0.6
  /// The scale of a lifted piece; above 0.
  public var liftedScale = 1.06
  /// The time in which a piece grows to ``liftedScale``, in seconds.
  public var liftTime = 0.15
  /// The animation of pieces to their places, after a drop and from place to place by keys; nil for none.
  public var dropAnimation: DropAnimation? = DropAnimation()
  /// The user-visible strings.
  public var strings: BoardStrings

  /// Creates the default options, with other keys and strings if they are given.
  public init(keys: BoardKeys = BoardKeys(), strings: BoardStrings = BoardStrings()) {
    (self.keys, self.strings) = (keys, strings)
  }
}

/// The spring that moves a piece to its place.
public struct DropAnimation: Equatable, Sendable {
  /// The damping ratio, at least 0; from 1 on, the piece does not go beyond its place.
  public var damping: Double
  /// The stiffness, at least 1; four times the stiffness halves the time.
  public var stiffness: Double

  /// Creates a spring; the default one has 1 % of the way left after 0.35 seconds.
  public init(damping: Double = 0.72, stiffness: Double = 320) {
    (self.damping, self.stiffness) = (damping, stiffness)
  }
}
