import FoundationEssentials
import Testing

@testable import Games

@Suite struct HistoryTests {
  @Test func redoRestoresTheStatesThatUndoLeft() {
    var history = History(0)
    #expect(!history.canUndo && !history.canRedo)
    for state in 1...3 { history.record(state) }
    history.undo()
    #expect(history.present == 2)
    history.undo()
    #expect(history.present == 1)
    history.redo()
    #expect(history.present == 2)
    #expect(history.states == [0, 1, 2, 3])
  }

  @Test func recordingRemovesUndoneStates() {
    var history = History(0)
    history.record(1)
    history.undo()
    history.record(2)
    #expect(!history.canRedo)
    #expect(history.states == [0, 2])
  }

  @Test func undoAndRedoAtTheEndsChangeNothing() {
    var history = History(0)
    #expect(history.undo() == false)
    #expect(history.redo() == false)
    #expect(history == History(0))
  }

  @Test func theOldestStatesAreRemoved() {
    var history = History(0)
    for state in 1...510 { history.record(state) }
    while history.undo() {}
    #expect(history.present == 10)
    #expect(history.states.count == 501, "500 moves can be undone")
  }

  @Test func undoAndRedoCanSkipStates() {
    var history = History(0)
    for state in 1...6 { history.record(state) }
    let isThird = { (state: Int) in state.isMultiple(of: 3) }
    #expect(history.canUndo(to: isThird))
    history.undo(to: isThird)
    #expect(history.present == 3)
    history.undo(to: isThird)
    #expect(history.present == 0 && !history.canUndo(to: isThird))
    history.redo(to: isThird)
    #expect(history.present == 3)
    history.redo { $0 > 10 }
    #expect(history.present == 6, "redo stops at the last state")
    #expect(history.undo { $0 > 10 } == false && history.present == 6)
  }

  @Test func aFindingChangesAllStatesAndRemovesThoseFromAnEndOn() {
    var history = History(0)
    for state in 1...5 { history.record(state) }
    for _ in 1...2 { history.undo() }
    let tenfold = { (state: Int) in state * 10 }
    var revised = history
    revised.revise(tenfold, isEnd: { $0 == 10 })
    #expect(revised.states == [20, 30, 40, 50] && revised.present == 30)
    revised = history
    revised.revise(tenfold, isEnd: { $0 == 40 })
    #expect(revised.states == [0, 10, 20, 30] && revised.present == 30)
  }

  @Test func decodingAHistoryReturnsTheEncodedOne() throws {
    var history = History(0)
    for state in 1...3 { history.record(state) }
    history.undo()
    let data = try JSONEncoder().encode(history)
    #expect(try JSONDecoder().decode(History<Int>.self, from: data) == history)
  }
}
