import Geometry

/// The condition under which a press on an item becomes a drag; a press that ends before is a click.
public enum DragActivation: Hashable, Sendable {
  /// Immediately on press.
  case atOnce
  /// After the pointer has moved by a distance, in device-independent pixels, which helps people with a tremor.
  case distance(Double)
  /// After the pointer has rested for `seconds` within `tolerance` device-independent pixels.
  ///
  /// A press that moves farther before becomes neither a drag nor a click; that of a finger can scroll the board.
  case delay(seconds: Double, tolerance: Double = 5)
}

/// A press that can become a drag; it has no clock, so that the caller passes the time.
public struct DragPress: Equatable, Sendable {
  /// The state of a press.
  public enum State: Sendable {
    /// The press is a click if it is released now.
    case waiting
    /// The press is a drag.
    case dragging
    /// The press is neither a click nor a drag.
    case failed
  }

  /// The current state.
  public private(set) var state: State
  private let activation: DragActivation
  private let start: Point

  /// Creates a press at `point`, in any coordinate system that ``update(to:after:)`` uses too.
  public init(_ activation: DragActivation, at point: Point) {
    (self.activation, start) = (activation, point)
    state = activation == .atOnce ? .dragging : .waiting
  }

  /// The time after which the press becomes a drag, in seconds; nil if it does not depend on time.
  public var delay: Double? {
    if case .delay(let seconds, _) = activation { seconds } else { nil }
  }

  /// Updates the position of the pointer and the time since the press, in seconds.
  ///
  /// Once the delay has passed, the press is a drag wherever `point` is: the first movement after a rest can be a long one.
  public mutating func update(to point: Point, after seconds: Double) {
    guard state == .waiting else { return }
    let moved = point.distance(to: start)
    switch activation {
    // A drag since the press.
    case .atOnce: break
    case .distance(let distance): if moved >= distance { state = .dragging }
    case .delay(let delay, let tolerance):
      if seconds >= delay { state = .dragging } else if moved > tolerance { state = .failed }
    }
  }
}
