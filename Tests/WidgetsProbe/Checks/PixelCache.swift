import Geometry
import Widgets

extension Check {
  /// The pixels that stand for a drawing of many parts.
  static let pixelCache: [Check] =
    // Each in a process of its own, for all of them take longer than a check may on a busy machine.
    (UInt64(1)...8).map { seed in
      Check("Pixel cache: whatever changes, it shows the same as the drawing, from seed \(seed)") {
        for scale in [1.0, 2] {
          var scene = PartsScene(seed: seed, count: 150, scale: scale)
          for step in 0..<40 {
            try expect(scene.cached() == scene.plain(), "scale \(scale), after \(step) changes")
            scene.change()
          }
        }
      }
    } + fewAndFar + [
      Check("Pixel cache: where hundreds change at once, it shows the same as the drawing") {
        var scene = PartsScene(seed: 9, count: 600, scale: 1)
        for _ in 0..<3 {
          try expect(scene.cached() == scene.plain(), "before")
          scene.shuffle()
          try expect(scene.cached() == scene.plain(), "in another order")
          scene.keep(300)
          try expect(scene.cached() == scene.plain(), "of half of them")
          scene.add(300)
        }
      }
    ]

  /// Where pixels are of no use.
  private static let fewAndFar: [Check] = [
    Check("Pixel cache: a drawing of few parts is drawn as it is, also after one of many") {
      var scene = PartsScene(seed: 1, count: 150, scale: 1)
      _ = scene.cached()
      try expect(scene.isCached, "many parts are pixels")
      scene.keep(2)
      try expect(scene.cached() == scene.plain(), "the few of them that stay")
      try expect(!scene.isCached, "few are drawn as they are")
    },

    Check("Pixel cache: what lies far out is neither kept nor lost") {
      var scene = PartsScene(seed: 2, count: 150, scale: 1)
      _ = scene.cached()
      for distance in [1e7, 1e300, .infinity, .nan] {
        scene.move(to: Point(x: distance, y: 0))
        try expect(scene.cached() == scene.plain(), "with a part at \(distance)")
        try expect(!scene.isCached, "at \(distance) no pixels are kept")
      }
      scene.move(to: Point(x: 40, y: 0))
      try expect(scene.cached() == scene.plain() && scene.isCached, "when it is back")
    },
  ]
}

/// Rectangles that lie over each other, and over the edges of what is seen.
private struct PartsScene {
  private struct Part {
    let drawing: Drawing
    var origin: Point

    func isSame(_ other: Part) -> Bool { drawing === other.drawing && origin == other.origin }
  }

  private(set) var isCached = false
  private let scale: Double
  private let cache = PixelCache()
  private var numbers: SplitMix
  private var parts: [Part] = []
  /// What the cache was handed last: neighbors that are the same are the same object.
  private var groups: [(parts: ArraySlice<Part>, drawing: Drawing)] = []
  private static let groupSize = 40
  private static let size = Size(width: 600, height: 500)

  init(seed: UInt64, count: Int, scale: Double) {
    (numbers, self.scale) = (SplitMix(state: seed), scale)
    parts = (0..<count).map { _ in anyPart() }
  }

  mutating func cached() -> PicturePixels {
    let pixels = pixels { snapshot in
      groups = neighbors.enumerated().map { index, parts in
        let before = index < groups.count ? groups[index] : nil
        if let before, before.parts.elementsEqual(parts, by: { $0.isSame($1) }) { return before }
        return (parts, snapshot.recorded { self.draw(parts, $0) }!)
      }
      snapshot.draw(snapshot.cached(groups.map(\.drawing), in: cache, scale: scale))
    }
    isCached = !cache.isEmpty
    return pixels
  }

  private var neighbors: [ArraySlice<Part>] {
    stride(from: 0, to: parts.count, by: Self.groupSize).map { parts[$0..<min($0 + Self.groupSize, parts.count)] }
  }

  func plain() -> PicturePixels { pixels { draw(parts[...], $0) } }

  mutating func keep(_ count: Int) { parts.removeLast(parts.count - count) }

  mutating func add(_ count: Int) { parts += (0..<count).map { _ in anyPart() } }

  mutating func shuffle() { parts.shuffle(using: &numbers) }

  mutating func move(to origin: Point) { parts[0].origin = origin }

  /// Some are drawn again, moved, taken away, added, or put on top.
  mutating func change() {
    for _ in 0..<Int.random(in: 1...6, using: &numbers) {
      let index = Int.random(in: parts.indices, using: &numbers)
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: parts[index] = anyPart()
      case 1: parts[index].origin = anyPoint()
      case 2: parts.remove(at: index)
      case 3: parts.insert(anyPart(), at: index)
      case 4: parts.append(parts.remove(at: index))
      default: parts.swapAt(index, 0)
      }
    }
  }

  private func draw(_ parts: ArraySlice<Part>, _ snapshot: Snapshot) {
    for part in parts { snapshot.translated(by: part.origin) { $0.draw(part.drawing) } }
  }

  private func pixels(_ draw: (Snapshot) -> Void) -> PicturePixels {
    PicturePixels(of: Texture(size: Self.size, scale: scale, draw: draw))
  }

  private mutating func anyPart() -> Part {
    func side() -> Double { Double(Int.random(in: 1...90, using: &numbers)) }
    let rect = Rect(x: 0, y: 0, width: side(), height: side())
    func part() -> Double { Double.random(in: 0...1, using: &numbers) }
    let color = Color(red: part(), green: part(), blue: part())
    var drawing: Drawing?
    _ = Texture(size: rect.size, scale: 1) { snapshot in drawing = snapshot.recorded { $0.fill(rect, color) } }
    return Part(drawing: drawing!, origin: anyPoint())
  }

  private mutating func anyPoint() -> Point {
    Point(
      x: Double(Int.random(in: -120...620, using: &numbers)), y: Double(Int.random(in: -120...520, using: &numbers)))
  }
}
