import Geometry
import InputEvents
import Testing

@Suite struct ScanTests {
  /// Squares in rows, numbered in reading order.
  func squares(_ columns: Int, _ rows: Int, isRightToLeft: Bool = false) -> [(item: Int, frame: Rect)] {
    (0..<(columns * rows)).map { index in
      let column = isRightToLeft ? columns - 1 - index % columns : index % columns
      return (index, Rect(x: Double(column) * 10, y: Double(index / columns) * 10, width: 10, height: 10))
    }
  }

  /// Returns the presses and the steps until an item is selected, for a user who presses whenever it is marked.
  func effort(to item: Int, of nodes: [ScanNode<Int>]) throws -> (presses: Int, steps: Int) {
    var (scan, presses, steps) = (Scan<Int>(), 0, 0)
    scan.update(nodes, focus: nil)
    while steps < 5000 {
      if scan.marked.contains(item) {
        presses += 1
        if let selected = scan.select() {
          #expect(selected == item)
          return (presses, steps)
        }
      } else {
        scan.advance()
        steps += 1
      }
    }
    throw Lost(item: item)
  }

  struct Lost: Error { let item: Int }

  @Test(arguments: [ScanPattern.rowsAndColumns, .halves])
  func anyOf1024ItemsTakesAtMost12PressesAnd30Seconds(pattern: ScanPattern) throws {
    // The other group is like a header bar, which is marked after the board.
    let board = pattern.group(squares(32, 32).shuffled())
    // Every row and every column, among them the last ones, which take the most steps.
    for item in stride(from: 0, to: 1024, by: 33) + [31, 575, 992, 1022] {
      let (presses, steps) = try effort(to: item, of: [board, .group([.item(-1), .item(-2)])])
      #expect(presses <= 12 && Double(steps) * 1.5 <= 30, "\(item): \(presses) presses, \(steps) steps")
    }
  }

  @Test func oneByOneScanningStepsThroughAllItems() throws {
    let board = ScanPattern.oneByOne.group(squares(32, 32))
    let (presses, steps) = try effort(to: 1023, of: [board])
    #expect(presses == 1 && steps == 1023)
  }

  @Test func rowsComeInReadingOrder() {
    for isRightToLeft in [false, true] {
      let items = squares(5, 3, isRightToLeft: isRightToLeft).shuffled()
      let node = ScanPattern.rowsAndColumns.group(items, isRightToLeft: isRightToLeft)
      #expect(node.children.map(\.items) == [Array(0..<5), Array(5..<10), Array(10..<15)])
    }
  }

  @Test func fewItemsAreNotDividedAndNoItemIsLost() {
    for pattern in ScanPattern.allCases {
      #expect(pattern.group(squares(4, 3)).children.count == 12)
      #expect(pattern.group(squares(1, 1)).items == [0])
      #expect(pattern.group([(item: Int, frame: Rect)]()).items == [])
      #expect(Set(pattern.group(squares(7, 7)).items) == Set(0..<49), "none is lost")
      #expect(Set(pattern.group(squares(1, 500)).items) == Set(0..<500))
      #expect(Set(pattern.group(squares(13, 1)).items) == Set(0..<13))
    }
  }

  @Test func scanningReturnsToTheLevelAboveAfterItsRounds() {
    var scan = Scan<Int>()
    scan.rounds = 1
    scan.update([ScanPattern.halves.group(squares(4, 4)), .group([.item(99)])], focus: nil)
    #expect(scan.marked.count == 16)
    _ = scan.select()
    _ = scan.select()
    #expect(scan.marked == [0, 1, 2, 3])
    scan.advance()
    #expect(scan.marked == [4, 5, 6, 7])
    scan.advance()
    #expect(scan.marked.count == 8 && scan.isAtStart, "one level up")
    var wentUp = scan.stepBack()
    #expect(wentUp && scan.marked.count == 16)
    wentUp = scan.stepBack()
    #expect(!wentUp, "the highest level")
  }

  @Test func anUpdateKeepsTheLevelUntilAnItemIsSelected() {
    var scan = Scan<Int>()
    let board = ScanPattern.rowsAndColumns.group(squares(5, 3))
    scan.update([board], focus: 7)
    #expect(scan.marked == [5, 6, 7, 8, 9], "a single group is skipped, and the row of the focus comes first")
    _ = scan.select()
    scan.advance()
    scan.update([board, .group([.item(50)])], focus: nil)
    #expect(scan.marked == [6])
    let selected = scan.select()
    #expect(selected == 6)
    scan.update([board], focus: 6)
    #expect(scan.marked == [5, 6, 7, 8, 9], "after a selection, scanning starts with the groups")
  }
}
