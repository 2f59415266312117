/// When a press on an item becomes a drag; one that ends before is a click.
public enum DragActivation: Hashable, Sendable {
  /// As it is pressed.
  case atOnce
  /// Once the hand has gone so far from where it pressed, in device-independent pixels: for hands that tremble.
  case distance(Double)
  /// Once the hand has rested for so many seconds, and gone no farther than `tolerance` device-independent pixels.
  ///
  /// One that goes farther drags nothing: so a finger can scroll a board that is full of items.
  case delay(seconds: Double, tolerance: Double = 5)
}

/// A press that waits to become a drag.
///
/// It has no clock: whoever follows the hand says how long it has pressed.
public struct DragPress: Equatable, Sendable {
  /// What has become of it.
  public enum State: Sendable {
    /// Nothing yet: let go now, it is a click.
    case waiting
    /// A drag, to its end.
    case dragging
    /// Nothing that concerns the item.
    case failed
  }

  /// What has become of it.
  public private(set) var state: State
  private let activation: DragActivation
  private let start: Point

  /// A press at `point`, in any coordinates in which it is followed.
  public init(_ activation: DragActivation, at point: Point) {
    (self.activation, start) = (activation, point)
    state = activation == .atOnce ? .dragging : .waiting
  }

  /// How long it takes at most, in seconds; nil where time changes nothing.
  public var delay: Double? {
    if case .delay(let seconds, _) = activation { seconds } else { nil }
  }

  /// Tells where the hand is, so many seconds after it pressed.
  ///
  /// What is told late counts as if it had been told in time: a hand that goes on after the delay had rested until then.
  public mutating func update(to point: Point, after seconds: Double) {
    guard state == .waiting else { return }
    let way = point.distance(to: start)
    switch activation {
    case .atOnce: state = .dragging
    case .distance(let distance): if way >= distance { state = .dragging }
    case .delay(let delay, let tolerance):
      if seconds >= delay { state = .dragging } else if way > tolerance { state = .failed }
    }
  }
}
