import Games
import Geometry
import Widgets

extension Painter {
  func add(_ suit: PlayingCard.Suit, in rect: Rect) {
    switch suit {
    case .hearts: heart(rect)
    case .diamonds: polygon([rect.point(0.5, 0), rect.point(0.88, 0.5), rect.point(0.5, 1), rect.point(0.12, 0.5)])
    case .spades:
      spade(rect)
      stem(rect)
    case .clubs:
      for (x, y) in [(0.5, 0.25), (0.24, 0.58), (0.76, 0.58)] { disk(rect.point(x, y), rect.size.width * 0.235) }
      stem(rect)
    }
  }

  private func spade(_ rect: Rect) {
    move(to: rect.point(0.5, 0))
    curve(to: rect.point(0.26, 0.8), rect.point(0.24, 0.3), rect.point(-0.26, 0.7))
    curve(to: rect.point(0.5, 0.66), rect.point(0.38, 0.82), rect.point(0.46, 0.76))
    curve(to: rect.point(0.74, 0.8), rect.point(0.54, 0.76), rect.point(0.62, 0.82))
    curve(to: rect.point(0.5, 0), rect.point(1.26, 0.7), rect.point(0.76, 0.3))
    close()
  }

  private func stem(_ rect: Rect) {
    polygon([rect.point(0.47, 0.5), rect.point(0.53, 0.5), rect.point(0.68, 1), rect.point(0.32, 1)])
  }

  /// Adds a line from note to note of a tune, between lines for the lowest and the highest note of all tunes.
  func addLines(of tune: Tune, in rect: Rect) {
    for y in [0.0, 1] { lines([rect.point(0, y), rect.point(1, y)]) }
    lines(points(of: tune, in: rect))
  }

  func addNotes(of tune: Tune, in rect: Rect) {
    for point in points(of: tune, in: rect) { disk(point, rect.size.width * 0.1) }
  }

  /// Adds the loudness of a sound over time, as bars.
  func addLevels(of recording: Recording, in rect: Rect) {
    let all = recording.levels
    // Thinner bars would run into each other.
    let stride = rect.size.width < 96 ? 3 : 1
    let levels = all.indices.filter { $0.isMultiple(of: stride) }.map { all[$0] }
    let step = rect.size.width / Double(max(1, levels.count))
    for (index, level) in levels.enumerated() {
      let height = rect.size.height * max(0.06, Double(level) / Double(Recording.highestLevel))
      let center = Point(x: rect.origin.x + (Double(index) + 0.5) * step, y: rect.center.y)
      let bar = Rect(center: center, size: Size(width: step * 0.6, height: height))
      polygon([bar.point(0, 0), bar.point(1, 0), bar.point(1, 1), bar.point(0, 1)])
    }
  }

  private func points(of tune: Tune, in rect: Rect) -> [Point] {
    let last = Double(max(1, tune.notes.count - 1))
    return tune.notes.enumerated().map { index, note in
      rect.point(0.1 + 0.8 * Double(index) / last, 0.9 - 0.8 * Double(note) / Double(Tune.highestNote))
    }
  }

  /// Adds up to 32 dots in groups of five, as on a die, so that they can be counted.
  func addDots(_ count: Int, in rect: Rect) {
    let blocks = (count + 4) / 5
    func side(_ columns: Int) -> Double {
      min(rect.size.width / Double(columns), rect.size.height / Double((blocks + columns - 1) / columns))
    }
    let columns = (1...max(1, blocks)).max { side($0) < side($1) } ?? 1
    let (cell, rows) = (side(columns), (blocks + columns - 1) / columns)
    let origin = rect.center - Point(x: cell * Double(columns) / 2, y: cell * Double(rows) / 2)
    for block in 0..<blocks {
      let corner = origin + Point(x: Double(block % columns), y: Double(block / columns)) * cell
      for (x, y) in Self.die[min(5, count - block * 5) - 1] { disk(corner + Point(x: x, y: y) * cell, cell * 0.12) }
    }
  }

  private static let die: [[(Double, Double)]] = [
    [(0.5, 0.5)],
    [(0.24, 0.24), (0.76, 0.76)],
    [(0.24, 0.24), (0.5, 0.5), (0.76, 0.76)],
    [(0.24, 0.24), (0.76, 0.24), (0.24, 0.76), (0.76, 0.76)],
    [(0.24, 0.24), (0.76, 0.24), (0.5, 0.5), (0.24, 0.76), (0.76, 0.76)],
  ]
}
