import CGtk

/// The pixels of a drawing with many parts, of which only those are painted again that have changed.
///
/// Without GL, GTK hands cairo all parts of a window for each frame, also those that are not to be painted again: a
/// microsecond for each of thousands. Squares of pixels stand for them.
@MainActor public final class PixelCache {
  /// With fewer parts, drawing them costs less than keeping their pixels.
  private static let fewestParts = 100
  /// How far out a part may lie, and how long its sides may be, in device-independent pixels.
  private static let farthest: Float = 8192

  private var parts = DrawnParts()
  private var squares: [PixelSquare.Place: PixelSquare] = [:]
  private var scale = 0.0

  /// Keeps nothing yet.
  public init() {}

  /// Keeps nothing any more.
  public func clear() {
    parts = DrawnParts()
    squares = [:]
  }

  /// A drawing of the same look, made of squares.
  func drawing(of drawing: Drawing, scale: Double) -> Drawing {
    let parts = DrawnParts(of: drawing)
    guard parts.count >= Self.fewestParts, parts.lie(within: Self.farthest) else {
      clear()
      return drawing
    }
    if scale != self.scale { clear() }
    self.scale = scale
    paint(parts, where: outdated(by: parts.changes(since: self.parts)))
    self.parts = parts
    return Drawing(of: squares.sorted { $0.key < $1.key }.map(\.value.drawing))
  }

  /// What is to be painted again of each square.
  private func outdated(by changes: [graphene_rect_t]) -> [PixelSquare.Place: graphene_rect_t] {
    var outdated: [PixelSquare.Place: graphene_rect_t] = [:]
    for change in changes {
      for place in PixelSquare.Place.all(of: change) {
        outdated[place] = outdated[place]?.union(with: change) ?? change
      }
    }
    return outdated
  }

  private func paint(_ parts: DrawnParts, where outdated: [PixelSquare.Place: graphene_rect_t]) {
    let wanted = Set(PixelSquare.Place.all(of: parts.bounds))
    squares = squares.filter { wanted.contains($0.key) }
    for (place, rect) in outdated where wanted.contains(place) {
      squares[place] = PixelSquare(at: place, scale: scale, showing: parts, from: squares[place], changedIn: rect)
    }
  }
}

extension Snapshot {
  /// The drawing, or where cairo draws a cheaper one of the same look, made of what the cache keeps.
  ///
  /// - Parameter scale: Device pixels per device-independent pixel (``Widget/scaleFactor``).
  public func cached(_ drawing: Drawing, in cache: PixelCache, scale: Double) -> Drawing {
    isForCairo ? cache.drawing(of: drawing, scale: scale) : drawing
  }
}

extension graphene_rect_t {
  /// The smallest rectangle around two.
  fileprivate func union(with other: graphene_rect_t) -> graphene_rect_t {
    var (a, b, both) = (self, other, graphene_rect_t())
    graphene_rect_union(&a, &b, &both)
    return both
  }
}
