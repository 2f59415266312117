import Boards
import DragAndDrop
import Widgets

extension Check {
  /// Content of other programs that is dropped on a board.
  static let droppedContent: [Check] = [
    Check("Transfer: dropped text becomes items where it was dropped") {
      let scene = try TransferScene()
      let point = try scene.left.piece("b").frame.center
      _ = try scene.drag(to: point, of: scene.left)
      let offer = OfferScene(text: ["text/plain": "x"]).offer([.text])
      scene.left.coordinator.transfers?.target?.take(offer, at: point)
      try scene.leave(scene.left)
      try Loop.run(until: "it is there") { scene.left.game.things == ["a", "x'", "b"] }
      try scene.stage.frames(2)
      try expect(try scene.left.piece("x'").frame.size.height, is: 60, "its piece")
    },

    Check("Transfer: an item that is added during a drag of another program is in its place at once") {
      let scene = try TransferScene()
      let bag = scene.left
      _ = try scene.drag(to: try bag.piece("b").frame.center, of: bag)
      try expect(bag.game.session.activeDrags.first?.isIncoming, is: true, "the drag of the other program")
      bag.game.rules.sortableLists.insert("d", at: Bag.Place("Left", 2))
      bag.update()
      try expect(try !bag.piece("d").isMoving, "it does not come from the pointer")
    },

    Check("Transfer: content that does not fit is refused with its reason, and no item is added") {
      let scene = try TransferScene()
      let point = try scene.left.piece("b").frame.center
      scene.left.coordinator.showsRefusals = true
      _ = try scene.drag(to: point, of: scene.left)
      let offer = OfferScene(text: ["text/plain": "x\ny"]).offer([.text])
      scene.left.coordinator.transfers?.target?.take(offer, at: point)
      try Loop.run(until: "it is refused") {
        scene.left.game.dragState.lastEnd?.outcome == .returns(.refused("It is full."))
      }
      try expect(scene.left.game.things, is: ["a", "b"], "the items")
      try scene.stage.frames(2)
      try expect(scene.left.coordinator.board.refusal?.reason, is: "It is full.", "the reason is shown")
      scene.left.game.pickUp("a", by: .click)
      try scene.stage.frames(2)
      try expect(scene.left.coordinator.board.refusal == nil, "until the next drag")
    },

    Check("Transfer: content without items does not show the reason of an earlier refusal") {
      let scene = try TransferScene()
      let (bag, point) = (scene.left, try scene.left.piece("b").frame.center)
      bag.coordinator.showsRefusals = true
      @MainActor func drop(_ text: String) throws {
        _ = try scene.drag(to: point, of: bag)
        weak var unread: TransferOffer?
        do {
          let offer = OfferScene(text: ["text/plain": text]).offer([.text])
          unread = offer
          bag.coordinator.transfers?.target?.take(offer, at: point)
        }
        try Loop.run(until: "it was read") { unread == nil }
        try scene.stage.frames(2)
      }
      try drop("x\ny")
      try expect(bag.coordinator.board.refusal?.reason, is: "It is full.", "the reason of a refusal")
      try drop("\n")
      try expect(bag.coordinator.board.refusal == nil, "no reason")
      try expect(bag.game.things, is: ["a", "b"], "the items")
    },

    Check("Transfer: a link of a browser becomes an item, in both of its formats") {
      let link = "https://example.org/"
      let moz = "\(link)\nExample".utf8.flatMap { [$0, 0 as UInt8] }
      for (type, content) in [("text/uri-list", Array("\(link)\r\n".utf8)), ("text/x-moz-url", moz)] {
        let scene = try TransferScene()
        let (bag, point) = (scene.left, try scene.left.piece("b").frame.center)
        bag.coordinator.transfer = ItemTransfer(placeholder: "?", kinds: [.files]) { _ in
          []
        } items: {
          if case .files(let uris) = $0 { uris } else { [] }
        }
        _ = try scene.drag(to: point, of: bag)
        bag.coordinator.transfers?.target?.take(OfferScene([(type, content)]).offer([.files]), at: point)
        try Loop.run(until: "\(type) is there") { bag.game.things == ["a", link, "b"] }
      }
    },

    Check("Transfer: another program that moves its content is told so only once a board has accepted it") {
      let decisions: [(Bag.Outcome, DragActions)] = [
        (.stays(Bag.Place("Left", 1)), .move), (.returns(.refused("It is full.")), []),
      ]
      for (outcome, action) in decisions {
        let scene = try TransferScene()
        let bag = scene.left
        bag.coordinator.transfer?.actions = .move
        bag.game.rules.isSlow = true
        let program = OtherProgram()
        try program.drop("x", as: .move, on: bag, of: scene)
        try Loop.run(until: "it is asked") { bag.game.isAsked }
        try scene.stage.frames(2)
        try expect(program.told, is: [], "what it is told while the drop is pending")
        bag.game.answer(outcome)
        try Loop.run(until: "it is told") { !program.told.isEmpty }
        try expect(program.told, is: [action], "what it is told")
        try expect(bag.game.things.contains("x'"), is: outcome.stays, "whether the item is there")
      }
    },

    Check("Transfer: another program keeps what it moves if not all of it stays") {
      let cases: [(DragActions, told: DragActions)] = [(.move, []), (.copy, .copy)]
      for (action, told) in cases {
        let scene = try TransferScene()
        scene.right.coordinator.transfer?.actions = [.copy, .move]
        scene.right.game.rules.refusedAlone = ["y'"]
        let program = OtherProgram()
        try program.drop("x\ny", as: action, on: scene.right, of: scene)
        try Loop.run(until: "it is told") { !program.told.isEmpty }
        try expect(program.told, is: [told], "what it is told")
        try expect(scene.right.game.things, is: ["x'", "c"], "the items")
      }
    },
  ]
}

/// Another program, from which text is dragged.
private final class OtherProgram {
  /// The actions with which its drops were finished.
  private(set) var told: [DragActions] = []

  /// Drops text on the first piece of a bag.
  func drop(_ text: String, as action: DragActions, on bag: BagBoard, of scene: TransferScene) throws {
    let point = try bag.piece(bag.game.things[0]).frame.center
    _ = try scene.drag(to: point, of: bag)
    let offer = OfferScene(text: ["text/plain": text]).offer([.text])
    offer.onFinish = { [weak self] in self?.told.append($0) }
    bag.coordinator.transfers?.target?.take(offer, ExternalDropTarget.Drag(actions: action), at: point)
  }
}
