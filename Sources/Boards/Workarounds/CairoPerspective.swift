import CGtk
import Geometry
import Widgets

extension BoardItem {
  /// The distance of the viewer in the perspective, as a multiple of the item's height.
  private static let viewerDistance = 4.0

  /// Returns a transform with a rotation about the vertical axis, in degrees; takes ownership of `transform`.
  ///
  /// Works around the cairo renderer, which has no perspective, by scaling the width.
  ///
  /// - Cause: `gsk_render_node_draw` draws a pink rectangle for a transform that is not affine, and cairo reports a
  ///   lack of memory for a width close to 0.
  /// - Affected versions: GTK 4.8 to 4.24. The renderer is queried for each item (``Widget/isDrawnByCairo``).
  /// - Test: 'Extremes: a piece that is turned nearly to its edge is drawn without warnings' in WidgetsTestHost.
  func rotated(_ transform: OpaquePointer?, by degrees: Double, _ size: Size) -> OpaquePointer? {
    guard !isDrawnByCairo else {
      let width = cos(degrees * .pi / 180)
      return gsk_transform_scale(transform, width * size.width < 0.5 ? 0 : Float(width), 1)
    }
    return gsk_transform_rotate_3d(
      gsk_transform_perspective(transform, Float(Self.viewerDistance * size.height)), Float(degrees),
      graphene_vec3_y_axis())
  }
}
