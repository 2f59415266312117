import Widgets

/// A picture cut into tiles, kept as GTK draws many textures fastest.
///
/// GTK 4.8 without GL converts each texture of a window in each frame. One of red, green and blue alone
/// (`GDK_MEMORY_R8G8B8`) costs half of what cairo's own format does. A tile whose rows lie together costs less than one
/// whose rows are far apart.
nonisolated public struct TileSheet: Sendable {
  private let tiles: [Pixels]

  /// Cuts a picture into `columns` × `rows` tiles, at least one of each.
  ///
  /// Takes a while for a large picture, on whatever thread it is called. Nothing is scaled: a picture that was
  /// ``Bitmap/scaled(to:)`` the board's size in device pixels gives tiles that are drawn as they are.
  public init(_ picture: Bitmap, columns: Int, rows: Int) {
    let (pixels, isOpaque) = (picture.pixels, picture.pixels.isOpaque)
    tiles = pixels.size.tiles(columns: columns, rows: rows).map { isOpaque ? pixels.part($0).rgb : pixels.part($0) }
  }

  /// The tiles row by row, which differ by no more than a pixel.
  ///
  /// Those of a picture with fewer pixels than tiles are a pixel each, which some share. Wraps `gdk_memory_texture_new`.
  @MainActor public var textures: [Texture] { tiles.map(\.texture) }
}

nonisolated extension Pixels {
  /// Whether nothing shines through, of pixels in cairo's format.
  fileprivate var isOpaque: Bool {
    (0..<size.height).allSatisfy { row in words(inRow: row).allSatisfy { $0 >> 24 == 0xff } }
  }

  /// The same pixels without their alpha.
  fileprivate var rgb: Pixels {
    Pixels(size, .rgb) { target, _ in
      var target = target
      for row in 0..<size.height {
        for pixel in words(inRow: row) {
          target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
          target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
          target[2] = UInt8(truncatingIfNeeded: pixel)
          target += 3
        }
      }
    }
  }

  private func words(inRow row: Int) -> UnsafeBufferPointer<UInt32> {
    let start = UnsafeRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: start, count: size.width)
  }
}
