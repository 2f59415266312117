import BoardTesting
import DragAndDrop
import Observation
import Testing

/// Coins, each of which fits into every one of some drawers.
private struct Drawers: DropRules {
  var count = 1

  func verdict(for coin: String, over drawer: Int) -> DropVerdict<String> { .accepted }
  func places(for coin: String) -> [Int] { Array(0..<count) }
}

@MainActor @Observable private final class DrawersModel: DragModel {
  let dragState = DragState<Drawers>()
  var rules = Drawers()
}

@Suite @MainActor struct MenuTests {
  @Test(arguments: [(16, 16), (17, 0)]) func aMenuOffersAtMost16Places(count: Int, offered: Int) {
    let model = DrawersModel()
    model.rules.count = count
    let board = BoardTester(model, items: { _ in ["coin"] }, places: { Array(0..<$0.rules.count) })
    #expect(board.openMenu(of: "coin").count == offered)
  }
}
