import Geometry

/// The appearance of something as a value: equal values look the same.
public protocol Painting: Hashable {
  /// The scale of the look; ``Textures`` frees all textures when it changes.
  var scale: Double { get }
  /// The size in device-independent pixels.
  var size: Size { get }
  /// Draws with the top left corner at the origin.
  func draw(_ snapshot: Snapshot)
}

/// A cache of painted textures, shared by everything that looks the same.
public final class Textures<Look: Painting> {
  private struct Key: Hashable {
    let look: Look
    let density: Double
  }

  private var textures: [Key: Texture] = [:]
  private var scale = 0.0
  private var preparing: Scheduled?
  /// The number of cached textures; beyond it, the cache is cleared.
  private static var limit: Int { 64 }

  /// Creates an empty cache.
  public init() {}

  /// Paints textures that will be needed, one at a time while the main loop is idle; replaces the earlier request.
  ///
  /// A lifted piece must show in the next frame, which has no time to blur a shadow.
  public func prepare(_ looks: [Look], scale density: Double) {
    guard let next = looks.first else { return preparing = nil }
    preparing = .whenIdle { [weak self] in
      _ = self?.texture(of: next, scale: density)
      self?.prepare(Array(looks.dropFirst()), scale: density)
    }
  }

  /// Returns the texture of a look, at `density` device pixels per device-independent pixel.
  public func texture(of look: Look, scale density: Double) -> Texture {
    if look.scale != scale { textures = [:] }
    scale = look.scale
    let key = Key(look: look, density: density)
    if let texture = textures[key] { return texture }
    if textures.count >= Self.limit { textures = [:] }
    let texture = Texture(size: look.size, scale: density, draw: look.draw)
    textures[key] = texture
    return texture
  }
}
