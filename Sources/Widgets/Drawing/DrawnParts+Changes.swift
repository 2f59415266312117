import CGtk

extension DrawnParts {
  /// The largest number of changes that `few(since:)` handles.
  private static let fewChanges = 512
  /// The largest number of parts inserted or removed in a row that `few(since:)` recognizes.
  private static let mostAtOnce = 4

  /// Returns the bounds of all parts that were removed, added or reordered.
  func changes(since before: DrawnParts) -> [graphene_rect_t] { few(since: before) ?? reordered(since: before) }

  /// Finds the changes in one pass over both lists; nil if there are too many.
  private func few(since before: DrawnParts) -> [graphene_rect_t]? {
    let (old, new) = (before.parts, parts)
    var (went, came, changes) = (0, 0, [graphene_rect_t]())
    while went < old.count, came < new.count {
      if old[went].looks(like: new[came]) {
        (went, came) = (went + 1, came + 1)
        continue
      }
      let ahead = 1...Self.mostAtOnce
      if let count = ahead.first(where: { went + $0 < old.count && old[went + $0].looks(like: new[came]) }) {
        changes += old[went..<went + count].map(\.bounds)
        went += count
      } else if let count = ahead.first(where: { came + $0 < new.count && old[went].looks(like: new[came + $0]) }) {
        changes += new[came..<came + count].map(\.bounds)
        came += count
      } else {
        changes += [old[went].bounds, new[came].bounds]
        (went, came) = (went + 1, came + 1)
      }
      guard changes.count <= 2 * Self.fewChanges else { return nil }
    }
    let rest = old.count - went + new.count - came
    guard rest <= Self.fewChanges else { return nil }
    return changes + old[went...].map(\.bounds) + new[came...].map(\.bounds)
  }

  /// Finds the changes with a longest increasing subsequence, so that as many parts as possible count as unchanged.
  private func reordered(since before: DrawnParts) -> [graphene_rect_t] {
    let (old, new) = (before.parts, parts)
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { !old[$0].looks(like: new[$0]) } ?? shorter
    let end =
      (0..<shorter - start).first { !old[old.count - 1 - $0].looks(like: new[new.count - 1 - $0]) } ?? shorter - start
    let places = Dictionary(
      (start..<old.count - end).map { (old[$0].content, $0) }, uniquingKeysWith: { first, _ in first })
    let middle = new[start..<new.count - end]
    // The old index of each part, or nil if the part itself changed.
    let origins = middle.map { part in places[part.content].flatMap { old[$0].looks(like: part) ? $0 : nil } }
    let kept = Set(origins.longestRise)
    let came = zip(middle, origins).filter { $1.map(kept.contains) != true }.map(\.0.bounds)
    let went = (start..<old.count - end).filter { !kept.contains($0) }.map { old[$0].bounds }
    return came + went
  }
}
