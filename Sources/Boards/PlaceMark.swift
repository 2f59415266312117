import DragAndDrop
import Widgets

/// What a place shows about the piece that is being carried; a piece can be a place for others.
nonisolated public enum PlaceMark: Equatable, Sendable {
  /// Nothing is carried that concerns this place.
  case none
  /// It would take what is being carried.
  case candidate
  /// What is over it counts if it is dropped now.
  case accepted
  /// What is over it would come back if it were dropped now.
  case rejected
}

/// How what a board draws about an item looks: its mark as a place, and the ring of what has the keyboard focus.
nonisolated public struct MarkStyle: Equatable, Sendable {
  /// The radius of the item's corners, in device-independent pixels.
  public var radius: Double
  /// How wide the outline of a verdict is, in device-independent pixels.
  public var width: Double
  /// The color of the outline where a drop would count; nil for that of the sign.
  public var acceptedColor: Color?
  /// The sign where a drop would count.
  public var acceptedSign = VerdictSign.check

  /// How far beside the item its ring lies, in device-independent pixels; below 0 on it.
  public var ringGap: Double

  /// Square corners, an outline 4 pixels wide and a ring 3 pixels off, unless told otherwise.
  public init(radius: Double = 0, width: Double = 4, ringGap: Double = 3) {
    (self.radius, self.width, self.ringGap) = (radius, width, ringGap)
  }
}
