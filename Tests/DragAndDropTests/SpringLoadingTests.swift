import Testing

@testable import DragAndDrop

@Suite struct SpringLoadingTests {
  /// Two shelves that open, and a third that does not.
  private struct Room {
    var rules = Shelf(heights: ["low": 9, "high": 9, "plain": 9])
    var session = ShelfSession()
    var watch = SpringLoading<Shelf>(delay: 0.5)
    /// The number of questions whether a place opens.
    var questions = 0

    mutating func move(_ item: Int, over place: String?, at time: Double) {
      session.move(item, to: nil, over: place, rules: rules)
      update(at: time)
    }

    mutating func update(at time: Double) {
      var asked = 0
      watch.update(to: session.activeDrags, at: time) { place, _ in
        asked += 1
        return place != "plain"
      }
      questions += asked
    }

    mutating func opened(at time: Double) -> [String] { watch.due(at: time).map { "\($0.item) \($0.place)" } }
  }

  private func room(by input: DragInput = .pointer, _ items: Int...) -> Room {
    var room = Room()
    for item in items { #expect(room.session.pickUp(item, by: input, rules: room.rules) == []) }
    return room
  }

  @Test func aPlaceOpensOnceAfterTheDelay() {
    var room = room(1)
    #expect(room.watch.nextTime == nil)
    room.move(1, over: "low", at: 10)
    #expect(room.watch.nextTime == 10.5)
    #expect(room.opened(at: 10.49) == [])
    room.move(1, over: "low", at: 10.49)
    #expect(room.opened(at: 10.5) == ["1 low"], "moves over the same place do not restart the delay")
    #expect(room.opened(at: 99) == [] && room.watch.nextTime == nil)
    #expect(room.questions == 1, "a move over the same place asks nothing")
  }

  @Test func leavingAPlaceStopsAndRestartsTheDelay() {
    var room = room(1)
    room.move(1, over: "low", at: 0)
    room.move(1, over: nil, at: 0.4)
    #expect(room.watch.nextTime == nil && room.opened(at: 9) == [])
    room.move(1, over: "low", at: 9)
    #expect(room.watch.nextTime == 9.5)
    room.move(1, over: "high", at: 9.4)
    #expect(room.opened(at: 9.5) == [] && room.watch.nextTime == 9.9)
    room.session.cancelAll()
    room.update(at: 9.5)
    #expect(room.watch.nextTime == nil && room.opened(at: 99) == [])
  }

  @Test func aPlaceWithoutAnActionDoesNotOpen() {
    var room = room(1)
    room.move(1, over: "plain", at: 0)
    #expect(room.watch.nextTime == nil && room.opened(at: 9) == [])
  }

  @Test func eachDragHasItsOwnDelay() {
    var room = room(by: .finger, 1, 2)
    room.move(1, over: "low", at: 0)
    room.move(2, over: "high", at: 0.3)
    #expect(room.opened(at: 0.5) == ["1 low"])
    #expect(room.watch.nextTime == 0.8)
    #expect(room.opened(at: 0.8) == ["2 high"])
  }

  @Test(arguments: [DragInput.keyboard, .click, .accessibility])
  func inputsThatHoldNothingDoNotOpenPlaces(input: DragInput) {
    var room = room(by: input, 1)
    room.move(1, over: "low", at: 0)
    #expect(room.watch.nextTime == nil)
  }

  @Test func updateReturnsTrueOnlyIfThePlaceChanges() {
    var (room, watch) = (room(1), SpringLoading<Shelf>())
    #expect(watch.delay == 0.6)
    func change(over place: String?) -> Bool {
      room.session.move(1, to: nil, over: place, rules: room.rules)
      return watch.update(to: room.session.activeDrags, at: 0) { _, _ in true }
    }
    #expect([nil, "low", "low", "high", nil, nil].map(change) == [false, true, false, true, true, false])
  }
}
