import Geometry
import Widgets

extension Check {
  /// The pixels that stand for one thing that moves.
  static let movingPixels: [Check] = [
    Check("Moving pixels: what moves by whole pixels shows the same as the drawing") {
      for scale in [1.0, 2] {
        let scene = MovingScene(scale: scale)
        for step in 0..<20 {
          let origin = Point(x: Double(step * 7) - 20, y: Double(step * 3))
          try expect(scene.cached(at: origin) == scene.plain(at: origin), "scale \(scale), at \(origin)")
        }
        try expect(scene.isCached, "it is pixels")
      }
    },

    Check("Moving pixels: between pixels it is shown at the nearest, and as large as it is drawn") {
      let scene = MovingScene(scale: 1)
      let (near, whole) = (Point(x: 10.3, y: 20.4), Point(x: 10, y: 20))
      try expect(scene.cached(at: near) == scene.plain(at: whole), "as sharp as at rest")
      try expect(
        scene.cached(at: whole, scaledBy: 2, density: 2) == scene.plain(at: whole, scaledBy: 2), "twice as large")
    },

    Check("Moving pixels: what shows something else is painted anew") {
      let scene = MovingScene(scale: 1)
      _ = scene.cached(at: .zero)
      scene.drawAnew(Color(red: 1, green: 0, blue: 0))
      try expect(scene.cached(at: .zero) == scene.plain(at: .zero), "in another color")
      scene.drawAnew(.black, side: 3000)
      try expect(scene.cached(at: .zero) == scene.plain(at: .zero), "of any size")
      try expect(!scene.isCached, "what is too large is drawn as it is")
      scene.drawAnew(.black)
      try expect(scene.cached(at: .zero) == scene.plain(at: .zero) && scene.isCached, "small again")
      try expect(scene.cached(at: .zero, turnedBy: 30) == scene.plain(at: .zero, turnedBy: 30), "turned")
      try expect(!scene.isCached, "what is turned is drawn as it is")
    },

    Check("Moving pixels: what stands still is the same drawing, and none once they are cleared") {
      let scene = MovingScene(scale: 1)
      _ = scene.cached(at: Point(x: 5, y: 5))
      let drawing = scene.shown
      _ = scene.cached(at: Point(x: 5, y: 5))
      try expect(scene.shown === drawing, "it is painted nowhere again")
      _ = scene.cached(at: Point(x: 6, y: 5))
      try expect(scene.shown !== drawing, "it has moved")
    },
  ]
}

/// A shape with a round corner and a line, which moves.
private final class MovingScene {
  private(set) var isCached = false
  /// What was shown last.
  private(set) var shown: Drawing?
  private let scale: Double
  private let pixels = MovingPixels()
  private var content: Drawing?
  private static let size = Size(width: 240, height: 160)

  init(scale: Double) {
    self.scale = scale
    drawAnew(.black)
  }

  func drawAnew(_ color: Color, side: Double = 50) {
    let rect = Rect(x: -4, y: -3, width: side, height: 40)
    _ = Texture(size: Self.size, scale: 1) { snapshot in
      content = snapshot.recorded { snapshot in
        snapshot.fill(rect, radius: 9, color)
        snapshot.fill(Rect(x: 5, y: 5, width: 20, height: 2), .white)
      }
    }
  }

  func cached(at origin: Point, scaledBy factor: Double = 1, turnedBy angle: Double = 0, density: Double = 1)
    -> PicturePixels
  {
    image { snapshot in
      let drawing = snapshot.recorded { self.draw($0, origin, factor, angle) }!
      let cached = snapshot.cached(drawing, in: self.pixels, density: density * self.scale, scale: self.scale)
      (self.isCached, self.shown) = (cached !== drawing, cached)
      snapshot.draw(cached)
    }
  }

  func plain(at origin: Point, scaledBy factor: Double = 1, turnedBy angle: Double = 0) -> PicturePixels {
    image { self.draw($0, origin, factor, angle) }
  }

  private func draw(_ snapshot: Snapshot, _ origin: Point, _ factor: Double, _ angle: Double) {
    guard let content else { return }
    snapshot.translated(by: origin) { snapshot in
      if factor != 1 { return snapshot.scaled(by: factor) { $0.draw(content) } }
      if angle != 0 { return snapshot.rotated(by: angle) { $0.draw(content) } }
      snapshot.draw(content)
    }
  }

  private func image(_ draw: (Snapshot) -> Void) -> PicturePixels {
    PicturePixels(of: Texture(size: Self.size, scale: scale, draw: draw))
  }
}
