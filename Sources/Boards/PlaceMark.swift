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

/// How the mark of a place looks.
nonisolated public struct MarkStyle: Equatable, Sendable {
  /// The radius of the place's corners, in device-independent pixels.
  public var radius: Double
  /// How wide the outline of a verdict is, in device-independent pixels.
  public var width: Double
  /// The color of the outline where a drop would count; nil for that of the sign.
  public var acceptedColor: Color?
  /// The sign where a drop would count.
  public var acceptedSign = VerdictSign.check

  /// Square corners and an outline 4 pixels wide, unless told otherwise.
  public init(radius: Double = 0, width: Double = 4) { (self.radius, self.width) = (radius, width) }
}
