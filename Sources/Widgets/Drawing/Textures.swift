import DragAndDrop

/// How a thing looks, as a value: what is equal looks the same.
public protocol Painting: Hashable {
  /// How much larger it is than usual; what was painted for another scale is of no use.
  var scale: Double { get }
  /// Its extent, in device-independent pixels.
  var size: Size { get }
  /// Draws it with its top left corner at the origin.
  func draw(_ snapshot: Snapshot)
}

/// Paintings as textures, each painted once and shown by all that look the same.
public final class Textures<Look: Painting> {
  private struct Key: Hashable {
    let look: Look
    let density: Double
  }

  private var textures: [Key: Texture] = [:]
  private var scale = 0.0
  private var preparing: Scheduled?
  /// How many are kept; with one more, all are painted anew as they are asked for.
  private static var limit: Int { 64 }

  /// Keeps none yet.
  public init() {}

  /// Paints what will be asked for, one after the other when nothing else is to be done.
  ///
  /// It takes the place of what was still to be painted. A piece that is lifted is seen in the next frame, which has no time
  /// to blur a shadow.
  public func prepare(_ looks: [Look], scale density: Double) {
    guard let next = looks.first else { return preparing = nil }
    preparing = .whenIdle { [weak self] in
      _ = self?.texture(of: next, scale: density)
      self?.prepare(Array(looks.dropFirst()), scale: density)
    }
  }

  /// The texture of a painting, with so many device pixels for a device-independent one.
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
