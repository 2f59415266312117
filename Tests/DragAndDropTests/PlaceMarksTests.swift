import Testing

@testable import DragAndDrop

@Suite struct PlaceMarksTests {
  /// Rules with numbered pieces and places, in which the origin of each piece is the place with its number.
  struct Rules: DropRules {
    enum Refusal { case closed }

    var count = 4
    var closed: Set<Int> = []

    var maximumActiveDrags: Int { 2 }
    func canPickUp(_ item: Int) -> Bool { true }
    func verdict(for item: Int, over place: Int) -> DropVerdict<Refusal> {
      place == item ? .unknown : closed.contains(place) ? .rejected(.closed) : .accepted
    }
    func places(for item: Int) -> [Int] { (0..<count).filter { verdict(for: item, over: $0) == .accepted } }
  }

  /// A session, and the marks of its places.
  struct Board {
    var rules = Rules()
    var session = DragSession<Rules>()
    var marks = PlaceMarks<Rules>()
    var shown: [Int: PlaceMark] = [:]

    /// Shows the session; returns the number of places whose marks were updated.
    @discardableResult
    mutating func show() -> Int {
      let changed = marks.update(to: session.activeDrags) { _ in rules.count - 1 }
      for place in changed { shown[place] = marks[place] == .none ? nil : marks[place] }
      return changed.count
    }

    mutating func move(_ item: Int, over place: Int?) {
      session.move(item, to: nil, over: place, rules: rules)
    }
  }

  @Test func acceptingPlacesAreCandidatesFromThePickUpOn() {
    var board = Board(rules: Rules(closed: [3]))
    #expect(board.session.pickUp(0, by: .click, rules: board.rules) != nil)
    #expect(board.show() == 2)
    #expect(board.shown == [1: .candidate, 2: .candidate])
    #expect(board.show() == 0, "nothing new")
    board.move(0, over: 1)
    #expect(board.show() == 1)
    #expect(board.shown == [1: .accepted, 2: .candidate])
    board.move(0, over: 3)
    #expect(board.show() == 2)
    #expect(board.shown == [1: .candidate, 2: .candidate, 3: .rejected])
    board.session.cancelAll()
    board.show()
    #expect(board.shown == [:])
  }

  @Test func candidatesAreNotMarkedIfAllPlacesAccept() {
    var board = Board(rules: Rules(count: 1024))
    #expect(board.session.pickUp(0, by: .pointer, rules: board.rules) != nil)
    #expect(board.show() == 0)
    for place in 1...40 {
      board.move(0, over: place)
      #expect(board.show() <= 2)
      #expect(board.shown == [place: .accepted])
    }
    board.session.cancelAll()
    #expect(board.show() == 1)
    #expect(board.shown == [:])
  }

  @Test func revalidationUpdatesTheMarks() {
    var board = Board(rules: Rules(closed: [1, 2, 3]))
    #expect(board.session.pickUp(0, by: .finger, rules: board.rules) != nil)
    board.show()
    #expect(board.shown == [:])
    board.rules.closed = [3]
    board.session.revalidate(by: board.rules)
    board.show()
    #expect(board.shown == [1: .candidate, 2: .candidate])
  }

  @Test func anotherPickUpReplacesTheMarks() {
    var board = Board(rules: Rules(closed: [3]))
    #expect(board.session.pickUp(0, by: .click, rules: board.rules) != nil)
    board.show()
    #expect(board.session.pickUp(1, by: .click, rules: board.rules) == [0])
    board.show()
    #expect(board.shown == [0: .candidate, 2: .candidate])
  }

  @Test func twoDragsShowTwoVerdicts() {
    var board = Board(rules: Rules(closed: [3]))
    for item in [0, 1] { #expect(board.session.pickUp(item, by: .finger, rules: board.rules) == []) }
    board.move(0, over: 2)
    board.move(1, over: 3)
    board.show()
    #expect(board.shown == [0: .candidate, 1: .candidate, 2: .accepted, 3: .rejected])
  }
}
