import Geometry
import Observation
import Testing

@testable import DragAndDrop

/// The box accepts letters at once; the office decides asynchronously.
///
/// Letter 2 is a companion of letter 1.
private struct Post: DropRules {
  func verdict(for letter: Int, over place: String) -> DropVerdict<String> {
    place == "closed" ? .rejected("closed") : .accepted
  }

  func places(for letter: Int) -> [String] { ["box", "office"] }
  func dragGroup(for letter: Int) -> [Int] { letter == 1 ? [2] : [] }
  func acceptsAsynchronously(_ letter: Int, droppedOn place: String) -> Bool { place != "box" }
}

/// A model in which the test decides when the office answers.
@MainActor @Observable private final class Counter: DragModel {
  let dragState = DragState<Post>()
  let rules = Post()
  var ended: [(letter: Int, outcome: Post.Outcome)] = []
  @ObservationIgnored var questions: [CheckedContinuation<Post.Outcome, Never>] = []
  @ObservationIgnored var asked: CheckedContinuation<Void, Never>?

  func dragEnded(_ letter: Int, with outcome: Post.Outcome) { ended.append((letter, outcome)) }

  func performDrop(of letter: Int, on place: String) async -> Post.Outcome {
    await withCheckedContinuation { question in
      questions.append(question)
      asked?.resume()
      asked = nil
    }
  }

  /// Picks a letter up, and drops it at the office.
  func hand(in letter: Int) async {
    pickUp(letter, by: .pointer, at: .zero, grabPoint: .zero)
    await dropAtOffice(letter)
  }

  /// Drops a dragged letter at the office, and waits until the office is asked.
  func dropAtOffice(_ letter: Int) async {
    move(letter, to: Point(x: 5, y: 5), over: "office")
    await withCheckedContinuation { continuation in
      asked = continuation
      #expect(drop(letter) == nil)
    }
  }

  /// Answers the oldest question, and waits until the answer has had its effect.
  func answer(_ outcome: Post.Outcome, of letter: Int, to decision: Task<Void, Never>? = nil) async {
    let decision = decision ?? dragState.pendingTasks[letter]
    questions.removeFirst().resume(returning: outcome)
    await decision?.value
  }
}

@Suite @MainActor struct WaitingTests {
  private let model = Counter()

  @Test func aDropThatIsDecidedAtOnceIsNotPending() {
    model.pickUp(7, by: .pointer)
    model.move(7, to: nil, over: "box")
    #expect(model.drop(7) == .stays("box") && model.session.pendingDrops.isEmpty)
    model.pickUp(7, by: .pointer)
    model.move(7, to: nil, over: "closed")
    #expect(model.drop(7) == .returns(.refused("closed")), "a rejected drop is not asked about")
    #expect(model.session.pendingDrops.isEmpty)
  }

  @Test func aMonitorReportsAPendingDropOnce() async {
    let monitor = DragMonitor(of: model.dragState)
    model.pickUp(1, by: .pointer)
    #expect(model.session.activeDrags.map(\.isPending) == [false])
    #expect(monitor.events(of: model.dragState).map(\.items) == [[1, 2]])
    model.cancelAll()
    _ = monitor.events(of: model.dragState)
    await model.hand(in: 1)
    let pending = DragMonitorEvent<Post>(.pending, of: 1, [2], at: "office", by: .pointer)
    #expect(monitor.events(of: model.dragState) == [pending] && model.session.pendingDrops.map(\.isPending) == [true])
    await model.hand(in: 7)
    #expect(monitor.events(of: model.dragState).map(\.items) == [[7]], "not the first one again")
    model.cancelAll()
    #expect(model.dragState.pendingTasks.isEmpty)
    #expect(monitor.events(of: model.dragState).map(\.items) == [[1, 2], [7]], "one end for each drop")
    for question in model.questions { question.resume(returning: .returns(.missed)) }
  }

  @Test func aMonitorTellsThatItWaitsAgain() async {
    let monitor = DragMonitor(of: model.dragState)
    await model.hand(in: 7)
    _ = monitor.events(of: model.dragState)
    model.cancel(7)
    await model.hand(in: 7)
    let kinds: [DragMonitorEvent<Post>.Kind] = [.ended(.returns(.cancelled), .move), .pending]
    #expect(monitor.events(of: model.dragState).map(\.kind) == kinds)
    model.cancelAll()
    for question in model.questions { question.resume(returning: .returns(.missed)) }
  }

