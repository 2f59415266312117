import Storage

/// Which tiles of a puzzle look alike, so that they are interchangeable.
///
/// Tiles that look alike are represented by the first of them in the finished picture. The rules see no pixels: whoever
/// cuts the picture compares the tiles.
public struct TileLikeness: Equatable, Sendable {
  /// The tiles that look like an earlier one.
  @FixedWidthList private var twins: [TileTwin]
  /// The index of the first tile that looks like the one at each index, as far as there are twins.
  private let firsts: [Int]

  /// All tiles look different.
  public static var allDifferent: TileLikeness { TileLikeness(twins: []) }

  /// Creates a likeness.
  ///
  /// - Parameter firsts: For each tile in the order of the finished picture, the index of the first tile that looks like
  ///   it: its own index if no earlier tile does.
  public init(firsts: [Int]) {
    self.init(twins: firsts.enumerated().filter { $0.offset != $0.element }.map { TileTwin(index: $0, first: $1) })
  }

  private init(twins: [TileTwin]) {
    self.twins = twins
    // Indices of a stored list can be anything; those that no puzzle has are refused by `isValid`.
    let known = twins.filter { (0..<PuzzleSize.mostTiles).contains($0.index) }
    var firsts = Array(0..<(known.map(\.index).max().map { $0 + 1 } ?? 0))
    for twin in known { firsts[twin.index] = twin.first }
    self.firsts = firsts
  }

  /// Whether any two tiles look alike.
  var hasTwins: Bool { !twins.isEmpty }

  /// Whether all of `count` tiles look alike, so that there is nothing to put in order.
  public func isPlain(_ count: Int) -> Bool { twins.count == count - 1 && twins.allSatisfy { $0.first == 0 } }

  /// The index of the first tile that looks like the one at an index.
  func first(of index: Int) -> Int { firsts.indices.contains(index) ? firsts[index] : index }

  /// Whether the tiles of a puzzle with `count` tiles can look alike in this way.
  func isValid(for count: Int) -> Bool {
    let indices = twins.map(\.index)
    return zip(indices, indices.dropFirst()).allSatisfy(<)
      && twins.allSatisfy { $0.index < count && (0..<$0.index).contains($0.first) && first(of: $0.first) == $0.first }
  }
}

extension TileLikeness: Codable {
  /// Stores the tiles that look like an earlier one.
  public func encode(to encoder: any Encoder) throws { try _twins.encode(to: encoder) }

  /// Reads a stored likeness; `isValid(for:)` tells whether it can be that of a puzzle.
  public init(from decoder: any Decoder) throws {
    self.init(twins: try FixedWidthList<TileTwin>(from: decoder).wrappedValue)
  }
}

/// A tile that looks like an earlier one.
private struct TileTwin: FixedWidthCoded {
  static let (radix, lengths) = (32, [2, 2])

  let index: Int
  /// The index of the first tile that looks like it.
  let first: Int

  init(index: Int, first: Int) { (self.index, self.first) = (index, first) }

  init(numbers: [Int]) { self.init(index: numbers[0], first: numbers[1]) }

  var numbers: [Int] { [index, first] }
}
