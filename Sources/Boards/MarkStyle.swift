import Geometry
import Widgets

/// The look of the mark of an accepting place.
nonisolated public enum MarkLook: Equatable, Sendable {
  /// An outline around the place while it would accept the dragged item and, while the item is over it, a sign.
  case outline
  /// A filled area under the dragged item, and nothing while the item is elsewhere, for the gap in a list.
  case gap
  /// A line along the place under the dragged item, above all pieces, and nothing while the item is elsewhere.
  case line
}

/// The style of an item's mark and focus ring.
nonisolated public struct MarkStyle: Equatable, Sendable {
  /// The radius of the item's corners, in device-independent pixels.
  public var radius: Double
  /// The look of the mark of an accepting place.
  public var look = MarkLook.outline
  /// The width of the outline of a verdict, in device-independent pixels.
  public var width: Double
  /// The color of the outline of an accepting place; nil for the color of the sign.
  public var acceptedColor: Color?
  /// The sign of an accepting place; a check mark means "correct", so use it only where nothing wrong is accepted.
  public var acceptedSign = VerdictSign.arrow

  /// The distance of the focus ring from the item, in device-independent pixels; negative for a ring on the item.
  public var ringGap: Double

  /// Creates a style, by default with square corners, an outline of 4 pixels and a ring at 3 pixels.
  public init(radius: Double = 0, width: Double = 4, ringGap: Double = 3) {
    (self.radius, self.width, self.ringGap) = (radius, width, ringGap)
  }
}
