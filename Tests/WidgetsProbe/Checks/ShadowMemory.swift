import DragAndDrop
import Widgets

extension Check {
  /// What shadows leave behind.
  static let shadowMemory: [Check] = [
    Check("Shadow: those of windows of any size leave little behind") {
      // The first ones load what draws them.
      for scale in stride(from: 0.5, to: 3, by: 0.5) { draw(scale: scale) }
      let before = try Memory.now
      // As of 2,500 sizes that a board may have.
      for scale in stride(from: 0.5, to: 3, by: 0.001) { draw(scale: scale) }
      let taken = try Memory.now - before
      try expect(taken < 2 << 20, "less than 2 MiB stay, and not \(taken >> 10) KiB")
    }
  ]

  private static func draw(scale: Double) {
    let shadow = Shadow(color: .black.opacity(0.5), offset: Point(x: 0, y: 3 * scale), blur: 14 * scale)
    let rect = Rect(x: 60, y: 60, width: 200, height: 200)
    _ = Texture(size: Size(width: 320, height: 320), scale: 1) { $0.shadow(of: rect, radius: 12 * scale, shadow) }
  }
}
