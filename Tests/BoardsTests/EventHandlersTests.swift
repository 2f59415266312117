import Testing

@testable import Boards

@MainActor @Suite struct EventHandlersTests {
  @Test func theNewestHandlerIsCalledFirstAndCanKeepTheEvent() {
    var (handlers, calls): (EventHandlers<Int>, [String]) = (EventHandlers(), [])
    #expect(handlers.isEmpty && !handlers.call(1))
    handlers.add { event in
      calls.append("first \(event)")
      return event == 1
    }
    handlers.observe { calls.append("second \($0)") }
    handlers.add { event in
      calls.append("third \(event)")
      return event == 3
    }
    #expect(handlers.call(1))
    #expect(calls == ["third 1", "second 1", "first 1"])
    calls = []
    #expect(!handlers.call(2))
    #expect(calls == ["third 2", "second 2", "first 2"])
    calls = []
    #expect(handlers.call(3))
    #expect(calls == ["third 3"])
  }
}
