import CGtk
import DragAndDrop

// What a custom widget asks of its children when it is measured, and does with them when it is laid out.

extension Widget {
  /// Which extent follows from the other.
  ///
  /// Wraps `gtk_widget_get_request_mode`.
  public var askedSizing: Sizing { Sizing(gtk_widget_get_request_mode(pointer)) }

  /// What the widget asks for in a direction, in device-independent pixels.
  ///
  /// Wraps `gtk_widget_measure`.
  ///
  /// - Parameter other: The extent in the other direction that it has to go with, at least its smallest; -1 for none.
  public func extent(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    guard other >= 0, askedSizing != .constant else { return measured(direction, other: -1) }
    return measured(direction, other: max(other, measured(direction == .horizontal ? .vertical : .horizontal).minimum))
  }

  private func measured(_ direction: Direction, other: Int = -1) -> (minimum: Int, natural: Int) {
    var (minimum, natural): (Int32, Int32) = (0, 0)
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_widget_measure(pointer, orientation, Int32(clamping: other), &minimum, &natural, nil, nil)
    return (Int(clamping: minimum), Int(clamping: natural))
  }

  /// Gives the widget its place in its parent, which it has to have asked for the extents of before.
  ///
  /// It is moved there by a transform, which draws nothing again. Wraps `gtk_widget_allocate`.
  ///
  /// - Parameter frame: In the parent's coordinates; its width and height count in whole pixels.
  public func allocate(in frame: Rect) {
    var origin = frame.graphene.origin
    let transform = frame.origin == .zero ? nil : gsk_transform_translate(nil, &origin)
    gtk_widget_allocate(
      pointer, Int32(pixels: frame.size.width), Int32(pixels: frame.size.height), -1, transform)
  }
}
