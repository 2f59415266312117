import CGtk
import Pictures
import Widgets

extension Check {
  /// What a large picture costs, and how tiles are cut from it.
  static let pictureCost: [Check] = [
    Check("Picture cost: the main loop runs while a photograph is decoded") {
      try PictureFiles.withFile(PictureFiles.photograph("jpeg")) { uri, _ in
        let limit = Duration.milliseconds(50 * Sanitizer.slowness)
        // The best of three, because other processes use the processors too.
        let longest = try (0..<3).map { _ in try longestTurn(whileLoading: uri) }.min() ?? .zero
        try expect(longest < limit, "it ran at least every \(limit), and not after \(longest)")
      }
    },

    Check("Picture cost: a cancelled task ends at once, and its thread ends") {
      try PictureFiles.withFile(PictureFiles.photograph("png")) { uri, _ in
        let baseline = Living()
        for delay in [0, 0.02, 0.1] {
          let run = PictureLoading.Run(.uri(uri), longestSide: 4000)
          if delay > 0 { _ = Loop.run(for: delay) }
          let start = ContinuousClock.now
          run.cancel()
          try expect(try run.error(), is: .cancelled, "error after \(delay) s")
          let time = start.duration(to: .now)
          try expect(time < .milliseconds(100 * Sanitizer.slowness), "the answer came at once, and not in \(time)")
        }
        try baseline.isBack()
      }
    },

    Check("Picture cost: 1,024 tiles become textures within 50 ms and share the picture's memory") {
      let jpeg = PictureFiles.photograph("jpeg")
      let picture = try PictureLoading.picture(.data(jpeg), longestSide: 4000)
      let board = picture.bitmap.part(picture.bitmap.size.middleSquare)
      try expect(board.size, is: PixelSize(width: 3000, height: 3000), "the middle")
      try Memory.forgetPeak()
      let (before, start) = (try Memory.now, ContinuousClock.now)
      let tiles = board.tiles(columns: 32, rows: 32).map(\.texture)
      let (taken, time) = (try Memory.peak - before, start.duration(to: .now))
      try expect(tiles.count, is: 1024, "tiles")
      // A sanitizer stores data for each.
      try expect(taken < (Sanitizer.isOn ? 8 : 2) << 20, "they share memory: \(taken) bytes more")
      try expect(time < .milliseconds(50 * Sanitizer.slowness), "they were created in time, and not in \(time)")
    },

    Check("Picture cost: tiles cover the picture without a gap") {
      let picture = try PictureLoading.picture(.data(PictureFiles.encoded("png", width: 34, height: 18)))
      let tiles = picture.bitmap.tiles(columns: 4, rows: 4).map(\.texture)
      try expect(tiles[..<4].map(\.pixelWidth), is: [8, 9, 8, 9], "widths")
      try expect(stride(from: 0, to: 16, by: 4).map { tiles[$0].pixelHeight }, is: [4, 5, 4, 5], "heights")
      for (index, tile) in tiles.enumerated() {
        let pixels = PicturePixels(of: tile)
        let color = PictureFiles.quarters[index / 8 * 2 + index % 4 / 2]
        let corners = [pixels[0, 0], pixels[tile.pixelWidth - 1, tile.pixelHeight - 1]]
        try expect(corners, is: [color, color], "corners of tile \(index)")
      }
    },

    Check("Picture cost: the tiles of a transparent picture have its background") {
      let picture = try PictureLoading.picture(.data(PictureFiles.encoded("png", width: 64, height: 64, alpha: 0x33)))
      let whole = PicturePixels(of: picture.bitmap.texture)
      let tiles = picture.bitmap.tiles(columns: 2, rows: 2).map { PicturePixels(of: $0.texture) }
      for (index, tile) in tiles.enumerated() {
        let (left, top) = (index % 2 * 32, index / 2 * 32)
        try expect((0..<32).allSatisfy { tile[$0, $0] == whole[left + $0, top + $0] }, "tile \(index)")
      }
    },

    Check("Picture cost: each tile of a picture with fewer pixels than tiles has one pixel") {
      let picture = try PictureLoading.picture(.data(PictureFiles.encoded("png", width: 8, height: 8)))
      let tiles = picture.bitmap.tiles(columns: 32, rows: 32).map(\.texture)
      try expect(tiles.count, is: 1024, "tiles")
      try expect(tiles.allSatisfy { $0.pixelWidth == 1 && $0.pixelHeight == 1 }, "each is a pixel")
    },

    Check("Picture cost: scaling keeps the corners, and parts outside are clipped") {
      let picture = try PictureLoading.picture(.data(PictureFiles.encoded("png")))
      for (width, height) in [(64, 64), (10, 10), (32, 16)] {
        let size = PixelSize(width: width, height: height)
        let pixels = PicturePixels(of: try picture.bitmap.scaled(to: size).texture)
        let (right, bottom) = (size.width - 1, size.height - 1)
        let corners = [pixels[0, 0], pixels[right, 0], pixels[0, bottom], pixels[right, bottom]]
        try expect(corners, is: PictureFiles.quarters, "corners at \(size)")
      }
      let part = picture.bitmap.part(PixelRect(x: 16, y: -5, width: 100, height: 13))
      try expect(part.size, is: PixelSize(width: 16, height: 8), "the size of the part inside")
      let pixels = PicturePixels(of: try part.scaled(to: PixelSize(width: 5, height: 5)).texture)
      try expect([pixels[0, 0], pixels[4, 4]], is: [0xff00_ff00, 0xff00_ff00], "the green quarter")
    },
  ]

  /// Checks of memory, which are skipped with a sanitizer.
  static let pictureMemory: [Check] = [
    Check("Picture cost: loading a photograph at 800 pixels takes at most twice their memory") {
      try PictureFiles.withFile(PictureFiles.photograph("jpeg")) { uri, _ in
        // The first one loads decoders and starts threads.
        _ = try PictureLoading.picture(.uri(uri), longestSide: 100)
        try Memory.forgetPeak()
        let before = try Memory.now
        let picture = try PictureLoading.picture(.uri(uri), longestSide: 800)
        let (taken, result) = (try Memory.peak - before, 800 * 600 * 4)
        try expect(picture.bitmap.size, is: PixelSize(width: 800, height: 600), "size")
        // Buffers, stacks and memory that malloc keeps, which do not depend on the size of the picture.
        let fixed = 1 << 20
        try expect(taken <= 2 * result + fixed, "the peak is twice \(result) bytes at most, and not \(taken)")
      }
    }
  ]

  /// Returns the longest pause of the main loop while a picture was decoded to its full size.
  private static func longestTurn(whileLoading uri: String) throws -> Duration {
    var (longest, last, next): (Duration, ContinuousClock.Instant, Scheduled?) = (.zero, .now, nil)
    @MainActor func turn() {
      let now = ContinuousClock.now
      (longest, last, next) = (max(longest, last.duration(to: now)), now, Scheduled.after(0.005, turn))
    }
    let run = PictureLoading.Run(.uri(uri), longestSide: 4000)
    turn()
    let picture = try run.wait().get()
    // The last iteration, in which the picture arrives, counts too.
    turn()
    next?.cancel()
    try expect(picture.bitmap.size, is: PixelSize(width: 4000, height: 3000), "size")
    return longest
  }
}
