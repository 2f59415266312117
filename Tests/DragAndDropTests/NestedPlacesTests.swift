import Testing

@testable import DragAndDrop

/// A tray in a drawer in a chest: each accepts items that are no longer than itself, unless it is locked.
private struct Chest: DropRules {
  enum Refusal { case tooLong, locked }
  enum Place: String, CaseIterable { case tray, otherTray, drawer, chest, floor }

  var locked: Set<Place> = []
  var isRound = false

  func canPickUp(_ item: Int) -> Bool { true }

  func parent(of place: Place) -> Place? {
    switch place {
    case .tray, .otherTray: .drawer
    case .drawer: .chest
    case .chest: isRound ? .tray : nil
    case .floor: nil
    }
  }

  func verdict(for item: Int, over place: Place) -> DropVerdict<Refusal> {
    if locked.contains(place) { return .rejected(.locked) }
    let length =
      switch place {
      case .tray, .otherTray: 2
      case .drawer: 5
      case .chest, .floor: 9
      }
    return item <= length ? .accepted : .rejected(.tooLong)
  }
}

@Suite struct NestedPlacesTests {
  private func place(of item: Int, over places: [Chest.Place], _ rules: Chest = Chest()) -> Chest.Place? {
    var session = DragSession<Chest>()
    #expect(session.pickUp(item, by: .pointer, rules: rules) == [])
    session.move(item, to: nil, over: places, rules: rules)
    return session.activeDrag(of: item)?.place
  }

  @Test func theInnermostPlaceThatAcceptsIsUsed() {
    let all: [Chest.Place] = [.chest, .drawer, .tray]
    #expect(place(of: 1, over: all) == .tray)
    #expect(place(of: 4, over: all) == .drawer, "the tray rejects it, and the drawer accepts it")
    #expect(place(of: 8, over: all) == .chest)
    #expect(place(of: 10, over: all) == .tray, "if none accepts, the innermost gives the reason")
  }

  @Test func containingPlacesAreTriedToo() {
    #expect(place(of: 4, over: [.tray]) == .drawer, "as when a key moves it over the tray")
    #expect(place(of: 8, over: [.tray]) == .chest)
  }

  @Test func otherInnerPlacesAreTriedBeforeContainingOnes() {
    #expect(place(of: 1, over: [.drawer, .tray, .otherTray], Chest(locked: [.tray])) == .otherTray)
    #expect(place(of: 4, over: [.tray, .floor]) == .floor, "the floor is tried before the drawer")
  }

  @Test func theVerdictAndTheOutcomeAreThoseOfTheContainingPlace() {
    let rules = Chest()
    var session = DragSession<Chest>()
    _ = session.pickUp(4, by: .keyboard, rules: rules)
    session.move(4, to: nil, over: .tray, rules: rules)
    #expect(session.verdict(of: 4) == .accepted)
    #expect(session.drop(4, rules: rules) == .stays(.drawer))
  }

  @Test func revalidationFallsBackToTheContainingPlace() {
    var session = DragSession<Chest>()
    _ = session.pickUp(1, by: .finger, rules: Chest())
    session.move(1, to: nil, over: .tray, rules: Chest())
    session.revalidate(by: Chest(locked: [.tray]))
    #expect(session.activeDrag(of: 1)?.place == .drawer)
  }

  @Test func placesThatContainEachOtherEndTheSearch() {
    #expect(place(of: 10, over: [.tray], Chest(isRound: true)) == nil, "no place is innermost")
    #expect(place(of: 10, over: [.otherTray], Chest(isRound: true)) == .otherTray)
  }
}
