import DragAndDrop
import Widgets

/// The textures of the squares on a board: squares that look alike share one.
final class SquareTextures {
  private var textures: [SquareLook: Texture] = [:]
  private var scale = 0.0
  private static let limit = 64

  /// The texture of a look, baked at `scale` device pixels per device-independent one.
  func texture(of look: SquareLook, scale: Double) -> Texture {
    if scale != self.scale || textures.count >= Self.limit { textures = [:] }
    self.scale = scale
    if let texture = textures[look] { return texture }
    let extent = look.side + 2 * look.margin
    let texture = Texture(size: Size(width: extent, height: extent), scale: scale, draw: look.draw)
    textures[look] = texture
    return texture
  }
}
