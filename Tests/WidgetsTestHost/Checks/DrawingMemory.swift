import CGtk
import Geometry
import Glibc
import Widgets

extension Check {
  /// What shadows and texts leave behind.
  static let drawingMemory: [Check] = [
    Check("Memory: a block as large as a picture has pages of its own, whatever was given back before") {
      free(malloc(24 << 20))
      let before = mallinfo2().hblks
      let block = malloc(10 << 20)
      defer { free(block) }
      try expect(mallinfo2().hblks, is: before + 1, "blocks with pages of their own")
    },

    Check("Memory: a thread gives back what it took for a while") {
      var isDone = false
      @MainActor func take(_ size: Int) throws {
        isDone = false
        WorkerPool.start {
          guard let block = malloc(size) else { return }
          memset(block, 1, size)
          free(block)
        } then: {
          isDone = true
        }
        try Loop.run(until: "the thread is done") { isDone }
      }
      try take(1 << 10)
      try leaveLittle(2 << 20) { try take(3 << 20) }
    },

    Check("Shadow: those of windows of any size leave little behind") {
      // The first ones load what draws them.
      for scale in stride(from: 0.5, to: 3, by: 0.5) { draw(scale: scale) }
      // As of 2,500 sizes that a board may have.
      try leaveLittle { for scale in stride(from: 0.5, to: 3, by: 0.001) { draw(scale: scale) } }
    },

    Check("Text: what was written on textures of any size leaves little behind") {
      let widget = Canvas()
      // All sizes that small text can have are there then.
      for scale in stride(from: 0.5, to: 1, by: 0.01) { write(scale, for: widget) }
      try leaveLittle { for scale in stride(from: 0.5, to: 1, by: 0.001) { write(scale, for: widget) } }
    },

    Check("Text: large letters of any size share one font") {
      let widget = Canvas()
      write(1, for: widget)
      try leaveLittle(768 << 10) { for scale in stride(from: 1, to: 3, by: 0.002) { write(scale, for: widget) } }
    },

    Check("Text: the desktop's text size makes no other fonts of what is as large in pixels") {
      defer { Desktop.setResolution(96) }
      write(0.5, for: Canvas())
      try leaveLittle(512 << 10) {
        for resolution in 72..<192 {
          Desktop.setResolution(resolution)
          write(0.5, for: Canvas())
        }
      }
    },
  ]

  private static func leaveLittle(_ most: Int = 2 << 20, _ act: @MainActor () throws -> Void) throws {
    let before = try Memory.now
    try act()
    let taken = try Memory.now - before
    try expect(taken < most, "less than \(most >> 10) KiB stay, and not \(taken >> 10) KiB")
  }

  /// Writes digits of 24 device-independent pixels and a scale, at rest and lifted.
  private static func write(_ scale: Double, for widget: Widget) {
    let size = Size(width: 100 * scale, height: 100 * scale)
    let text = TextLayout("0123456789", pixelSize: 24 * scale, for: widget)
    for density in [1, 1.06] { _ = Texture(size: size, scale: density) { $0.draw(text, at: .zero, .black) } }
  }

  private static func draw(scale: Double) {
    let shadow = Shadow(color: .black.opacity(0.5), offset: Point(x: 0, y: 3 * scale), blur: 14 * scale)
    let rect = Rect(x: 60, y: 60, width: 200, height: 200)
    _ = Texture(size: Size(width: 320, height: 320), scale: 1) { $0.shadow(of: rect, radius: 12 * scale, shadow) }
  }
}
