import DragAndDrop
import Storage

/// The squares on the board; there is nothing to win.
public struct MoveMeState: GameState {
  /// What its moves change.
  public typealias Change = MoveMeChange

  /// As many squares as there can be.
  public static let mostSquares = 500

  /// How the squares were dealt.
  public let level: MoveMeLevel
  /// The squares, the topmost last.
  @FixedWidthList public internal(set) var squares: [MoveMeSquare]

  /// Deals the squares: three as they always lie, more of them where and in what color the seed has them.
  public init(level: MoveMeLevel, seed: UInt64) {
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

  /// Squares as they were stored, which may be none that there can be: `isValid` tells.
  init(level: MoveMeLevel, squares: [MoveMeSquare]) { (self.level, self.squares) = (level, squares) }

  /// The square with a number.
  public func square(_ number: Int) -> MoveMeSquare? { squares.first { $0.number == number } }

  /// Where the squares with these numbers lie.
  func positions(of numbers: Set<Int>) -> [Int: SquarePosition] {
    let squares = squares.filter { numbers.contains($0.number) }
    return Dictionary(squares.map { ($0.number, $0.position) }, uniquingKeysWith: { first, _ in first })
  }

  /// The squares that a rectangle between two points of the board touches.
  func squares(between start: Point, and end: Point, _ geometry: MoveMeGeometry) -> [MoveMeSquare] {
    let reach = geometry.side / 2
    // Comparisons instead of ranges: there is no range from or to NaN.
    func touches(_ center: Double, _ start: Double, _ end: Double) -> Bool {
      min(start, end) <= center + reach && max(start, end) >= center - reach
    }
    return squares.filter { square in
      let center = geometry.center(of: square.position)
      return touches(center.x, start.x, end.x) && touches(center.y, start.y, end.y)
    }
  }

  /// The numbers of all squares, the smallest first.
  public var numbers: [Int] { squares.map(\.number).sorted() }

  /// The squares that another state does not have, or has otherwise.
  func changes(since other: MoveMeState) -> [Int] {
    Set(squares).subtracting(other.squares).map(\.number).sorted()
  }

  /// Whether another square can be added.
  public var hasRoom: Bool { squares.count < Self.mostSquares }

  /// Never: there is nothing to win.
  public var isOver: Bool { false }

  /// Whether every square has a number of its own.
  public var isValid: Bool {
    squares.count <= Self.mostSquares && Set(squares.map(\.number)).count == squares.count
      && squares.allSatisfy { (1...Self.mostSquares).contains($0.number) }
  }

  /// Fewer for many squares, so that a saved game stays under 200 KB.
  public var undoLimit: Int { min(History<Self>.limit, 10_000 / max(1, squares.count)) }
}

// MARK: - What can be done

extension MoveMeState {
  /// Moves squares; those that were dragged are raised above all others.
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

  /// Adds a square with the smallest free number where it is farthest from all others, above them.
  mutating func add(_ geometry: MoveMeGeometry) -> Int? {
    let taken = Set(squares.map(\.number))
    guard hasRoom, let number = (1...Self.mostSquares).first(where: { !taken.contains($0) }) else { return nil }
    let position = geometry.freestPosition(among: squares.map(\.position))
    squares.append(MoveMeSquare(number: number, color: .blue, position: position))
    return number
  }
}
