import Geometry
import Widgets

/// A piece that is dragged in place of the picked-up pieces, which stay where they are, faded, until it lands.
///
/// It moves by a transform and is not drawn again. See ``DragCoordinatorDelegate/dragPreview(for:)``.
public final class DragPreview: Piece {
  let extent: Size
  static let fadedOpacity = 0.4
  private let paint: (Snapshot) -> Void

  /// Creates a preview of a size in device-independent pixels, which `draw` draws once, in its own coordinates.
  public init(_ extent: Size, draw: @escaping (Snapshot) -> Void) {
    (self.extent, paint) = (extent, draw)
    super.init(WidgetKind(styleName: "stand-in", role: .decoration))
    // Events and the focus belong to the piece itself.
    (isTarget, isFocusable) = (false, false)
  }

  /// Creates a preview of a size in device-independent pixels, which a widget fills.
  public convenience init(_ extent: Size, _ widget: Widget) {
    self.init(extent) { _ in }
    fill(with: widget)
  }

  public override func draw(_ snapshot: Snapshot) { paint(snapshot) }
}
