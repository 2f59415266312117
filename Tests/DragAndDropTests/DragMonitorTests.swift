import Observation
import Testing

@testable import DragAndDrop

@MainActor @Observable private final class Model: DragModel {
  let dragState = DragState<Shelf>()
  var rules = Shelf()
  func dragEnded(_ item: Int, with outcome: Shelf.Outcome) {}
}

@Suite @MainActor struct DragMonitorTests {
  private typealias Event = DragMonitorEvent<Shelf>
  private let model = Model()

  @Test(arguments: DragInput.allCases)
  func eachStepOfADragIsReportedOnce(input: DragInput) {
    let monitor = DragMonitor(of: model.dragState)
    func events() -> [Event] { monitor.events(of: model.dragState) }
    model.pickUp(5, by: input)
    #expect(events() == [Event(.began, of: 5, at: nil, by: input)])
    #expect(events().isEmpty, "each event once")
    model.move(5, to: nil, over: "low")
    #expect(events() == [Event(.over(.rejected(.tooLow)), of: 5, at: "low", by: input)])
    model.move(5, to: nil, over: "high")
    #expect(events() == [Event(.over(.accepted), of: 5, at: "high", by: input)])
    model.move(5, to: nil, over: nil as String?)
    #expect(events() == [Event(.over(.unknown), of: 5, at: nil, by: input)])
    model.move(5, to: nil, over: "high")
    _ = events()
    model.drop(5)
    #expect(events() == [Event(.ended(.stays("high"), .move), of: 5, at: "high", by: input)])
  }

  @Test func aChangeOfThePlaceOrOfTheVerdictAloneIsReported() {
    let monitor = DragMonitor(of: model.dragState)
    model.pickUp(1, by: .pointer)
    model.move(1, to: nil, over: "low")
    _ = monitor.events(of: model.dragState)
    model.move(1, to: nil, over: "high")
    #expect(monitor.events(of: model.dragState) == [Event(.over(.accepted), of: 1, at: "high", by: .pointer)])
    model.rules.heights["high"] = 0
    model.revalidate()
    #expect(
      monitor.events(of: model.dragState) == [Event(.over(.rejected(.tooLow)), of: 1, at: "high", by: .pointer)])
  }

  @Test func aRefusalIsReportedWithItsPlace() {
    let monitor = DragMonitor(of: model.dragState)
    model.pickUp(5, by: .keyboard)
    model.move(5, to: nil, over: "low")
    _ = monitor.events(of: model.dragState)
    model.drop(5)
    #expect(
      monitor.events(of: model.dragState) == [
        Event(.ended(.returns(.refused(.tooLow)), .move), of: 5, at: "low", by: .keyboard)
      ])
  }

  @Test func thePlaceOfARefusalIsThatOfTheDropAndNotOfTheLastCall() {
    let monitor = DragMonitor(of: model.dragState)
    model.pickUp(5, by: .pointer)
    model.move(5, to: nil, over: "high")
    _ = monitor.events(of: model.dragState)
    model.move(5, to: nil, over: "low")
    model.drop(5)
    #expect(
      monitor.events(of: model.dragState) == [
        Event(.ended(.returns(.refused(.tooLow)), .move), of: 5, at: "low", by: .pointer)
      ])
  }

  @Test func severalItemsThatAreMovedBetweenTwoCallsHaveOneEnd() {
    let monitor = DragMonitor(of: model.dragState)
    model.rules.group = [1, 5, 9]
    model.pickUp(5, by: .click)
    model.move(5, to: nil, over: "high")
    model.drop(5)
    let events = monitor.events(of: model.dragState)
    #expect(events == [Event(.ended(.stays("high"), .move), of: 5, [1, 9], at: "high", by: .click)])
    #expect(events.map(\.item) == [5] && events.map(\.items) == [[5, 1, 9]])
  }

  @Test func whatLeavesAgainOrWasNoDragIsWithdrawn() {
    let monitor = DragMonitor(of: model.dragState)
    model.receive([5], by: .pointer)
    model.move(5, to: nil, over: "high")
    _ = monitor.events(of: model.dragState)
    model.withdraw(5)
    #expect(monitor.events(of: model.dragState) == [Event(.withdrawn, of: 5, at: "high", by: .pointer)])
    model.pickUp(5, by: .finger)
    _ = monitor.events(of: model.dragState)
    model.withdrawPickUp(5)
    #expect(monitor.events(of: model.dragState) == [Event(.withdrawn, of: 5, at: nil, by: .finger)])
  }

  @Test func aDragWhoseCompanionIsTakenIsWithdrawn() {
    let monitor = DragMonitor(of: model.dragState)
    model.rules.group = [1, 5]
    model.pickUp(1, by: .keyboard)
    _ = monitor.events(of: model.dragState)
    model.pickUp(5, by: .pointer)
    #expect(
      monitor.events(of: model.dragState) == [
        Event(.withdrawn, of: 1, [5], at: nil, by: .keyboard), Event(.began, of: 5, [1], at: nil, by: .pointer),
      ])
  }

  @Test func onlyTheEndOfADragBetweenTwoCallsIsReported() {
    let monitor = DragMonitor(of: model.dragState)
    model.pickUp(5, by: .click)
    model.cancelAll()
    model.pickUp(5, by: .finger)
    let events = monitor.events(of: model.dragState)
    #expect(
      events == [
        Event(.ended(.returns(.cancelled), .move), of: 5, at: nil, by: nil),
        Event(.began, of: 5, at: nil, by: .finger),
      ])
  }
}
