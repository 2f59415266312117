import CGtk

/// The parts that a drawing is made of, in their order.
@MainActor struct DrawnParts {
  /// A part as it is, and what it shows, which stays the same object for as long as nobody draws it again.
  private struct Part {
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

    func looks(like other: Part) -> Bool {
      content == other.content && gsk_transform_equal(transform, other.transform) != 0
    }
  }

  /// Owns the nodes of the parts.
  private let drawing: Drawing?
  private let parts: [Part]

  var count: Int { parts.count }

  /// What they cover, in device-independent pixels.
  var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    if let drawing { gsk_render_node_get_bounds(drawing.node, &bounds) }
    return bounds
  }

  /// No parts.
  init() { (drawing, parts) = (nil, []) }

  init(of drawing: Drawing) {
    self.drawing = drawing
    guard gsk_render_node_get_node_type(drawing.node) == GSK_CONTAINER_NODE else {
      parts = [Part(drawing.node)]
      return
    }
    parts = (0..<gsk_container_node_get_n_children(drawing.node)).map { index in
      Part(gsk_container_node_get_child(drawing.node, index)!)
    }
  }

  /// Whether none is farther out than `distance`, none larger, and none nowhere.
  ///
  /// Each is asked: what covers all of them says nothing of one whose place is no number.
  func lie(within distance: Float) -> Bool {
    parts.allSatisfy { part in
      let (origin, size) = (part.bounds.origin, part.bounds.size)
      return abs(origin.x) <= distance && abs(origin.y) <= distance && 0...distance ~= size.width
        && 0...distance ~= size.height
    }
  }

  /// Where it may look other than before: all around what went, what came and what is drawn in another order.
  func changes(since before: DrawnParts) -> [graphene_rect_t] {
    let (old, new) = (before.parts, parts)
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { !old[$0].looks(like: new[$0]) } ?? shorter
    let end =
      (0..<shorter - start).first { !old[old.count - 1 - $0].looks(like: new[new.count - 1 - $0]) } ?? shorter - start
    let places = Dictionary(
      (start..<old.count - end).map { (old[$0].content, $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [graphene_rect_t] = []
    var next = start  // of the old ones
    for part in new[start..<new.count - end] {
      guard let same = places[part.content], same >= next, old[same].looks(like: part) else {
        changes.append(part.bounds)
        continue
      }
      changes += old[next..<same].map(\.bounds)
      next = same + 1
    }
    return changes + old[next..<old.count - end].map(\.bounds)
  }

  /// Draws those that have a share in a rectangle.
  func draw(in rect: graphene_rect_t, on context: OpaquePointer) {
    var rect = rect
    for part in parts {
      var bounds = part.bounds
      if graphene_rect_intersection(&rect, &bounds, nil) { gsk_render_node_draw(part.node, context) }
    }
  }
}
