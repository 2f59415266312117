import Boards
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// With `gtk-enable-animations` off, motions end at once.
  static let reducedMotion: [Check] = [
    Check("Reduced motion: a motion ends at once, and calls back") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      try expect(Motion.isEnabled(on: canvas), "animations are on at first")
      Desktop.setAnimations(false)
      try expect(!Motion.isEnabled(on: canvas), "the desktop has disabled them")
      var (steps, ends): ([Double], Int) = ([], 0)
      let motions = [
        Motion.timed(on: canvas, seconds: 5, step: { steps.append($0) }, done: { ends += 1 }),
        Motion.spring(on: canvas, step: { steps.append($0) }, done: { ends += 1 }),
      ]
      try expect(steps.allSatisfy { $0 == 1 } && !steps.isEmpty, "each step is the end: \(steps)")
      try expect(ends, is: 2, "calls of done")
      try stage.frames(3)
      withExtendedLifetime(motions) {}
      try expect(ends, is: 2, "calls of done, frames later")
    },

    Check("Reduced motion: the program can disable animations, and follow the desktop again") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let reducedMotion = ReducedMotion()
      try expect(Motion.isEnabled(on: canvas), "animations are on at first")
      reducedMotion.isWanted = true
      try expect(!Motion.isEnabled(on: canvas), "the program has disabled them")
      reducedMotion.isWanted = false
      try expect(Motion.isEnabled(on: canvas), "the desktop decides")
      withExtendedLifetime(stage) {}
    },

    Check("Reduced motion: the same wish again leaves the animations as they are") {
      let canvas = Canvas()
      let stage = try Stage(canvas)
      let reducedMotion = ReducedMotion()
      Desktop.setAnimations(false)
      reducedMotion.isWanted = false
      try expect(!Motion.isEnabled(on: canvas), "they are still disabled")
      withExtendedLifetime(stage) {}
    },

    Check("Reduced motion: a piece is lifted, hovers and returns at once") {
      Desktop.setAnimations(false)
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (piece, grab) = (scene.pieces[4], Point(x: 9, y: 9))
      piece.hold(at: Point(x: 200, y: 200), grab: grab)
      try stage.frames()
      try expect(scene.scale(of: piece), near: BoardOptions().liftedScale, within: 0.001, "scale in the first frame")
      try expect(piece.convert(grab, to: scene.board), near: Point(x: 200, y: 200), "the grabbed point")
      piece.hover { scene.places[0].hoverPoint }
      try expect(piece.currentFrame.center, near: scene.places[0].frame.center, "middle")
      piece.animateToFrame()
      try expect(piece.currentFrame, is: piece.frame, "frame")
      try expect(!piece.isMoving && !piece.isLifted, "it is at rest")
      piece.animateToFrame(from: Point(x: 10, y: 10))
      try expect(piece.currentFrame, is: piece.frame, "frame after another return")
      piece.animateToFrame(from: Point(x: 10, y: 10), after: 5)
      try expect(piece.currentFrame, is: piece.frame, "frame after one with a delay")
      try stage.frames(2)
      try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, "corner")
    },

    Check("Reduced motion: a piece at rest is below pieces that were added later") {
      Desktop.setAnimations(false)
      let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
      let (first, second) = (PlainPiece(red), PlainPiece(green))
      let board = BoardScene.pile(first, second)
      let stage = try Stage(board)
      first.hold(at: Point(x: 50, y: 50), grab: Point(x: 50, y: 50))
      try stage.frames(2)
      try expect(Pixels(of: board)[Point(x: 50, y: 50)], is: red, "color while the first piece is held")
      first.animateToFrame()
      try stage.frames(2)
      try expect(Pixels(of: board)[Point(x: 50, y: 50)], is: green, "color")
    },
  ]
}
