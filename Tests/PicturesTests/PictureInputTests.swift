import Testing
import Widgets

@testable import Pictures

@Suite struct PictureInputTests {
  @Test func aFileOfUnknownSizeIsReadWholeOrNotAtAll() throws {
    // Linux gives 0 as the size of this file.
    let input = try PictureInput(uri: "file:///proc/self/status", Cancellation())
    #expect(input.size == 0)
    #expect(try input.bytes(limit: 10) == nil)
    #expect(try input.bytes(limit: 1 << 20)?.isEmpty == false)
  }
}
