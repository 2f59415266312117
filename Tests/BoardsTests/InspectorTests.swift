import DragAndDrop
import Testing

@testable import Boards

@Suite @MainActor struct InspectorTests {
  func drag(_ item: String, over place: String? = nil, by input: String = "pointer") -> DragInspection.ActiveDrag {
    DragInspection.ActiveDrag(
      item: item, companions: [], input: input, isHeld: true, grabPoint: "(1, 1)", point: "(2, 2)", place: place,
      announcedPlace: place,
      verdict: place == nil ? "unknown" : "accepted")
  }

  func state(_ activeDrags: [DragInspection.ActiveDrag], _ endCount: Int = 0, _ end: (String, String)? = nil)
    -> DragInspection
  {
    DragInspection(activeDrags: activeDrags, endCount: endCount, lastEnd: end.map { (item: $0.0, outcome: $0.1) })
  }

  @Test func aDragIsListedFromItsPickUpToItsEnd() {
    var log = DragEventLog(strings: BoardStrings())
    let states = [
      state([]), state([drag("red")]), state([drag("red")]), state([drag("red", over: "target")]), state([drag("red")]),
      state([], 1, ("red", "returns(missed)")),
    ]
    #expect(states.map { log.add($0) } == [false, true, false, true, true, true], "no change is no event")
    #expect(
      log.lines == [
        "red: returns(missed)", "red: over no place", "red: over target, accepted", "red: picked up by pointer",
      ])
  }

  @Test func allDragsThatEndInOneFrameAreListed() {
    var log = DragEventLog(strings: BoardStrings())
    _ = log.add(state([]))
    _ = log.add(state([drag("a"), drag("b")]))
    _ = log.add(state([], 2, ("b", "stays(target)")))
    #expect(log.lines.prefix(2) == ["b: stays(target)", "a: ended"])
  }

  @Test func aPickUpAfterAnEndIsANewDrag() {
    var log = DragEventLog(strings: BoardStrings())
    _ = log.add(state([drag("a")]))
    _ = log.add(state([drag("a", by: "click")], 1, ("a", "returns(cancelled)")))
    #expect(log.lines == ["a: picked up by click", "a: returns(cancelled)"])
  }

  @Test func aHandOffToAClickContinuesTheDrag() {
    var log = DragEventLog(strings: BoardStrings())
    _ = log.add(state([]))
    _ = log.add(state([drag("a")]))
    _ = log.add(state([drag("a", by: "click")]))
    _ = log.add(state([drag("a", over: "target", by: "click")]))
    #expect(
      log.lines == [
        "a: over target, accepted", "a: continued by click", "a: picked up by pointer",
      ])
  }

  @Test func theLastTenEventsAreKept() {
    var log = DragEventLog(strings: BoardStrings())
    for number in 0...30 { _ = log.add(state([], number, ("a", "\(number)"))) }
    #expect(log.lines.count == 10 && log.lines.first == "a: 30")
  }
}
