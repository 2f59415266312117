import BoardTesting
import DragAndDrop
import Games

/// A model of the toolkit that tells whether its items are where they should be.
@MainActor protocol ReplayModel: DragModel {
  /// Does something that only this model has; returns it in words.
  func perform(_ generator: inout SeededGenerator) async -> String
  /// Returns an action that opens a place.
  func openAction(of place: Place, for item: Item) -> (() -> Void)?
  /// Ends what is pending, before the end of a replay.
  func finish() async
  /// What does not hold in the state.
  var complaint: Complaint? { get }
}

extension ReplayModel {
  func openAction(of place: Place, for item: Item) -> (() -> Void)? { nil }
  func finish() async {}
}

/// Plays on a board of the toolkit.
@MainActor final class BoardPlayer<Model: ReplayModel>: ReplayPlayer {
  private let model: Model
  private let driver: BoardDriver<Model>
  private(set) var lastEvent = ""

  init(_ model: Model, _ makeBoard: (Model) -> BoardTester<Model>) {
    self.model = model
    let delegate = RecordingDelegate<Model>()
    delegate.open = { [unowned model] in model.openAction(of: $0, for: $1) }
    driver = BoardDriver(makeBoard(model), delegate)
  }

  func perform(_ generator: inout SeededGenerator, checksAll: Bool) async -> Complaint? {
    let isOwn = generator.number(below: 8) == 0
    lastEvent = isOwn ? await model.perform(&generator) : driver.perform(&generator)
    return driver.check.complaint() ?? model.complaint
  }

  func finish() async -> Complaint? {
    driver.finish()
    await model.finish()
    let isEmpty = model.session.items.isEmpty && model.session.pendingDrops.isEmpty
    return driver.check.complaint() ?? model.complaint
      ?? complaint(unless: isEmpty, "Every drag ends.", "\(model.session)")
  }
}
