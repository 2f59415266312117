import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// A board: frames, places, layout.
  static let board: [Check] = [
    Check("Board: every item is at its frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      for (index, item) in (scene.pieces + scene.places as [BoardItem]).enumerated() {
        let frame = BoardScene.cell(index, in: scene.board.size)
        try expect(item.frame, is: frame, "frame of item \(index)")
        try expect(item.currentFrame, is: frame, "current frame of item \(index)")
        try expect(scene.bounds(of: item)?.origin, near: frame.origin, "corner of item \(index)")
        try expect(item.size, is: frame.size.rounded, "size of item \(index)")
      }
      withExtendedLifetime(stage) {}
    },

    Check("Board: onLayout is called only for a new size and after setNeedsLayout") {
      let scene = BoardScene()
      var sizes: [Size] = []
      scene.board.onLayout.observe { sizes.append($0) }
      let stage = try Stage(scene.board)
      try expect(sizes, is: [scene.board.size], "layouts at first")
      scene.pieces[0].hold(at: Point(x: 40, y: 40), grab: .zero)
      try stage.frames(3)
      try expect(sizes.count, is: 1, "layouts after a move")
      scene.board.setNeedsLayout()
      try stage.frames(2)
      try expect(sizes.count, is: 2, "layouts after setNeedsLayout")
      try stage.resize(to: Size(width: 600, height: 700), scene.board)
      try expect(sizes.last, is: scene.board.size, "size of the last layout")
    },

    Check("Board: an item that is removed and added again is at its frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      scene.board.remove(piece)
      try stage.frames(2)
      try expect(piece.board == nil && gtk_widget_get_parent(piece.pointer) == nil, "it is removed")
      try expect(!scene.board.items.contains { $0 === piece }, "the board does not list it")
      scene.board.remove(piece)
      scene.board.add(piece)
      try stage.frames(2)
      try expect(scene.board.items.last === piece && piece.board === scene.board, "it is added again")
      try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, "corner")
    },

    Check("Board: an item that was hidden or measured again is at its frame") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let piece = scene.pieces[4]
      for change in [{ piece.isVisible = false }, { piece.isVisible = true }, { piece.queueResize() }] {
        change()
        try stage.frames(3)
      }
      try expect(scene.bounds(of: piece)?.origin, near: piece.frame.origin, "corner")
      try expect(piece.size, is: piece.frame.size.rounded, "size")
      try expect(gtk_widget_get_mapped(piece.pointer) != 0, "it is shown")
    },

    Check("Board: a lifted piece is above pieces that were added later") {
      let (red, green) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0))
      let (first, second) = (PlainPiece(red), PlainPiece(green))
      let board = BoardScene.pile(first, second)
      let stage = try Stage(board)
      let middle = Point(x: 50, y: 50)
      try expect(Pixels(of: board)[middle], is: green, "color at first")
      first.hold(at: middle, grab: middle)
      try stage.frames(2)
      try expect(Pixels(of: board)[middle], is: red, "color while the first piece is held")
      first.animateToFrame()
      try stage.frames(20)
      try expect(Pixels(of: board)[middle], is: green, "color when it is at rest again")
    },

    Check("Board: a mark is above all pieces at rest and does not draw them again") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let place = scene.pieces[0]
      let edge = place.frame.origin + Point(x: 1, y: 40)
      let (plain, before) = (Pixels(of: scene.board), scene.pieces.map(\.drawCount))
      // The place is covered by its neighbor, like all tiles but the last one.
      scene.pieces[1].frame = place.frame
      for mark in [PlaceMark.candidate, .accepted, .rejected] {
        place.mark = mark
        try stage.frames(2)
        try expect(Pixels(of: scene.board)[edge] != plain[edge], "the outline of \(mark)")
      }
      let sign = Point(x: place.frame.minX + 10, y: place.frame.minY + 10)
      try expect(Pixels(of: scene.board)[sign] != plain[sign], "the sign")
      place.mark = .none
      try stage.frames(2)
      try expect(Pixels(of: scene.board)[sign], is: plain[sign], "color without a mark")
      try expect(scene.pieces.map(\.drawCount), is: before, "draws")
    },

    Check("Board: a ring is above its neighbors and below what covers it, and does not draw them again") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let item = scene.pieces[0]
      let (edge, moved) = (item.frame.origin + Point(x: 40, y: -4), Point(x: 240, y: 296))
      let (beside, covered) = (Point(x: item.frame.maxX + 4, y: 50), Point(x: item.frame.minX - 4, y: 50))
      scene.pieces[1].frame = Rect(x: item.frame.maxX, y: 5, width: 40, height: 100)
      scene.pieces[2].frame = Rect(x: 0, y: 30, width: 30, height: 40)
      try stage.frames(2)
      let plain = Pixels(of: scene.board)
      var redrawn = 0
      let shown = scene.pieces.map { piece in
        GObjectRef(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(piece.pointer)))
      }
      for one in shown { one.connect("invalidate-contents") { redrawn += 1 } }
      for (name, show) in [("of the focus", item.showFocus), ("of a switch", item.showScanMark)] {
        show(true)
        try stage.frames(2)
        let ring = Pixels(of: scene.board)
        try expect(ring[edge] != plain[edge] && ring[beside] != plain[beside], "the ring \(name)")
        try expect(ring[covered], is: plain[covered], "what covers the ring \(name)")
        show(false)
        try stage.frames(2)
        try expect(Pixels(of: scene.board).bytes == plain.bytes, "no ring \(name) is left")
      }
      try expect(redrawn, is: 0, "pieces that GTK has drawn again")
      item.showFocus(true)
      item.hold(at: Point(x: 200, y: 300), grab: .zero)
      try stage.frames(2)
      let held = Pixels(of: scene.board)
      try expect(held[edge], is: plain[edge], "nothing is left where it was")
      try expect(held[moved] != plain[moved], "the ring around the held piece")
      try expect(redrawn > 0, "the piece is drawn again when it is lifted")
    },

    Check("Board: the sign of a mark is above a held piece and inside of the board") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let place = scene.pieces[0]
      place.frame = Rect(x: 0, y: 0, width: 20, height: 20)
      scene.pieces[4].hold(at: Point(x: 20, y: 20), grab: Point(x: 20, y: 20))
      try stage.frames(2)
      let (middle, plain) = (Point(x: 11, y: 11), Pixels(of: scene.board))
      place.mark = .accepted
      try stage.frames(2)
      try expect(Pixels(of: scene.board)[middle] != plain[middle], "the sign, whole, in the corner of the board")
    },

    Check("Board: a marked item that is removed and added again shows its mark") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let (place, plain) = (scene.pieces[8], Pixels(of: scene.board))
      place.mark = .rejected
      scene.board.remove(place)
      try stage.frames(2)
      let corner = place.frame.origin + Point(x: 1, y: 40)
      try expect(Pixels(of: scene.board)[corner].alpha, is: 0, "nothing is left where it was")
      scene.board.add(place)
      try stage.frames(2)
      try expect(Pixels(of: scene.board)[corner] != plain[corner], "the mark is shown again")
    },

    Check("Board: a piece removed during a motion leaks nothing and can be added again") {
      let scene = BoardScene()
      let stage = try Stage(scene.board)
      let baseline = Living()
      for piece in scene.pieces {
        piece.hold(at: Point(x: 50, y: 50), grab: .zero)
        piece.animateToFrame()
      }
      try stage.frames(2)
      for piece in scene.pieces { scene.board.remove(piece) }
      for piece in scene.pieces {
        try expect(piece.currentFrame, is: piece.frame, "frame")
        try expect(!piece.isMoving, "it does not move")
      }
      for piece in scene.pieces { scene.board.add(piece) }
      try stage.frames(3)
      try baseline.isBack()
      let (last, pixels) = (scene.pieces[8], Pixels(of: scene.board))
      try expect(scene.bounds(of: last)?.origin, near: last.frame.origin, "corner")
      for piece in scene.pieces { try expect(pixels[piece.frame.center], is: pixels[last.frame.center], "color") }
      try expect(pixels[last.frame.center].blue > 0.9, "the pieces are shown")
    },
  ]
}

extension Piece {
  /// Sets or clears the state by which GTK shows the focus for keys.
  func showFocus(_ isShown: Bool) {
    let flag = GTK_STATE_FLAG_FOCUS_VISIBLE
    isShown ? gtk_widget_set_state_flags(pointer, flag, 0) : gtk_widget_unset_state_flags(pointer, flag)
  }
}

extension Size {
  /// The size in whole pixels, as GTK allocates it.
  var rounded: Size { Size(width: width.rounded(), height: height.rounded()) }
}
