import Geometry
import Testing

@testable import DragAndDrop

/// Trees with many folders, and rows at the edges of their frames.
@Suite @MainActor struct TreeLimitsTests {
  private typealias Place = SortableTree<String>.Place

  private let tree = SortableTree<String>([.init("f", [.init("a")])], expanded: ["f"])

  @Test(arguments: [16, 17]) func aMenuOffersTheFoldersOfAtMost16(count: Int) {
    let tree = SortableTree<Int>((1...count).map { SortableTree<Int>.Node($0) })
    let places = SortableTreePlaces(tree, strings: BoardStrings()) { "\($0)" }
    let (own, incoming) = (places.moveCommands(for: 1), places.incomingCommands(for: [99], .move))
    #expect(own.filter { $0.label.contains("into") }.count == (count == 16 ? 15 : 0), "all except itself")
    #expect(incoming.filter { $0.label.contains("into") }.count == (count == 16 ? 16 : 0))
  }

  @Test func inANarrowTreeIndentedRowsAndPlacesHaveNoWidth() {
    let layout = TreeLayout(Rect(x: 0, y: 0, width: 30, height: 400), height: 40, indentation: 20)
    #expect(layout.frame(of: 1, level: 1) == Rect(x: 30, y: 40, width: 0, height: 40))
    let zones = layout.zones(of: [Place(.after, "a"), Place(.after, "f")], by: tree)
    #expect(zones.map(\.frame.size.width) == [0, 30])
  }

  @Test func thePlaceBeforeTheFirstRowReachesAsFarAboveItAsIntoIt() {
    let layout = TreeLayout(Rect(x: 10, y: 5, width: 200, height: 400), height: 40, spacing: 8)
    let zone = layout.zones(of: tree.visiblePlaces(for: []), by: tree).first
    #expect(zone?.place == Place(.before, "f") && zone?.frame == Rect(x: 10, y: -9, width: 200, height: 20))
  }
}