  @Test func aPendingItemStaysAtThePlaceUntilItIsAccepted() async {
    await model.hand(in: 7)
    #expect(model.session.activeDrags.isEmpty && !model.session.isDragging)
    let wait = model.session.pendingDrop(containing: 7)
    #expect(wait?.place == "office" && wait?.point == nil)
    #expect(model.ended.isEmpty && !model.pickUp(7, by: .pointer), "a pending item cannot be picked up")
    await model.answer(.stays("office"), of: 7)
    #expect(model.session.pendingDrops.isEmpty)
    #expect(model.ended.map(\.outcome) == [.stays("office")])
    #expect(model.pickUp(7, by: .pointer))
  }

  @Test func aPendingItemReturnsIfItIsRefused() async {
    await model.hand(in: 7)
    await model.answer(.returns(.refused("no stamp")), of: 7)
    #expect(model.ended.map(\.outcome) == [.returns(.refused("no stamp"))])
  }

  @Test func theAnswerDecidesWhereTheItemStays() async {
    await model.hand(in: 1)
    await model.answer(.stays("shelf"), of: 1)
    #expect(model.ended.map(\.letter) == [1, 2])
    #expect(model.ended.map(\.outcome) == [.stays("shelf"), .stays("office")], "the rules decide about its companion")
  }

  @Test func aLateAnswerToACancelledDropIsIgnored() async {
    await model.hand(in: 7)
    let first = model.dragState.pendingTasks[7]
    model.cancel(7)
    #expect(model.ended.map(\.outcome) == [.returns(.cancelled)])
    #expect(model.session.pendingDrops.isEmpty && model.dragState.pendingTasks.isEmpty)
    await model.hand(in: 7)
    await model.answer(.stays("office"), of: 7, to: first)
    #expect(model.session.pendingDrop(containing: 7) != nil, "the first question is about another drop")
    await model.answer(.stays("office"), of: 7)
    #expect(model.ended.map(\.outcome) == [.returns(.cancelled), .stays("office")])
  }

  @Test func aDropIsAskedAboutOnce() async {
    await model.hand(in: 7)
    #expect(model.dropGroup(of: 7) == nil, "it is still pending")
    #expect(model.dropGroup(of: 8)?.isEmpty == true, "it is not dragged")
    await model.answer(.stays("office"), of: 7)
    #expect(model.questions.isEmpty && model.ended.map(\.letter) == [7])
  }

  @Test func aWithdrawnPendingItemHasNoEnd() async {
    model.receive([7], by: .pointer)
    await model.dropAtOffice(7)
    let decision = model.dragState.pendingTasks[7]
    model.withdraw(7)
    #expect(model.session.pendingDrops.isEmpty && model.dragState.pendingTasks.isEmpty)
    #expect(decision?.isCancelled == true)
    await model.answer(.stays("office"), of: 7, to: decision)
    #expect(model.ended.isEmpty)
  }

  @Test func companionsArePendingAndEndTogether() async {
    await model.hand(in: 1)
    #expect(model.session.pendingDrop(containing: 2)?.item == 1 && !model.pickUp(2, by: .keyboard))
    await model.answer(.returns(.refused("no stamp")), of: 1)
    #expect(model.ended.map(\.letter) == [1, 2] && model.ended.allSatisfy { !$0.outcome.stays })
    await model.hand(in: 1)
    await model.answer(.stays("office"), of: 1)
    #expect(model.ended.suffix(2).map(\.outcome) == [.stays("office"), .stays("office")])
  }

  @Test func cancelAllEndsPendingDropsAndCancelActiveDragsDoesNot() async {
    await model.hand(in: 7)
    model.pickUp(8, by: .pointer)
    model.cancelActiveDrags()
    #expect(model.ended.map(\.letter) == [8] && model.session.pendingDrop(containing: 7) != nil)
    model.cancelAll()
    #expect(model.ended.map(\.letter) == [8, 7] && model.session.pendingDrops.isEmpty)
    await model.answer(.stays("office"), of: 7)
    #expect(model.ended.count == 2)
  }

  @Test func severalDropsCanBePending() async {
    await model.hand(in: 7)
    await model.hand(in: 8)
    #expect(model.session.pendingDrops.map(\.item) == [7, 8])
    await model.answer(.stays("office"), of: 7)
    #expect(model.session.pendingDrops.map(\.item) == [8])
    await model.answer(.stays("office"), of: 8)
    #expect(model.session.pendingDrops.isEmpty)
  }

  @Test func aSessionWithoutAModelHasPendingDrops() {
    var session = DragSession<Post>()
    let rules = Post()
    #expect(session.pickUp(7, by: .keyboard, rules: rules) == [])
    session.move(7, to: nil, over: "office", rules: rules)
    #expect(session.drop(7, rules: rules) == nil && session.pendingDrops.map(\.item) == [7])
    #expect(session.cancel(7) && !session.cancel(7) && session.pendingDrops.isEmpty)
  }
}
