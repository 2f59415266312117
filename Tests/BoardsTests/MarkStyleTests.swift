import Boards
import Testing

@Suite struct MarkStyleTests {
  /// A place that accepts an item need not be the correct one.
  @Test func theSignOfAnAcceptingPlaceIsNeutral() {
    #expect(MarkStyle().acceptedSign == .arrow)
    #expect(MarkStyle(radius: 10, width: 6, ringGap: -3).acceptedSign == .arrow)
  }
}
