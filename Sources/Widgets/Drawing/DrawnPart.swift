import CGtk
import Geometry

/// A node of a drawing, split into its content and transform.
///
/// The content stays the same object until it is drawn again. The part owns nothing: it is valid as long as its
/// drawing.
@MainActor struct DrawnPart {
  let node: OpaquePointer
  let content: OpaquePointer
  let transform: OpaquePointer?
  let bounds: graphene_rect_t

  init(_ node: OpaquePointer) {
    let isPlaced = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
    self.node = node
    content = isPlaced ? gsk_transform_node_get_child(node) : node
    transform = isPlaced ? gsk_transform_node_get_transform(node) : nil
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    self.bounds = bounds
  }

  func draw(on context: OpaquePointer) { Drawing.draw(node, on: context) }

  func looks(like other: DrawnPart) -> Bool {
    content == other.content && gsk_transform_equal(transform, other.transform) != 0
  }

  /// The scale and translation of the content; nil for any other transform.
  var placement: (scale: Double, origin: Point)? {
    let affine = gsk_transform_get_category(transform)
    guard affine.rawValue >= GSK_TRANSFORM_CATEGORY_2D_AFFINE.rawValue else { return nil }
    var (across, down, x, y): (Float, Float, Float, Float) = (1, 1, 0, 0)
    gsk_transform_to_affine(transform, &across, &down, &x, &y)
    guard across == down, across > 0, (x + y).isFinite else { return nil }
    return (Double(across), Point(x: Double(x), y: Double(y)))
  }
}

extension Drawing {
  func looks(like other: Drawing) -> Bool {
    guard partCount == other.partCount else { return false }
    for index in 0..<partCount where !DrawnPart(part(at: index)).looks(like: DrawnPart(other.part(at: index))) {
      return false
    }
    return true
  }
}
