import CGtk

/// The parts of a drawing, bottom first.
@MainActor struct DrawnParts {
  /// Owns the nodes of the parts; nil without parts.
  let drawing: Drawing?
  let parts: [DrawnPart]

  var count: Int { parts.count }

  /// In device-independent pixels.
  var bounds: graphene_rect_t {
    var bounds = graphene_rect_t()
    if let drawing { gsk_render_node_get_bounds(drawing.node, &bounds) }
    return bounds
  }

  init() { (drawing, parts) = (nil, []) }

  init(of drawing: Drawing) {
    self.drawing = drawing
    // A loop, because a closure would check its executor for each of thousands of parts.
    var parts: [DrawnPart] = []
    parts.reserveCapacity(drawing.partCount)
    for index in 0..<drawing.partCount { parts.append(DrawnPart(drawing.part(at: index))) }
    self.parts = parts
  }

  /// Whether all parts are finite and within `distance`; checks each, because a union of bounds can hide a NaN.
  func lie(within distance: Float) -> Bool {
    for part in parts {
      let (origin, size) = (part.bounds.origin, part.bounds.size)
      guard abs(origin.x) <= distance, abs(origin.y) <= distance, 0...distance ~= size.width,
        0...distance ~= size.height
      else { return false }
    }
    return true
  }

  func draw(in rects: [graphene_rect_t], on context: OpaquePointer) {
    let bounds = bounds
    let rects = rects.filter(bounds.overlaps)
    for part in parts where rects.contains(where: part.bounds.overlaps) { part.draw(on: context) }
  }
}

nonisolated extension graphene_rect_t {
  /// Avoids a C call, because each of thousands of parts is compared with many rectangles.
  func overlaps(_ other: graphene_rect_t) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}
