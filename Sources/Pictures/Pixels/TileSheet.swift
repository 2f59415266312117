import Widgets

/// A picture cut into tiles that share its memory.
nonisolated public struct TileSheet: Sendable {
  private let pixels: Pixels
  private let tiles: [PixelRect]

  /// Cuts a picture into `columns` × `rows` tiles, at least one of each, without copying.
  ///
  /// Use ``Bitmap/scaled(to:)`` with the board's size in device pixels to draw the tiles without scaling.
  public init(_ picture: Bitmap, columns: Int, rows: Int) {
    pixels = picture.pixels
    tiles = pixels.size.tiles(columns: columns, rows: rows)
  }

  /// The number of tiles.
  public var count: Int { tiles.count }

  /// Returns a new texture for the tile at an index, by rows.
  ///
  /// Wraps `gdk_memory_texture_new`.
  @MainActor public func texture(at index: Int) -> Texture { pixels.part(tiles[index]).texture }

  /// New textures for all tiles by rows, whose sides differ by at most one pixel.
  ///
  /// If there are fewer pixels than tiles, each tile is one pixel, which several may share.
  /// Wraps `gdk_memory_texture_new`.
  @MainActor public var textures: [Texture] { tiles.indices.map(texture) }
}
