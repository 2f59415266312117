/// A piece of a jigsaw; the index is the cell where it belongs, from zero in reading order.
package struct JigsawPiece: Hashable, Comparable, Sendable {
  package let index: Int

  package init(index: Int) { self.index = index }

  package static func < (a: JigsawPiece, b: JigsawPiece) -> Bool { a.index < b.index }
}

/// A direction by quarter turns, clockwise from upright.
package struct QuarterTurns: Hashable, Sendable {
  /// The number of turns, from 0 to 3.
  package let count: Int

  package init(_ count: Int) { self.count = count & 3 }

  package static let upright = QuarterTurns(0)
  package var isUpright: Bool { count == 0 }
  package var isSideways: Bool { count & 1 == 1 }
  package var next: QuarterTurns { QuarterTurns(count + 1) }
}
