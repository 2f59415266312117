import Testing

@testable import Games

@Suite struct EventLogTests {
  @Test func changesSinceASerialAreReturned() {
    var log = EventLog<String>()
    #expect(log.changes(since: 0) == [])
    log.append(["a", "b"])
    let serial = log.serial
    log.append(["c"])
    #expect(log.changes(since: 0) == ["a", "b", "c"])
    #expect(log.changes(since: serial) == ["c"])
    #expect(log.changes(since: log.serial) == [])
    #expect(log.changes(since: log.serial + 5) == [])
  }

  @Test func theLast64ChangesAreKept() {
    var log = EventLog<Int>()
    for change in 1...100 { log.append([change]) }
    #expect(log.serial == 100)
    #expect(log.changes(since: 0) == Array(37...100))
    #expect(log.changes(since: 98) == [99, 100])
  }
}
