import Storage

/// The position of a group on the table: its distances to the left and top edges, as parts of the free space.
///
/// A group fits on the table at any spot, on a table of any size; spots are stored and compared exactly.
package struct JigsawSpot: Hashable, Sendable {
  /// The number of steps in each direction; even on the largest monitor, a step is less than a pixel.
  package static let steps = 65_535

  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) { (self.x, self.y) = (x.limited(to: 0...Self.steps), y.limited(to: 0...Self.steps)) }

  init(across: Double, down: Double) {
    func step(_ part: Double) -> Int { Int(clamping: (part * Double(Self.steps)).rounded()) }
    self.init(x: step(across), y: step(down))
  }

  /// The parts of the free space on the left and above, from 0 to 1.
  var across: Double { Double(x) / Double(Self.steps) }
  var down: Double { Double(y) / Double(Self.steps) }
}

package enum JigsawLocation: Hashable, Sendable {
  /// In a slot around the frame, where only single pieces lie, and only those that were dealt or gathered there.
  case heap(Int)
  case table(JigsawSpot)
  /// In its place in the frame, where it stays.
  case frame
  /// In a tray, at a position in it.
  case tray(Int, Int)

  package var tray: Int? { if case .tray(let tray, _) = self { tray } else { nil } }
}

/// A piece's group, location and direction, which are the same for all pieces of a group.
package struct JigsawPlacement: Hashable, Sendable {
  /// The index of the first piece of the group; a piece in the frame is a group of its own.
  package let leader: Int
  package let location: JigsawLocation
  package let turns: QuarterTurns

  package init(leader: Int, _ location: JigsawLocation, _ turns: QuarterTurns = .upright) {
    (self.leader, self.location, self.turns) = (leader, location, turns)
  }
}

extension JigsawPlacement: FixedWidthCoded {
  /// Leader, kind of location, quarter turns, and two numbers of the location.
  package static let (radix, lengths) = (32, [2, 1, 1, 4, 4])

  package var numbers: [Int] {
    switch location {
    case .heap(let slot): [leader, 0, turns.count, slot, 0]
    case .table(let spot): [leader, 1, turns.count, spot.x, spot.y]
    case .frame: [leader, 2, turns.count, 0, 0]
    case .tray(let tray, let position): [leader, 3, turns.count, tray, position]
    }
  }

  package init?(numbers: [Int]) {
    guard 0...3 ~= numbers[2], max(numbers[3], numbers[4]) <= JigsawSpot.steps else { return nil }
    let location: JigsawLocation
    switch (numbers[1], numbers[4]) {
    case (0, 0): location = .heap(numbers[3])
    case (1, let y): location = .table(JigsawSpot(x: numbers[3], y: y))
    case (2, 0) where numbers[3] == 0: location = .frame
    case (3, let position): location = .tray(numbers[3], position)
    default: return nil
    }
    self.init(leader: numbers[0], location, QuarterTurns(numbers[2]))
  }
}
