import Geometry
import Testing

@testable import DragAndDrop

@Suite struct DragActivationTests {
  /// The states of a press at (100, 100) after moves to the right, each given by its distance and the seconds since the
  /// press.
  func states(_ activation: DragActivation, _ steps: [(way: Double, seconds: Double)]) -> [DragPress.State] {
    var press = DragPress(activation, at: Point(x: 100, y: 100))
    return [press.state]
      + steps.map { step in
        press.update(to: Point(x: 100 + step.way, y: 100), after: step.seconds)
        return press.state
      }
  }

  @Test func anActivationAtOnceDragsWithoutADelay() {
    #expect(states(.atOnce, [(0, 0)]) == [.dragging, .dragging])
    #expect(DragPress(.atOnce, at: .zero).delay == nil)
  }

  @Test func anActivationByDistanceIgnoresTheTime() {
    #expect(
      states(.distance(20), [(0, 9), (19, 10), (-20, 10), (0, 11)])
        == [.waiting, .waiting, .waiting, .dragging, .dragging])
    #expect(DragPress(.distance(20), at: .zero).delay == nil)
    #expect(states(.distance(0), [(0, 0)]) == [.waiting, .dragging])
  }

  @Test func anActivationByDelayFailsIfThePointerMovesTooFar() {
    let delay = DragActivation.delay(seconds: 0.5, tolerance: 5)
    #expect(states(delay, [(5, 0.49), (0, 0.5), (90, 0.6)]) == [.waiting, .waiting, .dragging, .dragging])
    #expect(states(delay, [(5.1, 0.1), (0, 0.2), (0, 9)]) == [.waiting, .failed, .failed, .failed])
    #expect(DragPress(delay, at: .zero).delay == 0.5)
  }

  @Test func aMoveReportedAfterTheDelayStillDrags() {
    #expect(states(.delay(seconds: 0.5), [(3, 0.2), (80, 0.7)]).last == .dragging)
  }
}
