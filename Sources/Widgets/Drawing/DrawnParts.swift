import CGtk

/// The parts that a drawing is made of, in their order.
@MainActor struct DrawnParts {
  /// Owns the nodes of the parts; nil if there are none.
  let drawing: Drawing?
  let parts: [DrawnPart]

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
    // In loops, for a closure would be asked for each of thousands on which thread it runs.
    var parts: [DrawnPart] = []
    parts.reserveCapacity(drawing.partCount)
    for index in 0..<drawing.partCount { parts.append(DrawnPart(drawing.part(at: index))) }
    self.parts = parts
  }

  /// Whether none is farther out than `distance`, none larger, and none nowhere.
  ///
  /// Each is asked: what covers all of them says nothing of one whose place is no number.
  func lie(within distance: Float) -> Bool {
    for part in parts {
      let (origin, size) = (part.bounds.origin, part.bounds.size)
      guard abs(origin.x) <= distance, abs(origin.y) <= distance, 0...distance ~= size.width,
        0...distance ~= size.height
      else { return false }
    }
    return true
  }

  /// Draws those that have a share in one of the rectangles.
  func draw(in rects: [graphene_rect_t], on context: OpaquePointer) {
    let bounds = bounds
    let rects = rects.filter(bounds.overlaps)
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
