import Boards
import CGtk
import DragAndDrop
import Geometry
import Widgets

extension Check {
  /// What a board draws again of many items at rest.
  static let changesAtRest: [Check] = [
    Check("Changes at rest: of many children those alone are asked that have changed, and their neighbors") {
      let tray = Tray(count: 200)
      let stage = try Stage(tray)
      let (before, contents) = (tray.groups, tray.contents)
      try expect(before.count, is: 4, "groups")
      try expect(contents.count, is: 200, "contents")
      tray.pieces[7].color = .black
      tray.changed = [tray.pieces[7].pointer]
      tray.queueDraw()
      try stage.frames(2)
      let after = tray.groups
      try expect(zip(before, after).count { $0 != $1 }, is: 1, "groups that are others")
      try expect(before[0] != after[0], "the one with what was to be drawn again")
      try expect(zip(contents, tray.contents).count { $0 != $1 }, is: 1, "contents that are others")
      try expect(contents[7] != tray.contents[7], "that of the one that was to be drawn again")
      try expect(Pixels(of: tray)[tray.point(7)], is: .black, "its color")
      // The change is not reported for a single child.
      tray.pieces[9].color = .black
      tray.changed = nil
      tray.queueDraw()
      try stage.frames(2)
      try expect(Pixels(of: tray)[tray.point(9)], is: .black, "its color, where any may have changed")
    },

    Check("Changes at rest: whatever happens among many, they look as if all were drawn again") {
      // What glides would have moved on from one picture to the next.
      Desktop.setAnimations(false)
      for seed in 1...4 as ClosedRange<UInt64> {
        let scene = ChangingScene(seed: seed)
        let stage = try Stage(scene.board, height: 440)
        for step in 1...40 {
          let done = (0..<scene.number(1...4)).map { _ in scene.change() }
          try stage.frames(scene.number(1...3))
          let shown = Pixels(of: scene.board).bytes
          scene.board.queueDraw()
          try stage.frames(1)
          try expect(
            Pixels(of: scene.board).bytes == shown,
            "seed \(seed), step \(step), after \(done.joined(separator: ", ")): another picture than before")
        }
      }
    },
  ]
}

/// A widget with many children, which redraws those that are reported as changed.
private final class Tray: CustomWidget {
  let pieces: [PlainPiece]
  /// Nil where any may have changed.
  var changed: Set<ChildDrawings.Child>? = []
  private var drawings = ChildDrawings()

  init(count: Int) {
    pieces = (0..<count).map { _ in PlainPiece() }
    super.init(WidgetKind(styleName: "board", role: .group))
    for (index, piece) in pieces.enumerated() {
      piece.frame = Rect(center: point(index), side: 8)
      gtk_widget_set_parent(piece.pointer, pointer)
    }
  }

  isolated deinit { for piece in pieces { gtk_widget_unparent(piece.pointer) } }

  func point(_ index: Int) -> Point { Point(x: 10 + 10 * Double(index % 20), y: 10 + 10 * Double(index / 20)) }

  override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) { (300, 300) }

  override func allocate(_ size: Size) {
    for piece in pieces {
      gtk_widget_measure(piece.pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      piece.allocate(in: piece.frame)
    }
  }

  override func drawChildren(_ snapshot: Snapshot) {
    snapshot.draw(layers: drawings.draw(pieces.map(\.pointer), of: self, changed: changed, in: snapshot))
  }

  /// What neighbors have drawn, by their nodes.
  var groups: [OpaquePointer?] {
    guard let node = RenderNode.shown(by: self) else { return [] }
    defer { gsk_render_node_unref(node) }
    return Self.parts(of: node)
  }

  /// What each of them has drawn, wherever it lies.
  var contents: [OpaquePointer?] {
    guard let node = RenderNode.shown(by: self) else { return [] }
    defer { gsk_render_node_unref(node) }
    return Self.parts(of: node).flatMap(Self.parts).map(gsk_transform_node_get_child)
  }

  private static func parts(of node: OpaquePointer?) -> [OpaquePointer?] {
    (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
  }
}

/// A board of many small pieces, to which anything happens.
private final class ChangingScene {
  let board = Board(smallest: Size(width: 400, height: 400), preferred: Size(width: 400, height: 400))
  private var pieces: [PlainPiece] = []
  private weak var hidden: PlainPiece?
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0..<180 { add() }
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Does one thing to a piece, and says what.
  func change() -> String {
    let piece = pieces.randomElement(using: &random)!
    let changes: [(name: String, change: () -> Void)] = [
      ("colored", { piece.color = self.color() }),
      ("colored, and all drawn ahead", { self.colorAhead(piece) }),
      ("moved", { piece.frame = self.frame() }),
      ("held", { piece.hold(at: self.frame().origin, grab: .zero) }),
      ("all sent home", { for piece in self.pieces where piece.isLifted { piece.animateToFrame() } }),
      ("sent from elsewhere", { piece.animateToFrame(from: self.frame().center) }),
      ("hinted at", { piece.isHinted.toggle() }),
      ("marked", { piece.mark = piece.mark == .none ? .accepted : .none }),
      ("added", add),
      ("taken away", { self.remove(piece) }),
      ("all reordered", { self.board.setOrder(self.pieces.shuffled(using: &self.random)) }),
      // The board is not told of it.
      ("faded", { gtk_widget_set_opacity(piece.pointer, Double(self.number(1...2)) / 2) }),
      ("hidden for a moment", { self.hide(piece) }),
    ]
    hidden?.isVisible = true
    let (name, change) = changes.randomElement(using: &random)!
    change()
    return name
  }

  private func hide(_ piece: PlainPiece) {
    piece.isVisible = false
    hidden = piece
  }

  private func colorAhead(_ piece: PlainPiece) {
    piece.color = color()
    board.drawAhead()
  }

  private func add() {
    let piece = PlainPiece(color())
    piece.frame = frame()
    pieces.append(piece)
    board.add(piece)
  }

  private func remove(_ piece: PlainPiece) {
    pieces.removeAll { $0 === piece }
    board.remove(piece)
  }

  private func frame() -> Rect {
    Rect(x: Double(number(0...370)), y: Double(number(0...370)), width: 20, height: Double(number(8...24)))
  }

  private func color() -> Color {
    Color(red: Double(number(0...3)) / 3, green: Double(number(0...3)) / 3, blue: Double(number(0...3)) / 3)
  }
}
