@testable import DragAndDrop

/// Rules to test the drag session with: numbers go on shelves that are at least as high.
struct Shelf: DropRules {
  enum Refusal { case tooLow }

  var maximumActiveDrags = 2
  var heights = ["low": 1, "high": 9]
  var fixed: Set<Int> = []
  /// The items that are dragged together.
  var group: [Int] = []

  func canPickUp(_ item: Int) -> Bool { !fixed.contains(item) }
  func dragGroup(for item: Int) -> [Int] { group.contains(item) ? group : [] }

  func verdict(for item: Int, over place: String) -> DropVerdict<Refusal> {
    guard let height = heights[place] else { return .unknown }
    return item <= height ? .accepted : .rejected(.tooLow)
  }

  func places(for item: Int) -> [String] {
    heights.keys.filter { verdict(for: item, over: $0) == .accepted }.sorted()
  }
}

extension DragInput {
  /// All pairs of inputs for two pick-ups.
  static let pairs = allCases.flatMap { first in allCases.map { (first, $0) } }
}

typealias ShelfSession = DragSession<Shelf>
