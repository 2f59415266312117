import Geometry
import Observation
import Testing

@testable import DragAndDrop

/// A note can be moved or copied to a folder, copied or linked to a page, and only moved to the bin.
private struct Desk: DropRules {
  func verdict(for note: Int, over place: String) -> DropVerdict<Never> { .accepted }
  func places(for note: Int) -> [String] { ["folder", "page", "bin"] }
  func dragGroup(for note: Int) -> [Int] { note == 1 ? [2] : [] }

  func operations(of note: Int, droppedOn place: String) -> [DropOperation] {
    switch place {
    case "folder": [.move, .copy]
    case "page": [.link, .copy]
    default: []
    }
  }
}

@MainActor @Observable private final class DeskModel: DragModel {
  let dragState = DragState<Desk>()
  let rules = Desk()
  var ended: [DropOperation] = []

  func dragEnded(_ note: Int, with outcome: Desk.Outcome) {}
  func dragEnded(_ note: Int, with outcome: Desk.Outcome, as operation: DropOperation) { ended.append(operation) }
}

@Suite @MainActor struct DropOperationTests {
  private let model = DeskModel()

  @Test(
    arguments: [
      ("folder", nil, .move), ("folder", .copy, .copy), ("folder", .link, .move), ("page", nil, .link),
      ("page", .copy, .copy), ("page", .move, .link), ("bin", .copy, .move),
    ] as [(String, DropOperation?, DropOperation)])
  func aRequestedOperationIsUsedIfThePlaceAllowsIt(place: String, requested: DropOperation?, operation: DropOperation) {
    model.pickUp(7, by: .pointer)
    model.requestOperation(requested, for: 7)
    model.move(7, to: nil, over: place)
    #expect(model.session.activeDrag(of: 7)?.operation == operation)
    #expect(model.drop(7) == .stays(place))
    #expect(model.ended == [operation] && model.dragState.lastEnd?.operation == operation)
  }

  @Test func aRequestOverAPlaceChangesTheOperationAtOnce() {
    model.pickUp(7, by: .pointer)
    model.move(7, to: Point(x: 3, y: 4), over: "folder")
    #expect(model.session.activeDrag(of: 7)?.operation == .move)
    model.requestOperation(.copy, for: 7)
    #expect(model.session.activeDrag(of: 7)?.operation == .copy && model.session.activeDrag(of: 7)?.place == "folder")
    #expect(model.session.activeDrag(of: 7)?.point == Point(x: 3, y: 4))
    model.move(7, to: nil, over: nil)
    #expect(model.session.activeDrag(of: 7)?.operation == .move, "over no place there is nothing to copy to")
    model.move(7, to: nil, over: "page")
    #expect(model.session.activeDrag(of: 7)?.operation == .copy, "the request stays until it is withdrawn")
    model.requestOperation(nil, for: 7)
    #expect(model.session.activeDrag(of: 7)?.operation == .link)
  }

  @Test func companionsAreDroppedWithTheSameOperation() {
    model.pickUp(1, by: .keyboard)
    model.requestOperation(.copy, for: 1)
    model.move(1, to: nil, over: "folder")
    model.drop(1)
    #expect(model.ended == [.copy, .copy])
  }

  @Test func aCancelledDragEndsAsAMove() {
    model.pickUp(7, by: .pointer)
    model.requestOperation(.copy, for: 7)
    model.move(7, to: nil, over: "folder")
    model.cancel(7)
    #expect(model.ended == [.move])
    model.requestOperation(.copy, for: 7)
    #expect(!model.session.isDragging, "a request for an item that is not dragged is ignored")
  }

  @Test func controlCopiesShiftMovesAndBothLink() {
    #expect(DropOperation(control: true, shift: false) == .copy)
    #expect(DropOperation(control: false, shift: true) == .move)
    #expect(DropOperation(control: true, shift: true) == .link)
    #expect(DropOperation(control: false, shift: false) == nil)
  }
}
