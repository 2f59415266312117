import DragAndDrop
import Widgets

/// What is shown in the hand in place of a piece, which stays where it is, faded, until it lands.
///
/// It stands for all that comes along, too. It is moved as a piece is: by a transform, and without being drawn again.
/// See ``DragCoordinatorDelegate/dragPreview(for:)``.
public final class DragPreview: Piece {
  /// How large it is, in device-independent pixels.
  let extent: Size
  /// How much is left to see of the piece meanwhile.
  static let fadedOpacity = 0.4
  private let paint: (Snapshot) -> Void

  /// One that `draw` draws once, in its own coordinates.
  ///
  /// - Parameter extent: How large it is, in device-independent pixels.
  public init(_ extent: Size, draw: @escaping (Snapshot) -> Void) {
    (self.extent, paint) = (extent, draw)
    super.init(WidgetKind(styleName: "stand-in", role: .decoration))
    // Hands and keys are for the piece itself.
    (isTarget, isFocusable) = (false, false)
  }

  /// One that shows a widget, which fills it.
  ///
  /// - Parameter extent: How large it is, in device-independent pixels.
  public convenience init(_ extent: Size, _ widget: Widget) {
    self.init(extent) { _ in }
    fill(with: widget)
  }

  public override func draw(_ snapshot: Snapshot) { paint(snapshot) }
}
