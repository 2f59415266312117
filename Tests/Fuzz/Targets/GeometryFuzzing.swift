import DragAndDrop
import Geometry

@testable import Games

/// Points and sizes that can be anything: NaN, infinite, negative, or huge.
enum GeometryFuzzing {
  static func run(_ bytes: [UInt8]) {
    var numbers = Numbers(bytes)
    moveMe(&numbers)
    dragAndDrop(&numbers)
  }

  private static func moveMe(_ numbers: inout Numbers) {
    let geometry = MoveMeGeometry(width: numbers.next(), height: numbers.next(), side: numbers.next())
    let position = geometry.position(of: numbers.point())
    let valid = 0...SquarePosition.steps
    check(valid.contains(position.x) && valid.contains(position.y), "The position is not on the board.")
    _ = (BoardRegion(position).name, geometry.snapped(numbers.point()))
    for arrangement in MoveMeArrangement.allCases { _ = arrangement.arranged(30, in: geometry) }
    let starts = [1: position, 2: geometry.position(of: numbers.point())]
    guard let group = SquareGroup(starts, ledBy: 1, geometry) else { return }
    let landing = group.position(leadingTo: numbers.point())
    let flight = SquareThrow(velocity: numbers.point(), range: group.range(from: landing))
    _ = flight.map { group.position(leadingTo: geometry.center(of: landing) + $0.offset(at: 0.5)) }
    _ = SquareColor(Color(red: numbers.next(), green: numbers.next(), blue: numbers.next())).name
    _ = MoveMeState(level: .twelve, seed: 7).squares(in: numbers.rect(), geometry)
  }

  private static func dragAndDrop(_ numbers: inout Numbers) {
    let (frame, item, point) = (numbers.rect(), numbers.rect(), numbers.point())
    let grid = GridLayout(frame, item: item.size, spacing: numbers.next())
    check(grid.columns > 0, "The grid has no columns.")
    _ = (grid.frame(of: 7), grid.frames(of: [nil, item.size]))
    _ = StackLayout(frame, length: numbers.next(), spacing: numbers.next()).frames(of: [nil, item.size])
    for collision in [Collision.intersection, .pointer, .closestCenter, .closestCorners] {
      _ = collision.candidates(among: 3, item: item, at: point) { $0 == 0 ? frame : item.inset(by: Double($0)) }
    }
    let movement = MovementConstraint.Movement(frame: item, start: frame, board: frame, pointer: point)
    for constraint in [MovementConstraint.onBoard, .centeredOnPointer, .grid(item.size, from: point)] {
      _ = constraint.frame(for: movement)
    }
    let view = AutoScroll.View(frame, offset: point, end: numbers.point())
    _ = AutoScroll(zone: numbers.next()).scrollDeltas(at: point, in: [view, view], after: numbers.next())
    _ = (frame.columns(3), frame.rows(2), frame.wholePixels, frame.moved(into: item))
  }
}

/// Numbers that are read from bytes; 0 at the end of these.
private struct Numbers {
  private static let special: [Double] = [
    0, 1, -1, 0.5, 48, 100, 390, 560, 65_535, -100, 1e9, 1e18, 1e19, -1e19, 1e300, -1e300, .nan, .infinity, -.infinity,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0,
  ]

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Returns a special number that a byte selects, or the number in the eight bytes after it.
  mutating func next() -> Double {
    guard let choice = rest.popFirst() else { return 0 }
    if choice < 192 { return Self.special[Int(choice) % Self.special.count] }
    let bits = (0..<8).reduce(UInt64(0)) { bits, _ in bits << 8 | UInt64(rest.popFirst() ?? 0) }
    return Double(bitPattern: bits)
  }

  mutating func point() -> Point { Point(x: next(), y: next()) }

  mutating func rect() -> Rect { Rect(x: next(), y: next(), width: next(), height: next()) }
}
