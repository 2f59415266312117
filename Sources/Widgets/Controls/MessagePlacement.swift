import Geometry

/// Finds a place for a message where it covers no obstacle, such as a button or a piece on a board.
nonisolated struct MessagePlacement {
  let area: Size
  let obstacles: [Rect]

  /// Returns the free frame nearest to the bottom center for one of `sizes`, the preferred one first; nil without one.
  func frame(for sizes: [Size]) -> Rect? {
    for size in sizes where size.width <= area.width && size.height <= area.height {
      if let frame = frame(for: size) { return frame }
    }
    return nil
  }

  /// Returns the frame at the bottom center, which may cover obstacles.
  func bottom(for size: Size) -> Rect {
    Rect(origin: Point(x: ((area.width - size.width) / 2).rounded(), y: area.height - size.height), size: size)
  }

  private func frame(for size: Size) -> Rect? {
    let last = Point(x: area.width - size.width, y: area.height - size.height)
    // At the edges and directly above obstacles, from the bottom to the top.
    let rows = Set(obstacles.map { $0.minY - size.height }).filter { (0...last.y).contains($0) }
    let columns = [(last.x / 2).rounded(), 0, last.x]
    // The bottom and the top are where people look for a message.
    let ordered = [last.y, 0] + rows.sorted(by: >)
    for column in [columns.prefix(1), columns.dropFirst()] {
      for row in ordered {
        for x in column {
          let frame = Rect(origin: Point(x: x, y: row.rounded(.down)), size: size)
          if obstacles.allSatisfy({ $0.overlap(with: frame) == 0 }) { return frame }
        }
      }
    }
    return nil
  }
}
