import CGtk

/// Cached pixels of a drawing with many parts, of which only those that changed are painted again.
///
/// Without GL, GTK passes all render nodes of a window to cairo in each frame, even those outside the damaged area: a
/// microsecond for each of thousands. It also computes shadows, curves and text again wherever anything is painted.
@MainActor public final class PixelCache {
  /// The minimum number of parts, because drawing fewer costs less than caching; lower for a cache that is in use.
  private static let fewestParts = (begin: 10, stay: 3)
  /// The limit for the coordinates and sizes of parts, in device-independent pixels.
  private static let farthest: Float = 8192

  /// The limit for the cache, in device pixels: 64 MiB.
  private static let mostPixels = 16_777_216.0

  /// From this number on, replaced parts are freed when the main loop is idle, which takes a millisecond.
  private static let manyParts = 1000

  /// A group whose drawing is the same object is skipped, so callers should split their drawing into groups of
  /// neighbors.
  private var groups: [DrawnParts] = []
  private var freeing: Scheduled?
  private var sheet: PixelSheet?

  /// Whether nothing is cached.
  public var isEmpty: Bool { sheet == nil }

  /// Creates an empty cache.
  public init() {}

  /// Frees the cached pixels.
  public func clear() { (groups, sheet, freeing) = ([], nil, nil) }

  /// Returns a drawing of cached tiles that looks the same, or nil if caching is not worthwhile or not possible.
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

  private func sheet(for groups: [DrawnParts], _ scale: Double) -> PixelSheet? {
    let shown = groups.filter { $0.count > 0 }
    let count = shown.reduce(0) { $0 + $1.count }
    guard count >= (sheet == nil ? Self.fewestParts.begin : Self.fewestParts.stay) else { return nil }
    let bounds = shown.dropFirst().reduce(shown[0].bounds) { $0.union(with: $1.bounds) }
    let wanted = PixelGrid(covering: bounds)
    guard Double(wanted.count) * PixelGrid.side * PixelGrid.side * scale * scale <= Self.mostPixels else { return nil }
    return sheet(of: wanted, scale)
  }

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

  private func sheet(of wanted: PixelGrid, _ scale: Double) -> PixelSheet {
    if let sheet, sheet.grid.contains(wanted), sheet.grid.count <= 2 * wanted.count { return sheet }
    let sheet = PixelSheet(of: wanted, scale: scale, from: sheet)
    self.sheet = sheet
    return sheet
  }
}

extension Snapshot {
  /// Combines drawings, bottom first; for the cairo renderer, into a cheaper drawing of cached pixels.
  ///
  /// - Parameters:
  ///   - drawings: Groups of parts. A group is skipped if it is the same object at the same index as in the last call.
  ///   - scale: Device pixels per device-independent pixel (``Widget/scaleFactor``).
  public func cached(_ drawings: [Drawing], in cache: PixelCache, scale: Double) -> Drawing {
    let cached = isForCairo ? cache.drawing(of: drawings, scale: scale) : nil
    return cached ?? Drawing(of: drawings)
  }
}
