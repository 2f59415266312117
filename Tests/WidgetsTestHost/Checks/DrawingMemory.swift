import CGtk
import Geometry
import Glibc
import Widgets

extension Check {
  /// The memory that shadows and texts keep.
  static let drawingMemory: [Check] = [
    Check("Memory: a block of a picture's size has its own pages, also after a larger one was freed") {
      free(malloc(24 << 20))
      let before = mallinfo2().hblks
      let block = malloc(10 << 20)
      defer { free(block) }
      try expect(mallinfo2().hblks, is: before + 1, "blocks with pages of their own")
    },

    Check("Memory: a thread returns freed memory") {
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
      try expectLittleGrowth(2 << 20) { try take(3 << 20) }
    },

    Check("Shadow: shadows of thousands of sizes keep little memory") {
      // The first shadows load shared code and data.
      for scale in stride(from: 0.5, to: 3, by: 0.5) { draw(scale: scale) }
      // The sizes of 2,500 boards.
      try expectLittleGrowth { for scale in stride(from: 0.5, to: 3, by: 0.001) { draw(scale: scale) } }
    },

    Check("Text: texts on textures of hundreds of sizes keep little memory") {
      let widget = Canvas()
      // Creates the fonts of all sizes of small text.
      for scale in stride(from: 0.5, to: 1, by: 0.01) { write(scale, for: widget) }
      try expectLittleGrowth { for scale in stride(from: 0.5, to: 1, by: 0.001) { write(scale, for: widget) } }
    },

    Check("Text: large letters of any size share one font") {
      let widget = Canvas()
      write(1, for: widget)
      try expectLittleGrowth(768 << 10) { for scale in stride(from: 1, to: 3, by: 0.002) { write(scale, for: widget) } }
    },

    Check("Text: the desktop's text size adds no fonts for the same size in pixels") {
      defer { Desktop.setResolution(96) }
      write(0.5, for: Canvas())
      try expectLittleGrowth(512 << 10) {
        for resolution in 72..<192 {
          Desktop.setResolution(resolution)
          write(0.5, for: Canvas())
        }
      }
    },
  ]

  private static func expectLittleGrowth(_ most: Int = 2 << 20, _ act: @MainActor () throws -> Void) throws {
    let before = try Memory.now
    try act()
    let taken = try Memory.now - before
    try expect(taken < most, "less than \(most >> 10) KiB are kept, not \(taken >> 10) KiB")
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
