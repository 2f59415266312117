import Widgets

/// A picture cut into tiles, which share its memory.
nonisolated public struct TileSheet: Sendable {
  private let pixels: Pixels
  private let tiles: [PixelRect]

  /// Cuts a picture into `columns` × `rows` tiles, at least one of each; copies nothing.
  ///
  /// A picture that was ``Bitmap/scaled(to:)`` the board's size in device pixels gives tiles that are drawn as they are.
  public init(_ picture: Bitmap, columns: Int, rows: Int) {
    pixels = picture.pixels
    tiles = pixels.size.tiles(columns: columns, rows: rows)
  }

  /// How many tiles there are.
  public var count: Int { tiles.count }

  /// The tile so far on, row by row; made anew with each call.
  ///
  /// Wraps `gdk_memory_texture_new`.
  @MainActor public func texture(at index: Int) -> Texture { pixels.part(tiles[index]).texture }

  /// The tiles row by row, which differ by no more than a pixel.
  ///
  /// Those of a picture with fewer pixels than tiles are a pixel each, which some share. Wraps `gdk_memory_texture_new`.
  @MainActor public var textures: [Texture] { tiles.indices.map(texture) }
}
