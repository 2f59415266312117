import CGtk
import Geometry

extension Widget {
  /// How the widget's width and height depend on each other (`gtk_widget_get_request_mode`).
  public var askedSizing: Sizing { Sizing(gtk_widget_get_request_mode(pointer)) }

  /// Returns the widget's minimum and natural size in a direction, in device-independent pixels (`gtk_widget_measure`).
  ///
  /// - Parameter other: The size in the other direction, raised to its minimum if necessary; -1 if unknown.
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

  /// Places the widget, measured before, in its parent's coordinates (`gtk_widget_allocate`).
  ///
  /// The frame's size is in whole pixels. A transform moves the widget, so that moving alone redraws nothing.
  public func allocate(in frame: Rect) {
    var origin = frame.graphene.origin
    let transform = frame.origin == .zero ? nil : gsk_transform_translate(nil, &origin)
    gtk_widget_allocate(
      pointer, Int32(pixels: frame.size.width), Int32(pixels: frame.size.height), -1, transform)
  }
}
