import Geometry
import Widgets

/// A piece that is dragged in place of the picked-up piece, which stays where it is, faded, until it lands.
///
/// It also represents the other pieces of the drag. It moves by a transform and is not drawn again. See
/// ``DragCoordinatorDelegate/dragPreview(for:)``.
public final class DragPreview: Piece {
  let extent: Size
  static let fadedOpacity = 0.4
  private let paint: (Snapshot) -> Void

  /// Creates a preview that `draw` draws once, in its own coordinates.
  ///
  /// - Parameter extent: The size, in device-independent pixels.
  public init(_ extent: Size, draw: @escaping (Snapshot) -> Void) {
    (self.extent, paint) = (extent, draw)
    super.init(WidgetKind(styleName: "stand-in", role: .decoration))
    // Events and the focus belong to the piece itself.
    (isTarget, isFocusable) = (false, false)
  }

  /// Creates a preview that a widget fills.
  ///
  /// - Parameter extent: The size, in device-independent pixels.
  public convenience init(_ extent: Size, _ widget: Widget) {
    self.init(extent) { _ in }
    fill(with: widget)
  }

  public override func draw(_ snapshot: Snapshot) { paint(snapshot) }
}
