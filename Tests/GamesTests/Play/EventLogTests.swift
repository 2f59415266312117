import Testing

@testable import Games

@Suite struct ChangeFeedTests {
  @Test func aReaderIsToldWhatCameAfter() {
    var feed = EventLog<String>()
    #expect(feed.changes(since: 0) == [])
    feed.append(["a", "b"])
    let serial = feed.serial
    feed.append(["c"])
    #expect(feed.changes(since: 0) == ["a", "b", "c"])
    #expect(feed.changes(since: serial) == ["c"])
    #expect(feed.changes(since: feed.serial) == [])
    #expect(feed.changes(since: feed.serial + 5) == [])
  }

  @Test func aSlowReaderMissesTheOldest() {
    var feed = EventLog<Int>()
    for change in 1...100 { feed.append([change]) }
    #expect(feed.serial == 100)
    #expect(feed.changes(since: 0) == Array(37...100))
    #expect(feed.changes(since: 98) == [99, 100])
  }
}
