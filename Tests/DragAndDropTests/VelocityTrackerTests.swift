import Geometry
import InputEvents
import Testing

@Suite struct VelocityTrackerTests {
  /// Returns the velocity after samples with a time in seconds and a horizontal position.
  private func velocity(_ samples: (time: Double, x: Double)...) -> Point {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(Point(x: sample.x, y: 0), at: sample.time) }
    return tracker.velocity
  }

  @Test func theVelocityIsThatOfTheLastMoment() {
    let samples = velocity((0, 0), (1, 500), (1.0625, 500), (1.125, 516))
    #expect(samples == Point(x: 128, y: 0), "16 pixels in 0.125 s")
  }

  @Test func anOlderSampleCountsWhereThereAreFew() {
    #expect(velocity((2, 10), (3, 20)) == Point(x: 10, y: 0))
  }

  @Test func aSampleWithoutATimeChangesNothing() {
    let samples = velocity((1000, 0), (1000.0625, 16), (0, 400), (1000.125, 32))
    #expect(samples == Point(x: 256, y: 0))
    #expect(velocity((1000, 0), (1000.0625, 16), (0, 400)) == Point(x: 256, y: 0), "also as the last one")
  }

  @Test func aPressOrAMovementInNoTimeHasNoVelocity() {
    #expect(velocity() == .zero)
    #expect(velocity((1, 5)) == .zero)
    #expect(velocity((1, 5), (1, 50)) == .zero)
  }
}
