import CGtk

/// The parts that a drawing is made of, in their order.
@MainActor struct DrawnParts {
  /// Owns the nodes of the parts.
  private let drawing: Drawing?
  private let parts: [DrawnPart]

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
      parts = [DrawnPart(drawing.node)]
      return
    }
    parts = (0..<gsk_container_node_get_n_children(drawing.node)).map { index in
      DrawnPart(gsk_container_node_get_child(drawing.node, index)!)
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

  /// With more that differ from what had their place before, some may have changed their places alone.
  private static let fewChanges = 256

  /// Where it may look other than before: all around what went, what came and what changed its order.
  func changes(since before: DrawnParts) -> [graphene_rect_t] {
    let (old, new) = (before.parts, parts)
    if old.count == new.count {
      let changed = new.indices.filter { !old[$0].looks(like: new[$0]) }
      if changed.count <= Self.fewChanges { return changed.flatMap { [old[$0].bounds, new[$0].bounds] } }
    }
    return reordered(since: before)
  }

  /// The same where parts are other ones than before, of which as many as possible keep their order.
  private func reordered(since before: DrawnParts) -> [graphene_rect_t] {
    let (old, new) = (before.parts, parts)
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { !old[$0].looks(like: new[$0]) } ?? shorter
    let end =
      (0..<shorter - start).first { !old[old.count - 1 - $0].looks(like: new[new.count - 1 - $0]) } ?? shorter - start
    let places = Dictionary(
      (start..<old.count - end).map { (old[$0].content, $0) }, uniquingKeysWith: { first, _ in first })
    let middle = new[start..<new.count - end]
    // Where each was among the old ones, if it has not changed by itself.
    let origins = middle.map { part in places[part.content].flatMap { old[$0].looks(like: part) ? $0 : nil } }
    let kept = Set(origins.longestRise)
    let came = zip(middle, origins).filter { $1.map(kept.contains) != true }.map(\.0.bounds)
    let went = (start..<old.count - end).filter { !kept.contains($0) }.map { old[$0].bounds }
    return came + went
  }

  /// Draws those that have a share in one of the rectangles.
  func draw(in rects: [graphene_rect_t], on context: OpaquePointer) {
    for part in parts where rects.contains(where: part.bounds.overlaps) { part.draw(on: context) }
  }
}

nonisolated extension graphene_rect_t {
  /// Whether two share an area.
  ///
  /// Without a call of C's, for each of thousands is asked about each of many.
  func overlaps(_ other: graphene_rect_t) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
