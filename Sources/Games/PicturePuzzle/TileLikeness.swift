import Storage

/// The sets of tiles that look alike and are interchangeable; the first tile in the picture represents its set.
///
/// The code that cuts the picture compares the tiles, because the rules do not have its pixels.
package struct TileLikeness: Equatable, Sendable {
  @FixedWidthList private var twins: [TileTwin]
  /// For each index up to the last twin, the index of the first tile that looks the same.
  private let firsts: [Int]

  /// - Parameter firsts: For each tile of the finished picture, in order, the index of the first that looks the same.
  package init(firsts: [Int]) {
    self.init(twins: firsts.enumerated().filter { $0.offset != $0.element }.map { TileTwin(index: $0, first: $1) })
  }

  private init(twins: [TileTwin]) {
    self.twins = twins
    // A stored list can contain any index; `isValid` rejects those that no puzzle has.
    let known = twins.filter { (0..<PuzzleSize.maximumTileCount).contains($0.index) }
    var firsts = Array(0..<(known.map(\.index).max().map { $0 + 1 } ?? 0))
    for twin in known { firsts[twin.index] = twin.first }
    self.firsts = firsts
  }

  var hasTwins: Bool { !twins.isEmpty }

  /// Whether all of `count` tiles look alike, so that they cannot be a puzzle.
  package func isPlain(_ count: Int) -> Bool { twins.count == count - 1 }

  func first(of index: Int) -> Int { firsts.indices.contains(index) ? firsts[index] : index }

  func isValid(for count: Int) -> Bool {
    let indices = twins.map(\.index)
    return zip(indices, indices.dropFirst()).allSatisfy(<)
      && twins.allSatisfy { $0.index < count && (0..<$0.index).contains($0.first) && first(of: $0.first) == $0.first }
  }
}

extension TileLikeness: Codable {
  package func encode(to encoder: any Encoder) throws { try _twins.encode(to: encoder) }

  package init(from decoder: any Decoder) throws {
    self.init(twins: try FixedWidthList<TileTwin>(from: decoder).wrappedValue)
  }
}

private struct TileTwin: FixedWidthCoded {
  static let (radix, lengths) = (32, [2, 2])

  let index: Int
  let first: Int

  init(index: Int, first: Int) { (self.index, self.first) = (index, first) }

  init(numbers: [Int]) { self.init(index: numbers[0], first: numbers[1]) }

  var numbers: [Int] { [index, first] }
}
