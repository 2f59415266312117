import CGtk

/// The pixels of a drawing with many parts, of which only those are painted again that have changed.
///
/// Without GL, GTK hands cairo all parts of a window for each frame, also those that are not to be painted again: a
/// microsecond for each of thousands, and works out anew each shadow, curve and text where anything is painted.
@MainActor public final class PixelCache {
  /// With fewer parts, drawing them costs less than keeping their pixels; pixels that there are stay until there is
  /// hardly any.
  private static let fewestParts = (begin: 10, stay: 3)
  /// How far out a part may lie, and how long its sides may be, in device-independent pixels.
  private static let farthest: Float = 8192

  /// How many device pixels are kept: 64 MiB of them.
  private static let mostPixels = 16_777_216.0

  /// Of so many parts and more, those of the frame before are freed when nothing else is to be done: that takes a
  /// millisecond.
  private static let manyParts = 1000

  /// Whoever draws anew some of many parts has drawings of neighbors, so that these alone are looked through.
  private var groups: [DrawnParts] = []
  private var freeing: Scheduled?
  private var sheet: PixelSheet?

  /// Whether there are no pixels that are kept.
  public var isEmpty: Bool { sheet == nil }

  /// Keeps nothing yet.
  public init() {}

  /// Keeps nothing any more.
  public func clear() { (groups, sheet, freeing) = ([], nil, nil) }

  /// A drawing of the same look, made of squares; nil where pixels are of no use.
  func drawing(of drawings: [Drawing], scale: Double) -> Drawing? {
    if sheet?.scale != scale { clear() }
    var new: [DrawnParts] = []
    let groups = drawings.enumerated().map { index, drawing in
      if index < self.groups.count, self.groups[index].drawing === drawing { return self.groups[index] }
      let parts = DrawnParts(of: drawing)
      new.append(parts)
      return parts
    }
    guard new.allSatisfy({ $0.lie(within: Self.farthest) }), let sheet = sheet(for: groups, scale),
      sheet.paint(groups, where: changes(to: groups))
    else {
      clear()
      return nil
    }
    replaceGroups(by: groups)
    return sheet.drawing
  }

  /// A sheet with room for all parts; nil if pixels are of no use for them.
  private func sheet(for groups: [DrawnParts], _ scale: Double) -> PixelSheet? {
    let shown = groups.filter { $0.count > 0 }
    let count = shown.reduce(0) { $0 + $1.count }
    guard count >= (sheet == nil ? Self.fewestParts.begin : Self.fewestParts.stay) else { return nil }
    let bounds = shown.dropFirst().reduce(shown[0].bounds) { $0.union(with: $1.bounds) }
    let wanted = PixelGrid(covering: bounds)
    guard Double(wanted.count) * PixelGrid.side * PixelGrid.side * scale * scale <= Self.mostPixels else { return nil }
    return sheet(of: wanted, scale)
  }

  /// Where the groups look other than those before.
  private func changes(to new: [DrawnParts]) -> [graphene_rect_t] {
    (0..<max(groups.count, new.count)).flatMap { index in
      let before = index < groups.count ? groups[index] : DrawnParts()
      let after = index < new.count ? new[index] : DrawnParts()
      return before.drawing === after.drawing ? [] : after.changes(since: before)
    }
  }

  private func replaceGroups(by new: [DrawnParts]) {
    let old = zip(groups, new).filter { $0.drawing !== $1.drawing }.map(\.0)
    groups = new
    freeing = old.reduce(0) { $0 + $1.count } < Self.manyParts ? nil : .whenIdle { _ = old }
  }

  /// The sheet that there is, or a new one if that is too small or by far too large.
  private func sheet(of wanted: PixelGrid, _ scale: Double) -> PixelSheet {
    if let sheet, sheet.grid.contains(wanted), sheet.grid.count <= 2 * wanted.count { return sheet }
    let sheet = PixelSheet(of: wanted, scale: scale, from: sheet)
    self.sheet = sheet
    return sheet
  }
}

extension Snapshot {
  /// All of some drawings, each above the one before it; where cairo draws, a cheaper one of the same look, made of what
  /// the cache keeps.
  ///
  /// - Parameters:
  ///   - drawings: Each is a group of parts, of which none is looked at while it is the same object in the same place.
  ///   - scale: Device pixels per device-independent pixel (``Widget/scaleFactor``).
  public func cached(_ drawings: [Drawing], in cache: PixelCache, scale: Double) -> Drawing {
    let cached = isForCairo ? cache.drawing(of: drawings, scale: scale) : nil
    return cached ?? Drawing(of: drawings)
  }
}
