import Testing

@testable import DragAndDrop

@Suite @MainActor struct DragStateTests {
  private let live = DragState<Shelf>()

  private func end(_ items: Range<Int>) {
    for item in items { live.appendEnd(of: item, .returns(.missed), .move) }
  }

  @Test(arguments: [1, 64, 65, 100, 500, 5_000])
  func aReaderReadsEachEndOnce(count: Int) {
    end(0..<3)
    let reader = live.makeEndReader()
    end(3..<count + 3)
    #expect(live.unreadEnds(for: reader).map(\.item) == Array(3..<count + 3), "which does not read them")
    #expect(live.newEnds(for: reader).map(\.item) == Array(3..<count + 3))
    #expect(live.newEnds(for: reader).isEmpty)
    end(0..<1)
    #expect(live.newEnds(for: reader).map(\.item) == [0])
  }

  @Test func endsAreKeptForTheSlowestReader() {
    let (quick, slow) = (live.makeEndReader(), live.makeEndReader())
    for start in stride(from: 0, to: 300, by: 100) {
      end(start..<start + 100)
      #expect(live.newEnds(for: quick).count == 100)
    }
    #expect(live.newEnds(for: slow).map(\.item) == Array(0..<300))
  }

  @Test func only64EndsAreKeptWithoutAReader() {
    var reader: DragState<Shelf>.EndReader? = live.makeEndReader()
    end(0..<300)
    #expect(live.recentEnds.count == 300)
    reader = nil
    end(300..<301)
    #expect(reader == nil && live.recentEnds.count == 64 && live.lastEnd?.number == 301)
    end(301..<302)
    #expect(live.recentEnds.map(\.item) == Array(238..<302), "each new end removes the oldest one")
  }

  @Test func endsThatAllReadersHaveReadAreRemoved() {
    let reader = live.makeEndReader()
    end(0..<300)
    _ = live.newEnds(for: reader)
    end(300..<301)
    #expect(live.recentEnds.count == 64)
    #expect(live.newEnds(for: reader).map(\.item) == [300])
    end(0..<100)
    #expect(live.recentEnds.count == 100)
  }
}
