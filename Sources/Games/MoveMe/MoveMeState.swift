import Geometry
import Storage

package struct MoveMeState: GameState {
  package typealias Change = MoveMeChange

  static let maximumSquareCount = 500

  package let level: MoveMeLevel
  /// The squares, from the bottom to the top.
  @FixedWidthList package internal(set) var squares: [MoveMeSquare]
  /// The limit that arranged squares keep; `nil` if none were arranged.
  package private(set) var limit: SquareLimit?

  package init(level: MoveMeLevel, seed: UInt64) {
    self.level = level
    squares = level == .three ? Self.column : Self.scattered(level.squareCount, seed)
  }

  private static var column: [MoveMeSquare] {
    (1...3).map { number in
      MoveMeSquare(number: number, color: .blue, position: SquarePosition(across: 0.5, down: Double(number) / 4))
    }
  }

  private static func scattered(_ count: Int, _ seed: UInt64) -> [MoveMeSquare] {
    var generator = SeededGenerator(seed: seed)
    let (first, last) = (MoveMeGeometry.phone.first, MoveMeGeometry.phone.last)
    return (1...count).map { number in
      let x = first.x + generator.number(below: last.x - first.x + 1)
      let y = first.y + generator.number(below: last.y - first.y + 1)
      return MoveMeSquare(
        number: number, color: generator.element(of: SquareColor.palette) ?? .blue,
        position: SquarePosition(x: x, y: y))
    }
  }

  init(level: MoveMeLevel, squares: [MoveMeSquare]) { (self.level, self.squares) = (level, squares) }

  package func square(_ number: Int) -> MoveMeSquare? { squares.first { $0.number == number } }

  func positions(of numbers: Set<Int>) -> [Int: SquarePosition] {
    let squares = squares.filter { numbers.contains($0.number) }
    return Dictionary(squares.map { ($0.number, $0.position) }, uniquingKeysWith: { first, _ in first })
  }

  func squares(in rect: Rect, _ geometry: MoveMeGeometry) -> [MoveMeSquare] {
    squares.filter { square in
      let frame = Rect(center: geometry.center(of: square.position), side: geometry.side)
      return frame.minX <= rect.maxX && frame.maxX >= rect.minX && frame.minY <= rect.maxY && frame.maxY >= rect.minY
    }
  }

  package var numbers: [Int] { squares.map(\.number).sorted() }

  /// Returns the numbers of the squares that the other state does not have, or that differ there.
  func changes(since other: MoveMeState) -> [Int] {
    Set(squares).subtracting(other.squares).map(\.number).sorted()
  }

  package var canAddSquare: Bool { squares.count < Self.maximumSquareCount }

  package var isOver: Bool { false }

  package var isValid: Bool {
    squares.count <= Self.maximumSquareCount && Set(squares.map(\.number)).count == squares.count
      && squares.allSatisfy { (1...Self.maximumSquareCount).contains($0.number) }
      && limit?.isValid ?? true
  }

  /// The maximum length of the history, shorter for many squares so that a saved game stays under 200 KB.
  package var undoLimit: Int { min(History<Self>.limit, 10_000 / max(1, squares.count)) }
}

extension MoveMeState {
  /// Arranges squares; all squares of a board have one size, which arranging some of them can reduce but not increase.
  mutating func arrange(_ numbers: [Int], _ arrangement: MoveMeArrangement, in board: MoveMeGeometry) {
    let (arranged, before) = (arrangement.arranged(numbers.count, in: board), squares)
    move(to: Dictionary(uniqueKeysWithValues: zip(numbers, arranged.positions)))
    guard squares != before else { return }
    limit = arranged.limit.combined(with: numbers.count < squares.count ? limit : nil)
  }

  mutating func move(to positions: [Int: SquarePosition], isRaising: Bool = false) {
    for index in squares.indices {
      if let position = positions[squares[index].number] { squares[index].position = position }
    }
    guard isRaising else { return }
    let isMoved = { (square: MoveMeSquare) in positions[square.number] != nil }
    squares = squares.filter { !isMoved($0) } + squares.filter(isMoved)
  }

  mutating func recolor(_ numbers: Set<Int>, _ color: SquareColor) {
    for index in squares.indices where numbers.contains(squares[index].number) { squares[index].color = color }
  }

  mutating func remove(_ numbers: Set<Int>) {
    squares.removeAll { numbers.contains($0.number) }
  }

  mutating func add(_ geometry: MoveMeGeometry) -> Int? {
    let taken = Set(squares.map(\.number))
    guard canAddSquare, let number = (1...Self.maximumSquareCount).first(where: { !taken.contains($0) }) else {
      return nil
    }
    let position = geometry.freestPosition(among: squares.map(\.position))
    squares.append(MoveMeSquare(number: number, color: .blue, position: position))
    return number
  }
}
