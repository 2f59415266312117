import Geometry
import Testing
import TestSupport

@testable import Games

@Suite @MainActor struct JigsawTrayTests {
  private static let views = [
    Size(width: 360, height: 560), Size(width: 340, height: 300), Size(width: 1000, height: 700),
    Size(width: 3840, height: 2000),
  ]

  @Test func traysLieBesideEachOtherAtTheBottom() {
    for view in Self.views {
      for count in 1...6 {
        let layout = JigsawTrayLayout(count: count, view: view)
        let free = Rect(x: 0, y: 0, width: view.width, height: view.height)
        #expect(layout.trays.count == count && layout.height > 0 && layout.height < 0.5 * max(400, view.height))
        for (index, tray) in layout.trays.enumerated() {
          #expect(tray.minX >= free.minX && tray.maxX <= free.maxX && tray.maxY <= free.maxY)
          #expect(tray.minY >= view.height - layout.height - 0.01)
          #expect(layout.trays[..<index].allSatisfy { $0.overlap(with: tray) == 0 })
          #expect(layout.tray(at: tray.center) == index)
        }
      }
    }
    #expect(JigsawTrayLayout(count: 0, view: Self.views[0]).height == 0)
    #expect(JigsawTrayLayout(count: 2, view: Self.views[0]).tray(at: .zero) == nil)
  }

  @Test func slotsAreInTheirTrayAndAtLeast24PixelsWide() {
    for view in Self.views {
      for trays in [1, 3, 6] {
        let layout = JigsawTrayLayout(count: trays, view: view)
        for count in [1, 4, 12, 60, 400] {
          let slots = layout.slots(count, inTray: trays - 1)
          #expect(slots.count == count && Set(slots).count == count)
          for slot in slots {
            let area = slot.size.width * slot.size.height
            #expect(layout.trays[trays - 1].inset(by: -1).overlap(with: slot) > 0.99 * area)
            #expect(slot.size.width >= 24)
          }
        }
        let few = layout.slots(2, inTray: 0)
        #expect(few[0].overlap(with: few[1]) == 0)
      }
    }
  }

  @Test func traysAreMirroredFromRightToLeft() {
    let (view, count) = (Self.views[2], 3)
    let (layout, mirrored) = (
      JigsawTrayLayout(count: count, view: view), JigsawTrayLayout(count: count, view: view, isRightToLeft: true)
    )
    for tray in 0..<count {
      #expect(abs(layout.trays[tray].minX - (view.width - mirrored.trays[tray].maxX)) < 0.01)
      let (slot, other) = (layout.slots(3, inTray: tray)[2], mirrored.slots(3, inTray: tray)[2])
      #expect(abs(slot.minX - (view.width - other.maxX)) < 0.01)
    }
  }

  @Test func selectedPiecesOfATrayAreDraggedWithoutThoseOnTheTable() throws {
    let game = JigsawGame(try TestWorld())
    game.addTray()
    for index in [0, 5, 10] { game.bring(piece(index), to: .tray(0)) }
    for index in [0, 2, 5, 10] { game.toggleSelection(piece(index)) }
    #expect(game.rules.dragGroup(for: piece(0)) == [piece(5), piece(10)])
    #expect(game.rules.dragGroup(for: piece(2)) == [])
    let target = game.geometry.frame.center
    game.bring(piece(0), to: target)
    #expect(game.state.groups(inTray: 0).isEmpty)
    let centers = game.state.centers(in: game.geometry)
    let side = min(game.geometry.cell.width, game.geometry.cell.height)
    #expect(centers[0].distance(to: target) < 1)
    for (one, other) in [(0, 5), (0, 10), (5, 10)] { #expect(centers[one].distance(to: centers[other]) > side) }
  }

  @Test func theEdgeFilterDoesNotHidePiecesInTrays() throws {
    let game = JigsawGame(try TestWorld())
    game.addTray()
    game.bring(piece(4), to: .tray(0))
    game.showEdgesOnly(true)
    #expect(!game.hiddenPieces.contains(piece(4)) && game.rules.canPickUp(piece(4)))
    #expect(game.hiddenPieces.contains(piece(7)) && !game.rules.canPickUp(piece(7)))
  }
}
