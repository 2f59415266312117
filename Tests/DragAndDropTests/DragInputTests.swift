import FoundationEssentials
import Testing

@testable import DragAndDrop

@Suite @MainActor struct DragInputTests {
  static let wand = DragInput("wand", isHeld: true)
  static let button = DragInput("one button", isHeld: false)

  @Test func aCustomInputHoldsItsItemIfItIsDeclaredAsHeld() {
    let rules = Shelf()
    var session = ShelfSession()
    #expect(session.pickUp(5, by: Self.wand, rules: rules) == [])
    #expect(session.pickUp(1, by: Self.button, rules: rules) == [], "the wand holds the first item")
    #expect(session.pickUp(6, by: .click, rules: rules) == [1], "the button holds nothing")
    #expect(session.stickyDrag?.item == 6)
    #expect(session.pickUp(6, by: Self.wand, rules: rules) == [], "a held input takes over the sticky drag")
    #expect(session.activeDrags.map(\.input) == [Self.wand, Self.wand])
  }

  @Test func inputsAreCodableAndDescribedByTheirNames() throws {
    for input in DragInput.allCases + [Self.wand, Self.button] {
      #expect(try JSONDecoder().decode(DragInput.self, from: JSONEncoder().encode(input)) == input)
      #expect("\(input)" == input.name)
    }
    #expect(DragInput.allCases.map(\.name) == ["pointer", "finger", "click", "keyboard", "accessibility"])
    #expect(DragInput.allCases.map(\.isHeld) == [true, true, false, false, false])
  }
}
