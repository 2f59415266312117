import Geometry
import Observation
import Testing

@testable import DragAndDrop

/// The default implementations of rules and models, and the default options.
@Suite @MainActor struct DefaultsTests {
  enum Place: CaseIterable { case open, closed, elsewhere }

  struct Plain: DropRules {
    func verdict(for item: Int, over place: Place) -> DropVerdict<String> {
      switch place {
      case .open: .accepted
      case .closed: .rejected("closed")
      case .elsewhere: .unknown
      }
    }
  }

  @Observable final class PlainModel: DragModel {
    let dragState = DragState<Plain>()
    let rules = Plain()
    func dragEnded(_ item: Int, with outcome: Plain.Outcome) {}
  }

  @Test func byDefaultRulesAllowOneDragAndDecideAtOnce() {
    let rules = Plain()
    #expect(rules.maximumActiveDrags == 1 && rules.canPickUp(1) && rules.parent(of: .open) == nil)
    #expect(rules.dragGroup(for: 1).isEmpty && rules.operations(of: 1, droppedOn: .open).isEmpty)
    #expect(!rules.acceptsAsynchronously(1, droppedOn: .open))
    #expect(rules.places(for: 1) == [.open] && rules.places(forIncoming: [1, 2]) == [.open])
    #expect(rules.places(forDropping: [1, 2], on: .open) == [.open, .open])
    #expect(rules.places(forCopying: [1, 2], to: .open) == [.open, .open])
  }

  @Test func anItemIsDroppedFirstIfItsGroupLeavesItOut() {
    struct Others: DropRules {
      func dragGroup(for item: Int) -> [Int] { item == 1 ? [2, 3] : [1, item] }
      func verdict(for item: Int, over place: Place) -> DropVerdict<String> { .accepted }
    }
    #expect(Others().droppedItems(for: 1) == [1, 2, 3] && Others().droppedItems(for: 4) == [1, 4])
  }

  @Test func theVerdictDecidesTheOutcome() {
    let rules = Plain()
    #expect(rules.outcome(of: 1, droppedOn: .open) == .stays(.open))
    #expect(rules.outcome(of: 1, droppedOn: .closed) == .returns(.refused("closed")))
    #expect(rules.outcome(of: 1, droppedOn: .elsewhere) == .returns(.missed))
    #expect(rules.verdict(for: [1, 2], over: .closed) == .rejected("closed"))
    #expect(rules.verdict(for: [1, 2], over: .open) == .accepted)
    #expect(rules.verdict(forIncoming: [1], over: .elsewhere) == .unknown)
  }

  @Test func onlyAnOutcomeWithAPlaceStays() {
    #expect(Plain.Outcome.stays(.open).stays)
    let returned: [Plain.Outcome] = [.returns(.missed), .returns(.cancelled), .returns(.refused("closed"))]
    #expect(returned.allSatisfy { !$0.stays })
  }

  @Test func byDefaultASecondHeldItemEndsTheFirstDrag() {
    let model = PlainModel()
    #expect(model.isDragAllowed && model.pickUp(1, by: .finger) && model.pickUp(2, by: .finger))
    #expect(model.session.items == [2] && model.dragState.lastEnd?.item == 1)
    #expect(model.dragState.lastEnd?.outcome == .returns(.cancelled))
  }

  @Test func theDefaultOptionsAreTheDocumentedOnes() {
    let options = BoardOptions()
    #expect(options.activation == .atOnce && options.longPressTime == 0.6 && options.springLoadDelay == 0.6)
    #expect(options.liftedScale == 1.06 && options.liftTime == 0.15)
    #expect(options.dropAnimation == DropAnimation(damping: 0.72, stiffness: 320))
    let scroll = AutoScroll()
    #expect(scroll.zone == 48 && scroll.topSpeed == 900)
    #expect(TreeLayout(.zero, height: 40).indentation == 24)
  }

  @Test func theLast64EndsAreKeptWithoutAReader() {
    let model = PlainModel()
    for item in 1...70 {
      model.pickUp(item, by: .click)
      model.cancel(item)
    }
    #expect(model.dragState.recentEnds.map(\.item) == Array(7...70))
  }
}
